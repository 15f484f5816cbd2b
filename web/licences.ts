// The licences of everything that the built client carries, read from the installed packages.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILE = "third-party.txt";
const LICENCE = /^(licen[cs]e|copying|notice|ofl)\b/i;
const HEAD = `The browser client of Edgewise carries parts of these packages, each under its own licence.
Edgewise itself is under the Apache License 2.0.
`;
const APACHE = "Licensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0";
const RULE = "-".repeat(100);

interface Notice {
  name: string;
  version: string;
  licence: string;
  home: string;
  text: string;
}

/** The folder of the package that a module belongs to; none for our own modules. */
export function packageOf(id: string): string | undefined {
  // What Vite adds of its own has no file.
  if (id.startsWith("\0vite/")) return join(dirname(fileURLToPath(import.meta.url)), "node_modules", "vite");
  const path = id.replace(/^\0/, "").replace(/\?.*$/, "").replaceAll("\\", "/");
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
}

/** What a package says about its licence; one that ships none cannot be carried. */
export function noticeOf(folder: string): Notice {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
  const files = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .sort();
  const texts = files.map((file) => own(readFileSync(join(folder, file), "utf-8")));
  // Its text is that of Edgewise's own licence, which is packed beside this one.
  if (texts.length === 0 && about.license === "Apache-2.0") texts.push(APACHE);
  if (texts.length === 0)
    throw new Error(`${about.name} ships no licence: find out what it asks for, or do without it`);
  const home = (about.homepage ?? about.repository?.url ?? about.repository ?? "").replace(
    /^(?=[\w-]+\/[\w.-]+$)/,
    "https://github.com/",
  );
  return { name: about.name, version: about.version, licence: about.license, home, text: texts.join("\n\n") };
}

/** A package's own licence, without those of what it was built with, which we do not carry. */
function own(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .split(/^# Licenses of bundled dependencies$/m)[0]!
    .trim();
}

/** The notices as one text. */
export function told(found: Notice[]): string {
  const parts = found.map((each) =>
    [`${RULE}\n${each.name} ${each.version} (${each.licence})`, each.home, "", each.text].join("\n"),
  );
  return `${[HEAD, ...parts].join("\n\n")}\n`;
}

/** Writes the licences beside what is built. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].flatMap((id) => packageOf(id) ?? []));
      const found = [...folders].map(noticeOf).sort((a, b) => a.name.localeCompare(b.name, "en"));
      this.emitFile({ type: "asset", fileName: FILE, source: told(found) });
    },
  };
}
