// One match as this browser sees it: the socket, the last state, the log, and what is being asked of the server.
import type {
  Advice,
  Asking,
  Chair,
  Clock,
  Computed,
  Content,
  FromClient,
  FromServer,
  Geometry,
  Language,
  Line,
  Measured,
  Problem,
  Question,
  Rolled,
  Scene,
  State,
  Welcome,
} from "./protocol";
import { api, Trouble } from "./api";
import type { Act } from "./options";
import { settings } from "./settings.svelte";

type Intent = FromClient & { ref?: number };
type Reply = { ok: true; message: FromServer } | { ok: false; problem: Problem };
type Kind = FromServer["type"];
type Of<K extends Kind> = Extract<FromServer, { type: K }>;
const isOf = <K extends Kind>(message: FromServer, kind: K): message is Of<K> => message.type === kind;

const RETRY_MS = [300, 800, 1500, 3000, 5000];
const AGAIN_MS = [100, 200, 400, 800, 0];
const lost: Problem = { code: "lost", key: "web-lost", params: {}, text: "", rule: "", field: "" };

export class Table {
  welcome: Welcome | null = $state.raw(null);
  state: State | null = $state.raw(null);
  geometry: Geometry | null = $state.raw(null);
  content: Content | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  fresh: Line[] = $state.raw([]); // what the last state added
  undone: Line[] = $state.raw([]); // what it took back
  chairs: Chair[] = $state.raw([]);
  spectators = $state(0);
  rematch: number[] = $state.raw([]);
  newMatch = $state("");
  undoRefused = $state(false); // the others did not let this player take back
  thinking: { seat: number; share: number } | null = $state.raw(null);
  connected = $state(false);
  busy = $state(false);
  trouble: Problem | null = $state.raw(null);
  rolls: { roll: Rolled; line: Line }[] = $state.raw([]);
  clocksAt = $state(0);
  clocks: Clock[] = $state.raw([]);

