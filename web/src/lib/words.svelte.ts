// What the client says, in three languages. The texts of the game itself come ready from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch", pl: "Polski" };

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/edgewise/lang/en/web.ftl?raw"),
  de: () => import("../../../src/edgewise/lang/de/web.ftl?raw"),
  pl: () => import("../../../src/edgewise/lang/pl/web.ftl?raw"),
};

class Words {
  language: Language = $state("en");
  private bundle: FluentBundle | null = $state.raw(null);

  // A message in words; a key that is not known is shown as it is.
  say = (key: string, params: Record<string, FluentVariable> = {}): string => {
    const bundle = this.bundle;
    const message = bundle?.getMessage(key);
    return bundle && message?.value ? bundle.formatPattern(message.value, params) : key;
  };

  has = (key: string): boolean => Boolean(this.bundle?.hasMessage(key));

  load(language: Language, text: string): void {
    const bundle = new FluentBundle([language], { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.language = language;
    this.bundle = bundle;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  async speak(language: Language): Promise<void> {
    this.load(language, (await FILES[language]()).default);
    settings.change({ language });
  }
}

// The server speaks of players by number; at a table they have names. Other cases of the word stay as they are.
export const named = (text: string, name: (seat: number) => string): string =>
  text.replace(/\b(?:[Pp]layer|Spieler|[Gg]racz) (\d)\b/g, (_, n: string) => name(Number(n) - 1));

export const words = new Words();
export const say = words.say;
