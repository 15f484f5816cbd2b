// What this browser remembers: name, language, theme, the seats it holds and the decks saved here.
import type { Asking, Language } from "./protocol";

export type { Language };
export type Theme = "dark" | "light";

export interface HeldSeat {
  match: string;
  seat: number;
  secret: string;
}

export interface SavedDeck {
  id: string;
  name: string;
  faction: string;
  squads: string[];
  cards: Record<string, number>;
}

// A match as it looked last, for its thumbnail.
export interface Picture {
  pieces: { space: [number, number]; hexes: number[]; faction: string; seat: number }[];
  tokens: { space: [number, number]; kind: string; faction: string }[];
}

interface Kept {
  name: string;
  language: Language;
  theme: Theme;
  animations: boolean;
  game: string; // the one that was chosen last; empty: none yet
  forced: Asking["forced"];
  reactions: Asking["reactions"];
  seats: HeldSeat[];
  matches: string[];
  decks: SavedDeck[];
  invitations: Record<string, { seat: number; path: string }[]>;
  pictures: Record<string, Picture>;
}

const KEY = "edgewise";

function spoken(): Language {
  const wanted = typeof navigator === "undefined" ? "en" : navigator.language.slice(0, 2);
  return wanted === "de" || wanted === "pl" ? wanted : "en";
}

function start(): Kept {
  const fresh: Kept = {
    name: "",
    language: spoken(),
    theme: "dark",
    animations: true,
    game: "",
    forced: "answer",
    reactions: "ask-news",
    seats: [],
    matches: [],
    decks: [],
    invitations: {},
    pictures: {},
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class Settings {
  kept: Kept = $state(start());
  calm = $state(typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches);

  // Whether pieces travel and dice tumble.
  get moves(): boolean {
    return this.kept.animations && !this.calm;
  }

  change(part: Partial<Kept>): void {
    Object.assign(this.kept, part);
    this.keep();
  }

  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays; it only forgets.
    }
  }

  secretsOf(match: string): string[] {
    return this.kept.seats.filter((held) => held.match === match).map((held) => held.secret);
  }

  hold(match: string, seats: { seat: number; secret: string }[]): void {
    const others = this.kept.seats.filter((held) => held.match !== match || !seats.some((s) => s.seat === held.seat));
    this.change({ seats: [...others, ...seats.map(({ seat, secret }) => ({ match, seat, secret }))] });
    this.remember(match);
  }

  remember(match: string): void {
    this.change({ matches: [match, ...this.kept.matches.filter((each) => each !== match)].slice(0, 60) });
  }

  forget(match: string): void {
    this.change({
      matches: this.kept.matches.filter((each) => each !== match),
      seats: this.kept.seats.filter((held) => held.match !== match),
    });
  }
}

export const settings = new Settings();
