// Written by `edgewise schema` from the bodies and messages of src/edgewise/core/wire.py and src/edgewise/server. Do not edit; see docs/protocol.md.

import type * as dawnfall from "../games/dawnfall/wire";
import type * as the_edge from "../games/the_edge/wire";
import type * as maelstrom from "../games/maelstrom/wire";

export type {
  CardCard,
  EnhancementScene,
  HalfCard,
  Layout,
  ModelScene,
  OnModel,
  OnSquad,
  Payment,
  PlayerScene,
  PresetCard,
  SideCard,
  SpaceShape,
  SquadCard,
  SquadScene,
  TextCard,
  TokenScene,
} from "../games/dawnfall/wire";

export type {
  ArmyCard,
  ArmySide,
  ArmySquad,
  AtModel,
  AtSquad,
  EdgeEffect,
  EdgeItem,
  EdgeModel,
  EdgePlayer,
  EdgePool,
  EdgeScene,
  EdgeSquad,
  FreeTable,
  PowerCard,
  ProgressCard,
  Shape,
  Sight,
  SpellCard,
} from "../games/the_edge/wire";

export type {
  AbilityCard,
  ActingView,
  Berth,
  CoverWorth,
  Feature,
  Glance,
  Hit,
  MarkerView,
  MissionCard,
  ModelCard,
  ModelView,
  Named,
  Onlook,
  Part,
  PlayerView,
  Pool,
  Reason,
  RosterCard,
  RosterVerdict,
  RosterWish,
  Seen,
  Shot,
  UnitCard,
  UnitView,
  WeaponBand,
  WeaponCard,
} from "../games/maelstrom/wire";

