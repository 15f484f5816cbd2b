// Written by `edgewise schema` from the bodies and messages of src/edgewise/server. Do not edit; see docs/protocol.md.

export const LANGUAGES = ["en", "de", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LEVELS = ["recruit", "veteran", "warlord"] as const;
export type Level = (typeof LEVELS)[number];

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

/** What an option or a line refers to, as numbers of the scene and of the geometry; what is empty is left out. */
export interface About {
  models?: number[];
  squads?: number[];
  spaces?: number[];
  hexes?: [number, number][];
  cards?: string[];
  tokens?: number[];
  seats?: number[];
}

/** One legal answer: its number in the list, the action to send back, and how it reads. */
export interface Option {
  index: number;
  action: Record<string, unknown>;
  words: Words;
  about: About;
}

/** What a seat is asked; `number` must be sent back with the answer; `fighters` are the models that fight now. */
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
}

/** Somebody else is asked: who, and what kind of question it is. */
export interface Waiting {
  seat: number;
  kind: string;
}

/** A die that was rolled, for the animation. */
export interface Rolled {
  seat: number;
  die: string;
  value: number;
  marked: boolean;
  purpose: string;
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

/** A Space: its number, [column, row], its name, its seven hexes as axial [q, r] (0 is the centre), neighbours. */
export interface SpaceShape {
  index: number;
  place: [number, number];
  label: string;
  hexes: [number, number][];
  neighbours: number[];
}

/** A ready layout of a board, as numbers of Spaces. */
export interface Layout {
  name: string;
  shrines: number[];
  sources: number[];
}

/** A piece of a free table, in mils: a polygon, or a circle as centre and radius; obstacles have a height. */
export interface Shape {
  polygon: [number, number][];
  circle: [number, number, number] | null;
  height: number;
  kind: string;
}

/** A table without Spaces, in mils from its south-west corner; `open`: left, bottom, right, top of the free part. */
export interface FreeTable {
  size: number;
  open: [number, number, number, number];
  pool_radius: number;
  obstacles: Shape[];
  grounds: Shape[];
}

/** A board without pixels: Spaces of axial hexes (x = q + r / 2, y = r * sqrt(3) / 2), or a free table. */
export interface Geometry {
  board: string;
  players: number[];
  spaces: SpaceShape[];
  layouts: Layout[];
  table: FreeTable | null;
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
  scene: Scene | EdgeScene | null;
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

/** A line to an enemy model: the gap, whether it is clear, and what blocks it (-1: nothing of that kind). */
export interface Sight {
  model: number;
  gap: number;
  clear: boolean;
  obstacle: number;
  enemy: number;
}

/** The answer to Measure, in mils; what the question does not ask for is empty, `problem` says what forbids it. */
export interface Measured {
  type: "Measured";
  ref: number;
  gap: number | null;
  contact: boolean;
  lengths: number[];
  allowances: number[];
  path: [number, number][];
  rings: [number, number][][];
  models: number[];
  pools: number[];
  sights: Sight[];
  places: [number, number][];
  problem: Problem | null;
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

/** One side of a Squad card; None is a dash. */
export interface SideCard {
  name: string;
  ini: number | null;
  att: number | null;
  defense: number | null;
  mov: number | null;
  att_reroll: boolean;
  def_reroll: boolean;
  through_obstacles: boolean;
  change_mode: string;
}

/** A Squad card. */
export interface SquadCard {
  id: string;
  name: string;
  kind: string;
  models: number;
  endurance: number;
  base: number;
  copies: number;
  basic: SideCard;
  other: SideCard;
  rulings: string[];
}

/** One half of a card: name, price in words and in Crystals or Charges, and its generated text. */
export interface HalfCard {
  name: string;
  cost: string;
  crystals: number | null;
  charges: number | null;
  bind: string;
  text: string;
  instant: boolean;
  passive: boolean;
}

/** An Action card or an Enhancement. */
export interface CardCard {
  id: string;
  name: string;
  kind: string;
  copies: number;
  squads: string[];
  attach_cost: string;
  upper: HalfCard;
  lower: HalfCard;
  rulings: string[];
}

/** A Banner, a Shrine or a token: name and texts. */
export interface TextCard {
  id: string;
  name: string;
  texts: string[];
  rulings: string[];
}

/** A starter list: Squads, and cards with copies. */
export interface PresetCard {
  name: string;
  squads: string[];
  cards: Record<string, number>;
}

/** A faction with everything in its box. */
export interface FactionCard {
  id: string;
  name: string;
  about: Words;
  squads: SquadCard[];
  cards: CardCard[];
  banners: TextCard[];
  shrines: TextCard[];
  tokens: TextCard[];
  presets: PresetCard[];
  rulings: string[];
}

/** An ability of a squad of The Edge; `range` in inches, if it has one. `by` is what an action names besides it (`caster`, `squad`, `shots` or nothing), `side` whom its target belongs to. */
export interface PowerCard {
  id: string;
  name: string;
  cost: number;
  timing: string;
  uses_action: boolean;
  scope: string;
  side: string;
  by: string;
  range: number | null;
  text: string;
  rulings: string[];
}

/** A spell card; `dedicated_to` names the type of squad that casts it, `dedicated_type` is its id. */
export interface SpellCard {
  id: string;
  name: string;
  cost: number;
  timing: string;
  uses_action: boolean;
  scope: string;
  side: string;
  by: string;
  range: number | null;
  text: string;
  rulings: string[];
  copies: number;
  dedicated_to: string;
  dedicated_type: string;
}

/** A progress card. */
export interface ProgressCard {
  id: string;
  name: string;
  kind: string;
  text: string;
  rulings: string[];
}

/** One side of a squad card of The Edge. */
export interface ArmySide {
  attack: number;
  defense: number;
  initiative: number;
  move: number;
  reroll_attack: boolean;
  reroll_defense: boolean;
  abilities: PowerCard[];
}

/** A squad card of The Edge; radius and height in mils. */
export interface ArmySquad {
  id: string;
  name: string;
  type: string;
  models: number;
  shields: number;
  radius: number;
  height: number;
  shift_cost: number | null;
  normal: ArmySide;
  shifted: ArmySide | null;
  rulings: string[];
}

/** An army of The Edge with everything in its box; a neutral one is summoned by others. */
export interface ArmyCard {
  id: string;
  name: string;
  about: Words;
  neutral: boolean;
  squads: ArmySquad[];
  spells: SpellCard[];
  progress: ProgressCard[];
  rulings: string[];
}

/** The factions or armies of a game or of one match, in one language. */
export interface Content {
  game: string;
  language: string;
  factions: FactionCard[];
  armies: ArmyCard[];
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

/** A list to be checked; `options` are those of the match it is for. */
export interface DeckList {
  faction: string;
  squads: string[];
  cards: Record<string, number>;
  options?: Record<string, unknown>;
}

/** Whether a list is legal, every reason why not, and what it is made of. */
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

/** A point of the story of a match: the numbers of each seat at the start of a turn. */
export interface Moment {
  step: number;
  turn: number;
  seat: number;
  marker: number;
  crystals: number[];
  models: number[];
  sources: number[];
  points: number[];
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
  scene: Scene | EdgeScene;
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

/** A player's open things. */
export interface PlayerScene {
  seat: number;
  faction: string;
  crystals: number;
  temporary: number;
  depleted: number;
  hand_count: number;
  deck_count: number;
  discard: string[];
  banner: string;
  banner_ready: boolean;
  shrine: string;
  sources: number;
  captured: number[];
  removed: boolean;
}

/** A model: the Space and the local hexes that its base covers (-1 and none: not on the board). */
export interface ModelScene {
  model: number;
  space: number;
  hexes: number[];
  alive: boolean;
  statuses: string[];
}

/** An attached Enhancement. */
export interface EnhancementScene {
  card: string;
  charges: number;
  bought: boolean;
  disabled: boolean;
}

/** A Squad with everything on its card; attributes hold now, None is a dash. */
export interface SquadScene {
  squad: number;
  seat: number;
  letter: string;
  card: string;
  other_side: boolean;
  attributes: Record<string, number | null>;
  endurance: number;
  shield: number;
  value: number;
  base: number;
  models: ModelScene[];
  enhancements: EnhancementScene[];
  statuses: string[];
  activated: boolean;
}

/** A map token: Shrine, Source or another; `controlled_by` for Sources. */
export interface TokenScene {
  token: number;
  kind: string;
  owner: number;
  space: number;
  hexes: number[];
  controlled_by: number | null;
}

/** A match as one seat sees it (None: a spectator); `hands` has the hands that this seat may see, by seat. */
export interface Scene {
  game: string;
  mode: string;
  seat: number | null;
  turn: number;
  kind: string;
  number: number;
  marker: number;
  ends: [number, number];
  neutral: number;
  charges: number;
  players: PlayerScene[];
  squads: SquadScene[];
  tokens: TokenScene[];
  resolving: string[];
  hands: Record<string, string[]>;
}

/** A player's open things; `zone` is left, bottom, right and top of the deployment zone. */
export interface EdgePlayer {
  seat: number;
  faction: string;
  vp: number;
  unused: number;
  used: number;
  hand_count: number;
  deck_count: number;
  graveyard: string[];
  progress: string[];
  zone: [number, number, number, number];
}

/** A model: its number, its code, the centre of its base in mils (None: not on the board), and its size. */
export interface EdgeModel {
  model: number;
  code: string;
  at: [number, number] | null;
  radius: number;
  height: number;
}

/** Something in force at a squad: of which card or ability, by whom, for one model only or for all, how long. */
export interface EdgeEffect {
  source: string;
  seat: number;
  model: number;
  until: string;
  card: boolean;
}

/** A squad card with everything on it; statistics hold now and are None when nobody is on the board. */
export interface EdgeSquad {
  squad: number;
  seat: number;
  letter: string;
  card: string;
  shifted: boolean;
  hp: number;
  shields: number;
  alive: boolean;
  waits: boolean;
  exhausted: boolean;
  attack: number | null;
  defense: number | null;
  initiative: number | null;
  move: number | null;
  rerolls: string[];
  models: EdgeModel[];
  progress: string[];
  effects: EdgeEffect[];
  used: string[];
}

/** A board pool and its crystals. */
export interface EdgePool {
  pool: number;
  at: [number, number];
  crystals: number;
}

/** A spell or ability in the queue, the newest last; `target` is a squad or a model, as its text says. */
export interface EdgeItem {
  seat: number;
  source: string;
  card: boolean;
  squad: number;
  caster: number;
  target: number;
  shots: [number, number][];
  bonus: boolean;
  cancelled: boolean;
}

/** A match of The Edge as one seat sees it (None: a spectator); `hands` has the hands that this seat may see. */
export interface EdgeScene {
  game: string;
  seat: number | null;
  turn: number;
  phase: string;
  starting: number;
  first: number;
  acting: number;
  active: number;
  moved: boolean;
  action: string;
  players: EdgePlayer[];
  squads: EdgeSquad[];
  pools: EdgePool[];
  queue: EdgeItem[];
  hands: Record<string, string[]>;
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
