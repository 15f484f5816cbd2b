// The HTTP side of the server. Every call answers with its type or throws a Trouble that says why not.
import type {
  Content,
  Created,
  DeckList,
  DeckVerdict,
  DiceCheck,
  Games,
  Geometry,
  Joined,
  Matches,
  Moved,
  MyMatches,
  NewMatch,
  PlayOn,
  Problem,
  Replay,
  RuleList,
  RulePage,
  Scenes,
  Summary,
} from "./protocol";
import { settings } from "./settings.svelte";

export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text || problem.code);
  }
}

const unreachable = (): Trouble =>
  new Trouble({ code: "unreachable", key: "web-unreachable", params: {}, text: "", rule: "", field: "" });

async function call<T>(path: string, body?: unknown, secret?: string): Promise<T> {
  const url = new URL(`/api${path}`, location.origin);
  url.searchParams.set("language", settings.kept.language);
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const wanted: RequestInit =
    body === undefined && !secret ? { headers } : { method: "POST", headers, body: JSON.stringify(body ?? {}) };
  const answer = await fetch(url, wanted).catch(() => {
    throw unreachable();
  });
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok)
    throw said && typeof said === "object" && "code" in said ? new Trouble(said as Problem) : unreachable();
  return said as T;
}

const kept = new Map<string, Promise<unknown>>();

// For what never changes while the server runs: content, rules, games.
function once<T>(path: string): Promise<T> {
  const key = `${settings.kept.language} ${path}`;
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = call<T>(path);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

export const api = {
  games: () => once<Games>("/games"),
  content: (game: string) => once<Content>(`/games/${game}/content`),
  contentOf: <G extends Content["game"]>(game: G) => once<Extract<Content, { game: G }>>(`/games/${game}/content`),
  board: (board: string, game = "dawnfall") => once<Geometry>(`/games/${game}/boards/${board}`),
  checkDeck: (list: DeckList, game = "dawnfall") => call<DeckVerdict>(`/games/${game}/decks/check`, list),
  rules: (search = "", game = "dawnfall") =>
    search ? call<RuleList>(`/rules/${game}?search=${encodeURIComponent(search)}`) : once<RuleList>(`/rules/${game}`),
  rule: (id: string, game = "dawnfall") => once<RulePage>(`/rules/${game}/${id}`),
  create: (wish: NewMatch) => call<Created>("/matches", wish),
  open: () => call<Matches>("/matches"),
  match: (id: string) => call<Summary>(`/matches/${id}`),
  matchContent: (id: string) => call<Content>(`/matches/${id}/content`),
  matchGeometry: (id: string) => call<Geometry>(`/matches/${id}/geometry`),
  join: (id: string, name: string, invitation: string) => call<Joined>(`/matches/${id}/join`, { name, invitation }),
  mine: () =>
    call<MyMatches>("/mine", { held: settings.kept.seats.slice(-100).map(({ match, secret }) => ({ match, secret })) }),
  moveSeat: (id: string, secret: string) => call<Moved>(`/matches/${id}/move`, undefined, secret),
  takeSeat: (id: string, token: string) => call<Joined>(`/matches/${id}/take`, { token }),
  replay: (id: string) => call<Replay>(`/matches/${id}/replay`),
  scenes: (id: string, first: number, count: number) =>
    call<Scenes>(`/matches/${id}/scenes?first=${first}&count=${count}`),
  dice: (id: string) => call<DiceCheck>(`/matches/${id}/dice`),
  playOn: (id: string, wish: PlayOn) => call<Created>(`/matches/${id}/play-on`, wish),
};