export const LANGUAGES = ["en", "de", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LEVELS = ["recruit", "veteran", "warlord"] as const;
export type Level = (typeof LEVELS)[number];

export const LEDGERS = { DF: "dawnfall", ME: "maelstrom", ED: "the-edge" } as const;

/** A match as one seat sees it. */
export type Scene = dawnfall.Scene | the_edge.EdgeScene | maelstrom.Seen;

/** What can be led in a game or in one match, in one language; a game's own is tagged with its name as `game`. */
export type Content = dawnfall.Content | the_edge.Content | maelstrom.Content;

/** A board without pixels: its name, and for how many players it is. */
export type Geometry = dawnfall.Geometry | the_edge.Geometry | maelstrom.Geometry;

/** What an answer, a question or a line refers to, as numbers of the scene; what is empty is left out. */
export type About = dawnfall.About & the_edge.About & maelstrom.About;

/** Dice that a seat rolled, for the animation. */
export type Rolled = Die | maelstrom.Pool;

/** A point of the story of a match: the start of a turn, with the numbers that tell how it stood. */
export type Moment = dawnfall.Moment | the_edge.Moment | maelstrom.Moment;

/** A list to be judged; `options` are those of the match it is for. */
export type Wish = DeckList | maelstrom.RosterWish;

/** Whether a list is legal, every reason why not, and what it is made of. */
export type Verdict = DeckVerdict | maelstrom.RosterVerdict;

/** The answer to Measure; `problem` says what forbids what was measured. */
export type Measured = the_edge.Measured | maelstrom.Measured;

/** A message key with its parameters, and the ready text (empty when the client asked for no words). */
export interface Words {
  key: string;
  params: Record<string, unknown>;
  text: string;
}

/** Why something was refused: a code for programs, a key with parameters, a text, and the rule if there is one. */
export interface Problem {
  code: string;
  key: string;
  params: Record<string, unknown>;
  text: string;
  rule: string;
  field: string;
}

/** One die; `marked` says whether its face has a mark. */
export interface Die {
  seat: number;
  purpose: string;
  die: string;
  value: number;
  marked: boolean;
}

/** What is led, with Squads where they are chosen, and cards with copies. */
export interface DeckList {
  options?: Record<string, unknown>;
  faction: string;
  squads?: string[];
  cards: Record<string, number>;
}

/** How much of everything a list has, how many cards cost what, and which cards may be in it. */
export interface DeckVerdict {
  legal: boolean;
  problems: Problem[];
  squads: number;
  squads_wanted: number;
  cards: number;
  cards_wanted: number;
  curve: Record<string, number>;
  usable: string[];
}

/** One legal answer: its number in the list, the action to send back, and how it reads. */
export interface Option {
  index: number;
  action: Record<string, unknown>;
  words: Words;
  about: About;
}

/** What a seat is asked; `number` must be sent back with the answer; `fighters` are the models that fight now. A `window` only offers what may be used at such a time, and passing. */
export interface Question {
  number: number;
  seat: number;
  kind: string;
  words: Words;
  options: Option[];
  open: boolean;
  passing: number | null;
  if_passed: Words | null;
  about: About;
  fighters: number[];
  window: boolean;
}

/** Somebody else is asked: who, and what kind of question it is. */
export interface Waiting {
  seat: number;
  kind: string;
}

/** A line of the log. */
export interface Line {
  number: number;
  words: Words;
  rule: string;
  about: About;
  roll: Rolled | null;
  raw: Record<string, unknown>;
}

/** A seat's clock; it runs while `running`, counted from when the message was sent. */
export interface Clock {
  seat: number;
  left_ms: number;
  running: boolean;
  expired: boolean;
}

/** A place at the table and who sits there. */
export interface Chair {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  connected: boolean;
  faction: string;
}

/** How the match ended; no winner is a draw. */
export interface Ending {
  winners: number[];
  how: string;
  words: Words;
  rule: string;
}

/** The dice of a match: the hash before the first roll, seed and salt (hex) once it is over. */
export interface Commitment {
  hash: string;
  seed: string | null;
  salt: string | null;
}

/** A request to take something back, and who still has to agree. */
export interface Undoing {
  by: number;
  waiting_for: number[];
}

/** A proposal to let a bot take over a seat, and who still has to agree. */
export interface Replacing {
  seat: number;
  bot: string;
  by: number;
  waiting_for: number[];
}

/** A match from outside: nothing in it is secret. */
export interface Summary {
  match: string;
  game: string;
  title: string;
  mode: string;
  status: "open" | "over" | "running";
  chairs: Chair[];
  board: string;
  created: string;
  changed: string;
  public: boolean;
  hot_seat: boolean;
  turn: number | null;
  asked: number | null;
  answers: number;
  clock: ClockSetting | null;
  ending: Ending | null;
  rematch: string | null;
  origin: string | null;
}

/** Time for each seat in seconds, and what every answer adds. */
export interface ClockSetting {
  seconds: number;
  increment: number;
}

/** How often a seat is asked: forced answers are given for it, and reactions may be passed for it. `ask-news` leaves out what could be done at another time just as well, unless something has happened meanwhile; so do the levels that pass more. */
export interface Asking {
  forced: "answer" | "ask";
  reactions: "ask" | "ask-news" | "pass-always" | "pass-turn";
}

/** One option of a hint, with reasons in words. */
export interface Advice {
  index: number;
  worth: number | null;
  why: Words[];
}

/** A number that goes into a chance (None: it holds or not), with its source, rule and model. `usual` marks what is much the same in every fight: dice, rerolls and what they cost. */
export interface Factor {
  words: Words;
  value: number | null;
  rule: string;
  source: Words | null;
  model: number;
  usual: boolean;
}

/** One thing that may happen and how likely it is, from 0 to 1 and as a fraction. */
export interface Chance {
  words: Words;
  share: number;
  exact: string;
}

/** A seat and the secret that holds it. */
export interface Held {
  seat: number;
  secret: string;
}

/** The first message: the match, the seats of this connection, and what never changes. */
export interface Welcome {
  type: "Welcome";
  match: Summary;
  seats: number[];
  language: "de" | "en" | "pl";
  geometry: Geometry | null;
  commitment: Commitment;
  asking: Record<string, Asking>;
  version: string;
}

/** Everything that changes, for the faced seat (None: spectator); replaces what was sent before. `lines` replace the log from number `log_from` on. `scene` is None while a screen must be passed on (`pass_to`) or the match has not begun. */
export interface State {
  type: "State";
  seat: number | null;
  status: "open" | "over" | "running";
  answers: number;
  log_from: number;
  lines: Line[];
  scene: Scene | null;
  question: Question | null;
  waiting: Waiting | null;
  pass_to: number | null;
  clocks: Clock[];
  can_undo: boolean;
  undoing: Undoing | null;
  replacing: Replacing | null;
  ending: Ending | null;
}

/** Who sits where and who is connected; sent whenever it changes. */
export interface Seating {
  type: "Seating";
  chairs: Chair[];
  spectators: number;
}

/** The clocks, when they change without an answer. */
export interface Clocks {
  type: "Clocks";
  clocks: Clock[];
}

/** What other seats are asked to agree to; None: nothing. */
export interface Requests {
  type: "Requests";
  undoing: Undoing | null;
  replacing: Replacing | null;
  rematch: number[];
}

/** How far the bot at a seat has thought. */
export interface Thinking {
  type: "Thinking";
  seat: number;
  share: number;
  positions: number;
}

/** The intent `ref` was carried out and, where it changes the match, is stored. */
export interface Done {
  type: "Done";
  ref: number;
}

/** The intent `ref` was not carried out; nothing has changed. `ref` is None when it could not be read. */
export interface Refused {
  type: "Refused";
  ref: number | null;
  problem: Problem;
}

/** The answer to WhyNot: allowed, or the refusal with its rule. */
export interface Judged {
  type: "Judged";
  ref: number;
  allowed: boolean;
  problem: Problem | null;
}

/** The answer to WantHint: options from good to bad with what they are worth (share of wins from 0 to 1). */
export interface Hinted {
  type: "Hinted";
  ref: number;
  question: number;
  best: Advice[];
}

/** The answer to WantOdds: the chance asked for, then what may happen; numbers with reasons; costs in words. `seat` is the side that asks: how likely it does harm and takes harm (None: not told). `dice` has the chance of the Attack for each pair of dice, attacker first (`red-yellow`), when nothing is rerolled. */
export interface Computed {
  type: "Computed";
  ref: number;
  kind: string;
  seat: number;
  harm_done: number | null;
  harm_taken: number | null;
  chances: Chance[];
  factors: Factor[];
  exact: boolean;
  costs: Words[];
  dice: Record<string, number>;
}

/** The match is over: how, and the seed of its dice. */
export interface Ended {
  type: "Ended";
  ending: Ending;
  commitment: Commitment;
}

/** Everybody agreed: the new match, and the secrets of the seats of this connection in it. */
export interface RematchReady {
  type: "RematchReady";
  match: string;
  held: Held[];
}

/** The answer to Ping. */
export interface Pong {
  type: "Pong";
  ref: number;
}

/** The server is about to close this connection, and why. */
export interface Closing {
  type: "Closing";
  problem: Problem;
}

/** The first message of a client: secrets of its seats (none: a spectator), language, texts or keys only. */
export interface Hello {
  type: "Hello";
  secrets?: string[];
  language?: "de" | "en" | "pl";
  words?: boolean;
}

/** Hot-seat: the screen has been handed to this seat; its view may be sent. */
export interface Face {
  type: "Face";
  seat: number;
  ref?: number;
}

/** An answer to question number `question`: an action as in its options, or another where the question is open. */
export interface Answer {
  type: "Answer";
  question: number;
  action: Record<string, unknown>;
  ref?: number;
}

/** Would this action be allowed now, and if not, which rule forbids it? */
export interface WhyNot {
  type: "WhyNot";
  action: Record<string, unknown>;
  ref?: number;
}

/** Take back the own last answer; where that is not free the other seats are asked. */
export interface Undo {
  type: "Undo";
  ref?: number;
}

/** Agree or not to what another seat wants to take back. */
export interface AgreeUndo {
  type: "AgreeUndo";
  agree: boolean;
  ref?: number;
}

/** Give up for a seat of this connection. */
export interface Concede {
  type: "Concede";
  seat: number;
  ref?: number;
}

/** The clock of a seat ran out: win by it, or let a bot take over the seat. */
export interface ClaimClock {
  type: "ClaimClock";
  seat: number;
  how?: "bot" | "win";
  bot?: string;
  ref?: number;
}

/** Propose that a bot takes over the seat of somebody who left. */
export interface ReplaceByBot {
  type: "ReplaceByBot";
  seat: number;
  bot: string;
  ref?: number;
}

/** Agree or not to the proposed bot. */
export interface AgreeBot {
  type: "AgreeBot";
  agree: boolean;
  ref?: number;
}

/** Offer or accept another match with the same options, with seats changed round. */
export interface Rematch {
  type: "Rematch";
  ref?: number;
}

/** Choose how often a seat of this connection is asked. */
export interface SetAsking {
  type: "SetAsking";
  seat: number;
  asking: Asking;
  ref?: number;
}

/** Change the language of the texts; a State with the whole log follows. */
export interface SetLanguage {
  type: "SetLanguage";
  language: "de" | "en" | "pl";
  ref?: number;
}

/** What would a good player answer? */
export interface WantHint {
  type: "WantHint";
  question: number;
  ref?: number;
}

/** What would come of an action, or of a fight or Shot asked about as in `edgewise odds`, and how likely? */
export interface WantOdds {
  type: "WantOdds";
  action: Record<string, unknown>;
  ref?: number;
}

/** Lay the tape on a table of free measurement: gap, paths, route, reach, sights or stand; anybody may. */
export interface Measure {
  type: "Measure";
  what: Record<string, unknown>;
  ref?: number;
}

/** Are you there? */
export interface Ping {
  type: "Ping";
  ref?: number;
}

/** The server is ready. */
export interface Health {
  status: "ready";
  version: string;
  matches: number;
  connections: number;
  database: string;
  client: boolean;
}

/** A bot that may sit at a table, from weak to strong. */
export interface Bot {
  name: string;
  title: Words;
  about: Words;
}

/** A value that an option may have. */
export interface Choice {
  value: unknown;
  title: Words;
}

/** An option of a match: its name, values, default, and what it does in one line. */
export interface OptionChoice {
  name: string;
  kind: "choice" | "number" | "switch";
  default: unknown;
  title: Words;
  about: Words;
  choices: Choice[];
  low: number | null;
  high: number | null;
  rule: string;
  modes: string[];
}

/** A mode of a game with the numbers of seats it is for. */
export interface Mode {
  name: string;
  seats: number[];
  title: Words;
  about: Words;
  constants: Record<string, number>;
}

/** A game that can be played. */
export interface GameCard {
  name: string;
  title: string;
  modes: Mode[];
  options: OptionChoice[];
  boards: string[];
  factions: string[];
  rules: number;
}

/** All games and bots. */
export interface Games {
  games: GameCard[];
  bots: Bot[];
  languages: string[];
}

/** A rule as it stands in a list. */
export interface RuleLine {
  id: string;
  chapter: string;
  chapter_title: string;
  title: string;
}

/** A rule with its text (Markdown), its ruling, and its neighbours in the ledger. */
export interface RulePage {
  id: string;
  chapter: string;
  chapter_title: string;
  title: string;
  text: string;
  ruling: string | null;
  refers_to: string[];
  referred_by: string[];
  before: string | null;
  after: string | null;
}

/** The rules of a game, or those that speak of some words. */
export interface RuleList {
  game: string;
  search: string;
  rules: RuleLine[];
}

/** Who shall sit at a seat: `me` (this client), `open` (by invitation) or a `bot`. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

/** A match to be made; several seats `me` make a hot-seat match. */
export interface NewMatch {
  seats: SeatWish[];
  game?: string;
  options?: Record<string, unknown>;
  clock?: ClockSetting | null;
  public?: boolean;
}

/** An invitation to a seat; `path` is the link of it. */
export interface Invitation {
  seat: number;
  token: string;
  path: string;
}

/** A new match, the secrets of the own seats, and invitations to the open ones. */
export interface Created {
  match: Summary;
  held: Held[];
  invitations: Invitation[];
  commitment: Commitment;
}

/** Take an open seat; the invitation is needed unless the match is public. */
export interface Join {
  name: string;
  invitation?: string;
  seat?: number | null;
}

/** The seat that was taken. */
export interface Joined {
  match: Summary;
  held: Held;
}

/** A match and a secret of one of its seats. */
export interface Holding {
  match: string;
  secret: string;
}

/** The seats that a client remembers. */
export interface Holdings {
  held: Holding[];
}

/** One of the own matches: the seats that the secrets hold, and whether one of them is asked. */
export interface Mine {
  match: Summary;
  seats: number[];
  your_turn: boolean;
}

/** The own matches, the one that changed last first; secrets that hold nothing are left out. */
export interface MyMatches {
  matches: Mine[];
}

/** Public matches. */
export interface Matches {
  matches: Summary[];
}

/** A link that moves a seat to another device: it works once, within ten minutes. */
export interface Moved {
  path: string;
  token: string;
  seat: number;
}

/** Take over a seat by the link made on the other device, whose secret stops working. */
export interface Take {
  token: string;
}

/** One answer of a finished match. */
export interface Step {
  number: number;
  seat: number;
  turn: number;
  words: Words;
  log_from: number;
  lines: Line[];
  action: Record<string, unknown>;
}

/** A turn of the match: its number, whose it was, and its first step. */
export interface Turn {
  number: number;
  seat: number;
  step: number;
}

/** A finished match, step by step; scenes are fetched in pieces. */
export interface Replay {
  match: Summary;
  ending: Ending;
  commitment: Commitment;
  steps: Step[];
  turns: Turn[];
  story: Moment[];
  verified: boolean;
}

/** What a seat saw before a step; the last one is the end of the match. */
export interface SceneAt {
  step: number;
  scene: Scene;
}

/** A piece of a replay. */
export interface Scenes {
  match: string;
  seat: number | null;
  scenes: SceneAt[];
}

/** A roll or draw of a match, what the seed gives for it, and whether they agree. */
export interface Throw {
  number: number;
  kind: "draw" | "roll";
  seat: number;
  purpose: string;
  die: string;
  faces: number[];
  recorded: unknown[];
  computed: unknown[];
  agrees: boolean;
}

/** Every roll of a finished match computed anew from its seed. */
export interface DiceCheck {
  match: string;
  commitment: Commitment;
  hash_agrees: boolean;
  throws: Throw[];
  verified: boolean;
}

/** Play on from a step of a finished match: at which seat, and which bot takes the others. */
export interface PlayOn {
  step: number;
  seat: number;
  bot: string;
  name?: string;
}

export type FromServer =
  | Welcome
  | State
  | Seating
  | Clocks
  | Requests
  | Thinking
  | Done
  | Refused
  | Judged
  | Hinted
  | Computed
  | Measured
  | Ended
  | RematchReady
  | Pong
  | Closing;

export type FromClient =
  | Hello
  | Face
  | Answer
  | WhyNot
  | Undo
  | AgreeUndo
  | Concede
  | ClaimClock
  | ReplaceByBot
  | AgreeBot
  | Rematch
  | SetAsking
  | SetLanguage
  | WantHint
  | WantOdds
  | Measure
  | Ping;