  private language = "";
  private faced = -1; // the seat whose hand this screen has shown last
  private agreeing = $state(false); // the server still hears how often these seats want to be asked
  private socket: WebSocket | null = null;
  private ref = 0;
  private waiting = new Map<number, (reply: Reply) => void>();
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly match: string) {}

  get scene(): Scene | null {
    return this.state?.scene ?? null;
  }
  get question(): Question | null {
    return this.state?.question ?? null;
  }
  get seats(): number[] {
    return this.welcome?.seats ?? [];
  }
  // The seat through whose eyes the table is seen; a spectator looks from the first.
  get seat(): number {
    return this.state?.seat ?? this.seats[0] ?? 0;
  }
  // The seat that the screen is to be handed to; nobody, as long as it may turn out that nobody has to be asked.
  get passTo(): number | null {
    return this.agreeing ? null : (this.state?.pass_to ?? null);
  }
  get hotSeat(): boolean {
    return this.seats.length > 1;
  }

  connect(): void {
    this.closed = false;
    const url = `${location.origin.replace(/^http/, "ws")}/api/matches/${this.match}/socket`;
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      const hello: FromClient = {
        type: "Hello",
        secrets: settings.secretsOf(this.match),
        language: settings.kept.language,
        words: true,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.read(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.dropped(socket);
  }

  // Somebody else holds the seat now: what is left is to look on.
  watch(): void {
    settings.forget(this.match);
    this.trouble = null;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
  }

  private dropped(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.connected = false;
    this.busy = false;
    for (const done of this.waiting.values()) done({ ok: false, problem: lost });
    this.waiting.clear();
    if (this.closed) return;
    const wait = RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)];
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private read(message: FromServer): void {
    switch (message.type) {
      case "Welcome":
        this.welcomed(message);
        break;
      case "State":
        this.changed(message);
        break;
      case "Seating":
        this.chairs = message.chairs;
        this.spectators = message.spectators;
        break;
      case "Clocks":
        this.tick(message.clocks);
        break;
      case "Requests":
        this.undoRefused = Boolean(
          this.state?.undoing && !message.undoing && this.seats.includes(this.state.undoing.by),
        );
        this.rematch = message.rematch;
        if (this.state) this.state = { ...this.state, undoing: message.undoing, replacing: message.replacing };
        break;
      case "Thinking":
        this.thinking = { seat: message.seat, share: message.share };
        break;
      case "RematchReady":
        settings.hold(message.match, message.held);
        this.newMatch = message.match;
        break;
      case "Ended":
        if (this.state) this.state = { ...this.state, ending: message.ending, status: "over" };
        break;
      case "Closing":
        this.trouble = message.problem;
        // A match that is not there, or a secret that holds nothing, does not get better by asking again.
        if (["unknown-match", "wrong-secret"].includes(message.problem.code)) this.closed = true;
        break;
      case "Refused":
        this.settle(message.ref, { ok: false, problem: message.problem });
        break;
      case "Done":
      case "Judged":
      case "Hinted":
      case "Computed":
      case "Measured":
      case "Pong":
        this.settle(message.ref, { ok: true, message });
        break;
    }
  }

  private welcomed(message: Welcome): void {
    this.welcome = message;
    this.language = message.language;
    this.geometry = message.geometry ?? this.geometry;
    this.chairs = message.match.chairs;
    this.connected = true;
    this.tries = 0;
    this.trouble = null;
    settings.remember(this.match);
    void this.learn();
    void this.agree(message);
  }

  // How often the seats of this browser want to be asked, where the server knows it otherwise.
  private async agree({ seats, asking }: Welcome): Promise<void> {
    const { forced, reactions } = settings.kept;
    const others = seats.filter((seat) => {
      const now = asking[String(seat)];
      return now && (now.forced !== forced || now.reactions !== reactions);
    });
    this.agreeing = others.length > 0;
    await Promise.all(others.map((seat) => this.setAsking(seat, { forced, reactions })));
    this.agreeing = false;
  }

  // The texts of cards and Squads, in the language of the reader.
  async learn(): Promise<void> {
    try {
      this.content = await api.matchContent(this.match);
    } catch (problem) {
      if (problem instanceof Trouble) this.trouble = problem.problem;
    }
  }

  // A connection that was lost does not know whom it showed: nobody else has seen the screen since, and nobody is asked to pass it on.
  private uncovered(state: State): State {
    if (state.pass_to === null) return state;
    if (state.pass_to !== this.faced || !this.state?.scene) {
      this.faced = -1;
      return state;
    }
    void this.face(this.faced);
    const { seat, scene, question } = this.state;
    return { ...state, seat, scene, question, pass_to: null };
  }

  private changed(told: State): void {
    const state = this.uncovered(told);
    const first = this.state === null;
    const known = this.log.length;
    this.undone = this.log.slice(state.log_from);
    this.log = [...this.log.slice(0, state.log_from), ...state.lines];
    this.fresh = first || state.log_from < known ? [] : state.lines;
    this.state = state;
    this.busy = false;
    this.undoRefused = false;
    this.thinking = null;
    this.tick(state.clocks);
    const rolled = this.log.flatMap((line) => (line.roll ? [{ roll: line.roll, line }] : []));
    this.rolls = rolled.slice(-2);
  }

  private tick(clocks: Clock[]): void {
    this.clocks = clocks;
    this.clocksAt = Date.now();
  }

  private settle(ref: number | null, reply: Reply): void {
    if (ref === null) {
      if (!reply.ok) this.trouble = reply.problem;
      return;
    }
    this.waiting.get(ref)?.(reply);
    this.waiting.delete(ref);
  }

  private ask(intent: Intent): Promise<Reply> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve({ ok: false, problem: lost });
    const ref = ++this.ref;
    return new Promise((resolve) => {
      this.waiting.set(ref, resolve);
      socket.send(JSON.stringify({ ...intent, ref }));
    });
  }

  // Asks for what is answered by a message of one kind.
  private async hear<K extends Kind>(
    intent: Intent,
    kind: K,
  ): Promise<{ ok: true; message: Of<K> } | { ok: false; problem: Problem }> {
    const reply = await this.ask(intent);
    if (!reply.ok) return reply;
    return isOf(reply.message, kind) ? { ok: true, message: reply.message } : { ok: false, problem: lost };
  }

  // Sends an answer; what comes back is null, or why it was refused.
  async answer(action: Act): Promise<Problem | null> {
    const question = this.question;
    if (!question || this.busy) return null;
    this.busy = true;
    const reply = await this.ask({ type: "Answer", question: question.number, action: { ...action } });
    if (!reply.ok) this.busy = false;
    return reply.ok || reply.problem.code === "stale-answer" ? null : reply.problem;
  }

  async whyNot(action: Act): Promise<Problem | null> {
    const told = await this.hear({ type: "WhyNot", action: { ...action } }, "Judged");
    return told.ok ? told.message.problem : told.problem;
  }

  async odds(action: Record<string, unknown>): Promise<Computed | null> {
    const told = await this.hear({ type: "WantOdds", action }, "Computed");
    return told.ok ? told.message : null;
  }

  // Lays the tape on a table of free measurement. A server that has its hands full is asked again.
  async measure(what: Record<string, unknown>): Promise<Measured | Problem> {
    for (const wait of AGAIN_MS) {
      const told = await this.hear({ type: "Measure", what }, "Measured");
      if (told.ok) return told.message;
      if (told.problem.code !== "too-fast" || !wait) return told.problem;
      await new Promise((done) => setTimeout(done, wait));
    }
    return lost;
  }

  async hint(): Promise<Advice[] | Problem> {
    const question = this.question;
    if (!question) return [];
    const told = await this.hear({ type: "WantHint", question: question.number }, "Hinted");
    return told.ok ? told.message.best : told.problem;
  }

  async setAsking(seat: number, asking: Asking): Promise<void> {
    await this.ask({ type: "SetAsking", seat, asking });
  }

  private async plain(intent: Intent): Promise<Problem | null> {
    const reply = await this.ask(intent);
    return reply.ok ? null : reply.problem;
  }

  face = (seat: number) => {
    this.faced = seat;
    return this.plain({ type: "Face", seat });
  };
  undo = () => this.plain({ type: "Undo" });
  agreeUndo = (agree: boolean) => this.plain({ type: "AgreeUndo", agree });
  concede = (seat: number) => this.plain({ type: "Concede", seat });
  offerRematch = () => this.plain({ type: "Rematch" });
  replace = (seat: number, bot: string) => this.plain({ type: "ReplaceByBot", seat, bot });
  agreeBot = (agree: boolean) => this.plain({ type: "AgreeBot", agree });
  claim = (seat: number, how: "win" | "bot", bot = "") => this.plain({ type: "ClaimClock", seat, how, bot });

  // Changes the language of the texts, unless they are in it already.
  async speak(language: Language): Promise<void> {
    if (this.language === language) return;
    this.language = language;
    await this.ask({ type: "SetLanguage", language });
    await this.learn();
  }
}
