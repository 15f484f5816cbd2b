// What the client says, in three languages. The texts of the game itself come ready from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch", pl: "Polski" };

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/edgewise/lang/en/web.ftl?raw"),
  de: () => import("../../../src/edgewise/lang/de/web.ftl?raw"),
  pl: () => import("../../../src/edgewise/lang/pl/web.ftl?raw"),
};

// The words of a part of the client, which come when it does.
export type Texts = Record<Language, () => Promise<{ default: string }>>;

class Words {
  language: Language = $state("en");
  private bundle: FluentBundle | null = $state.raw(null);
  private readonly parts: Texts[] = [];

  // A message in words; a key that is not known is shown as it is.
  say = (key: string, params: Record<string, FluentVariable> = {}): string => {
    const bundle = this.bundle;
    const message = bundle?.getMessage(key);
    return bundle && message?.value ? bundle.formatPattern(message.value, params) : key;
  };

  has = (key: string): boolean => Boolean(this.bundle?.hasMessage(key));

  load(language: Language, ...texts: string[]): void {
    const bundle = new FluentBundle([language], { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.language = language;
    this.bundle = bundle;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  async speak(language: Language): Promise<void> {
    this.load(language, ...(await this.texts(language)));
    settings.change({ language });
  }

  // Says what a part of the client brings, too, in this language and in any other.
  async join(texts: Texts): Promise<void> {
    if (this.parts.includes(texts)) return;
    this.parts.push(texts);
    this.load(this.language, ...(await this.texts(this.language)));
  }

  private texts = async (language: Language): Promise<string[]> =>
    (await Promise.all([FILES, ...this.parts].map((texts) => texts[language]()))).map((each) => each.default);
}

// The server speaks of players by number; at a table they have names. Other cases of the word stay as they are.
export const named = (text: string, name: (seat: number) => string): string =>
  text.replace(/\b(?:[Pp]layer|Spieler|[Gg]racz) (\d)\b/g, (_, n: string) => name(Number(n) - 1));

export const words = new Words();
export const say = words.say;
