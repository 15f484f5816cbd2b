// The rules ledger as the page needs it: chapters of rules with text, ruling and what is refused.
import { RULE_IDS, ruleLink } from "./rules";

export interface Rule {
  id: string;
  title: string;
  text: string;
  ruling: string;
  bad: string;
}
export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

export function chaptersOf(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  let rule: Rule | null = null;
  for (const line of markdown.split("\n")) {
    const chapter = /^## ([A-Z]+-[A-Z]+) (.+)$/.exec(line);
    const heading = /^### ([A-Z]+-[A-Z]+-\d+) (.+)$/.exec(line);
    if (chapter) {
      rule = null;
      chapters.push({ id: chapter[1] ?? "", title: chapter[2] ?? "", rules: [] });
    } else if (heading) {
      rule = { id: heading[1] ?? "", title: heading[2] ?? "", text: "", ruling: "", bad: "" };
      chapters.at(-1)?.rules.push(rule);
    } else if (rule) {
      if (line.startsWith("Ruling: ")) rule.ruling += sentence(line.slice(8));
      else if (line.startsWith("Bad input: ")) rule.bad += sentence(line.slice(11));
      else rule.text += line + "\n";
    }
  }
  return chapters.filter((chapter) => chapter.rules.length);
}

// The ledger goes on in small letters after its marks; on the page a sentence begins there.
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const escape = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

function inline(text: string, mark: string): string {
  let html = escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(RULE_IDS, (id) => `<a class="rule" href="${ruleLink(id)}">${id}</a>`);
  if (mark)
    html = html.replace(
      new RegExp(`(${mark.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})(?![^<]*>)`, "gi"),
      "<mark>$1</mark>",
    );
  return html;
}

// The few kinds of Markdown that the ledger uses: paragraphs, lists, numbered lists, tables, code.
export function html(markdown: string, mark = ""): string {
  const out: string[] = [];
  for (const block of markdown.trim().split(/\n{2,}/)) {
    const lines = block.split("\n");
    if (block.startsWith("```")) out.push(`<pre tabindex="0">${escape(lines.slice(1, -1).join("\n"))}</pre>`);
    else if (lines.every((line) => line.startsWith("|"))) out.push(table(lines, mark));
    else out.push(flow(lines, mark));
  }
  return out.join("");
}

function flow(lines: string[], mark: string): string {
  let out = "";
  let list = "";
  const close = () => {
    if (list) out += `</${list}>`;
    list = "";
  };
  for (const line of lines) {
    const item = /^(-|\d+\.) (.+)$/.exec(line);
    if (item) {
      const kind = item[1] === "-" ? "ul" : "ol";
      if (list !== kind) {
        close();
        out += `<${kind}>`;
        list = kind;
      }
      out += `<li>${inline(item[2] ?? "", mark)}</li>`;
    } else if (line.trim()) {
      close();
      out += `<p>${inline(line, mark)}</p>`;
    }
  }
  close();
  return out;
}

function table(lines: string[], mark: string): string {
  const rows = lines
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
  const [head = [], ...body] = rows;
  const cells = (row: string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${inline(cell, mark)}</${tag}>`).join("")}</tr>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escape(head[0] ?? "")}"><table><thead>${cells(head, "th")}</thead><tbody>${body.map((row) => cells(row, "td")).join("")}</tbody></table></div>`;
}

export const chapterOf = (id: string): string => id.split("-").slice(0, 2).join("-");

// Letters as a keyboard without accents writes them.
const plain = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("ß", "ss");
// Words bend at their ends: where none is found as it is written, its beginning is looked for.
const ENDING = 2;
const SHORTEST = 4;
const stem = (word: string): string =>
  word.includes("-") ? word : word.slice(0, Math.max(SHORTEST, word.length - ENDING));

export function search(chapters: Chapter[], query: string): Chapter[] {
  const wanted = plain(query.trim()).split(/\s+/).filter(Boolean);
  const found = containing(chapters, wanted);
  return found.length ? found : containing(chapters, wanted.map(stem));
}

function containing(chapters: Chapter[], words: string[]): Chapter[] {
  const hit = (rule: Rule) => {
    const all = plain(`${rule.id} ${rule.title} ${rule.text} ${rule.ruling} ${rule.bad}`);
    return words.every((word) => all.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(hit) }))
    .filter((chapter) => chapter.rules.length);
}
