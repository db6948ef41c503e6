// What the server and its clients say to each other. Written by `python -m rulebound.server.typescript`
// from src/rulebound/server/protocol/: change that, not this file.

/** Words that are there in every language, by language. */
export interface Words {
  words: Record<string, string>;
}

/** What goes into a sentence. */
export type Argument = number | string | Text | Words | Text[];

/** A sentence to be said: its id in the catalogues, and its arguments. */
export interface Text {
  id: string;
  args: Record<string, Argument>;
}

export const SPECTATOR = "spectator";

/** Why a request was refused: a plain sentence; the clause and the Text where a rule says so. */
export interface Fault {
  error: string;
  clause: string;
  text: Text | null;
}

/** A small sign on a cell. */
export interface MarkView {
  kind: string;
  text: Text | string;
  tone: string;
}

/** A card or piece; see `boards.model.Cell`. */
export interface CellView {
  id: string;
  code: string;
  name: Text;
  spoken: Text;
  marks: MarkView[];
  states: string[];
  tints: string[];
  under: CellView[];
}

/** A zone with its cells; see `boards.model.Area`. */
export interface AreaView {
  id: string;
  zone: string;
  kind: string;
  title: Text;
  cells: CellView[];
  count: number;
  own: boolean;
  empty: Text | null;
  spoken: Text | null;
}

/** A number beside the table. */
export interface FactView {
  kind: string;
  label: Text;
  value: number;
  most: number;
}

/** A seat's part of the table. */
export interface SideView {
  seat: number;
  team: number;
  facts: FactView[];
  areas: AreaView[];
  states: string[];
  role: Text | null;
  role_code: string;
}

/** From one cell or seat to another. */
export interface ArrowView {
  start: string;
  end: string;
  kind: string;
}

/** Several answers that are given at once. */
export interface ShortcutView {
  keys: string[];
  said: Text;
}

/** The whole table as one viewer sees it; see `boards.model.Board`. */
export interface BoardView {
  headline: Text[];
  sides: SideView[];
  shared: AreaView[];
  facts: FactView[];
  arrows: ArrowView[];
  order: number[];
  shortcut: ShortcutView | null;
}

/** One answer: its key, its words, and the cell that it is about (`p12`, `c34`, empty for neither).
 *
 * `cells` are all cells that stand for the same answer: cards of one face are as good as each other.
 * `number` is the amount that it names, -1 for none.
 */
export interface OptionView {
  key: string;
  verb: string;
  text: Text;
  cells: string[];
  number: number;
  detail: Text | null;
}

/** The open question; `options` only for the seat that is asked. */
export interface DecisionView {
  seat: number;
  question: Text;
  clause: string;
  options: OptionView[];
  background: Text | null;
}

/** A line of the log. */
export interface LineView {
  text: Text;
  clause: string;
  heading: boolean;
}

/** How the game ended: the seats that have won (none in a draw), and why. */
export interface ResultView {
  winners: number[];
  text: Text;
  clause: string;
}

/** A moment of a game as one viewer may know it: the same at a table, in a replay and in a scenario. */
export interface View {
  number: number;
  viewer: number;
  board: BoardView;
  decision: DecisionView | null;
  result: ResultView | null;
  /** The log from line `log_from` on; what the client has from there on is to be thrown away. */
  log: LineView[];
  log_from: number;
}

/** Who sits at a seat: a person by name, a bot by its level, or nobody. */
export interface Seat {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  connected: boolean;
  ready: boolean;
  deck: string;
  yours: boolean;
  /** A bot plays for an absent person. */
  stood_in: boolean;
}

/** How much time there is, in seconds; 0: no limit. `total` for the game, `decision` for one question.
 *
 * A person who is not connected has `away` seconds; then, as the table was set up, a bot takes the seat or
 * the game is lost by time.
 */
export interface Clocks {
  total: number;
  decision: number;
  away: number;
  abandoned: "bot" | "lost";
}

/** What a seat of a new table is for. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string;
  /** A ready-made deck's name, a character's name, or a deck list as text; empty: by chance. */
  deck?: string;
}

/** A table to be opened. Seats that are not named are open. */
export interface NewTable {
  game: string;
  settings?: Record<string, string>;
  seats?: SeatWish[];
  listed?: boolean;
  clocks?: Clocks;
  best_of?: 1 | 3;
  spectators?: boolean;
  closed_decklists?: boolean;
  /** A position to start from, as the `given` of a scenario: a sandbox, in which the one who opened it
   * chooses for every seat and sees all.
   */
  position?: string;
}

/** How a series stands: games won by the player at each seat, draws, and which game this is. */
export interface Series {
  best_of: number;
  game: number;
  won: number[];
  draws: number;
}

/** The promise that the shuffle was not chosen: `commitment` is the SHA-256 of the server's secret.
 *
 * At the end `secret` and the seats' `entropy` are revealed; the seed follows from them.
 */
export interface Fairness {
  commitment: string;
  secret: string;
  entropy: string[];
}

/** A table as anyone may know it who has its link. `state`: waiting for people, playing, over. */
export interface TableInfo {
  id: string;
  game: string;
  state: "over" | "playing" | "waiting";
  seats: Seat[];
  settings: Record<string, string>;
  clocks: Clocks;
  series: Series;
  fairness: Fairness;
  listed: boolean;
  sandbox: boolean;
  /** How many people look on. */
  spectators: number;
  /** Whether all seats have agreed that spectators see every hand. */
  open_hands: boolean;
  host: string;
  /** Seconds since 1970. */
  created: number;
  /** Your seat, -1 for none. */
  you: number;
  is_host: boolean;
  /** The table at which the rematch or the next game of the series is played. */
  next: string;
  /** The names of those who look on; told to the host alone. */
  watching: string[];
}

/** What is left on the clocks, in milliseconds by seat (-1: no limit); `running` is whose time runs. */
export interface Times {
  total: number[];
  decision: number;
  away: number[];
  running: number;
}

/** Something that a seat has offered and others must agree to: a draw, an undo, open hands, a rematch. */
export interface Offer {
  kind: "draw" | "open-hands" | "rematch" | "undo";
  by: number;
  agreed: number[];
  waiting_for: number[];
}

/** The automatic passing of a seat: whether it runs, its stops, all stops that there are, and the mode. */
export interface PassingView {
  running: boolean;
  stops: string[];
  all_stops: string[];
  titles: Text[];
  mode: "" | "all" | "until";
  can_all: boolean;
}

/** The table has changed, or the socket was just opened: everything that this viewer may know.
 *
 * `view` is null while the game has not begun.
 */
export interface Told {
  type: "told";
  table: TableInfo;
  view: View | null;
  times: Times | null;
  offers: Offer[];
  undo: "ask" | "free" | "no";
  passing: PassingView | null;
}

/** A message was refused and has changed nothing. `asked` is its `tag_of`, where it had one. */
export interface Refused {
  type: "refused";
  error: string;
  clause: string;
  text: Text | null;
  asked: string;
}

/** One verb for a card or piece: why it cannot be used, or (`refusal` null) that it can. */
export interface ReasonView {
  verb: Text;
  refusal: Text | null;
  clause: string;
}

/** The answer to `why`. */
export interface Reasons {
  type: "reasons";
  cell: string;
  reasons: ReasonView[];
}

/** The answer to `hint`: the bot's choice, and its estimate (0 lost, 1 won) for each option by key. */
export interface HintView {
  type: "hint";
  number: number;
  key: string;
  estimates: Record<string, number>;
}

/** The answer to `ping`, with the server's clock in milliseconds. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Take an open seat. */
export interface Sit {
  type: "sit";
  tag_of?: string;
  seat?: number;
  deck?: string;
  entropy?: string;
}

/** Bring another deck or character to one's own seat, before the game. */
export interface Bring {
  type: "bring";
  tag_of?: string;
  deck?: string;
}

/** Leave one's seat before the game. */
export interface Stand {
  type: "stand";
  tag_of?: string;
}

/** The host puts a bot at an open seat, or (bot empty) takes it away. */
export interface SeatBot {
  type: "seat-bot";
  tag_of?: string;
  seat?: number;
  bot?: string;
}

/** One is ready; the game begins when everyone is. `entropy` is mixed into the seed. */
export interface Ready {
  type: "ready";
  tag_of?: string;
  entropy?: string;
}

/** Answer the open decision. `keys`: several answers in a row, as a shortcut gives them. */
export interface Choose {
  type: "choose";
  tag_of?: string;
  number?: number;
  keys?: string[];
}

/** Take one's last choice back: at once where that is free, else as an offer to the others. */
export interface TakeBack {
  type: "undo";
  tag_of?: string;
  number?: number;
}

/** Give up. */
export interface Concede {
  type: "concede";
  tag_of?: string;
}

/** Offer a draw, open hands, or a rematch. */
export interface MakeOffer {
  type: "offer";
  tag_of?: string;
  kind?: "draw" | "open-hands" | "rematch";
}

/** Agree to an offer, or decline it. Whoever made it withdraws it by declining. */
export interface Answer {
  type: "answer";
  tag_of?: string;
  kind?: "draw" | "open-hands" | "rematch" | "undo";
  agree?: boolean;
}

/** Why can't I? For a cell, or (empty) for what needs neither card nor piece. */
export interface Why {
  type: "why";
  tag_of?: string;
  number?: number;
  cell?: string;
}

/** What would a bot do in my place? */
export interface Hint {
  type: "hint";
  tag_of?: string;
  number?: number;
}

/** Set automatic passing: whether it runs, and where it stops. */
export interface SetPassing {
  type: "passing";
  tag_of?: string;
  running?: boolean;
  stops?: string[];
}

/** Pass from here on: until something happens, or while all that waits resolves; `stop` ends that. */
export interface PassOn {
  type: "pass-on";
  tag_of?: string;
  number?: number;
  mode?: "all" | "stop" | "until";
}

/** The host sends a person away from a seat before the game, or a spectator by name. */
export interface Kick {
  type: "kick";
  tag_of?: string;
  seat?: number;
  name?: string;
}

/** At a sandbox: play on from this position, given as the `given` of a scenario. */
export interface Arrange {
  type: "arrange";
  tag_of?: string;
  position?: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  tag_of?: string;
}

/** Who one is: a guest, or an account. `csrf` goes into the header `X-CSRF-Token` of every change. */
export interface Me {
  name: string;
  guest: boolean;
  csrf: string;
  languages: string[];
  blocked: string[];
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** Another name for a guest. */
export interface NewName {
  name: string;
}

/** Somebody whose listed tables one does not want to see, and who cannot sit at one's own. */
export interface Block {
  name: string;
}

/** A word to whoever runs the server about a table, and a person at it where one is meant. */
export interface Report {
  table: string;
  about?: string;
  reason?: string;
}

/** A setting of a game with its values, the default, and its clause. */
export interface SettingInfo {
  name: string;
  title: Text;
  values: string[];
  value_titles: Text[];
  default: string;
  clause: string;
}

/** A game: its seats, settings, ready-made decks and characters. */
export interface GameInfo {
  id: string;
  title: Text;
  prefix: string;
  seat_counts: number[];
  usual_seats: number;
  seats_setting: string;
  settings: SettingInfo[];
  decks: string[];
  roles: string[];
  team_titles: Text[];
  /** Whether its cards have a text to be read. Decks are built where there are `decks`. */
  has_cards: boolean;
  passing: boolean;
  bots: string[];
}

/** A card in one language, as it is drawn and read. `fields` are what one can search by.
 *
 * `kind` and `tints` are words of the code, by which a screen chooses how to draw; in `fields` they are
 * words of the language.
 */
export interface CardInfo {
  code: string;
  name: string;
  kind: string;
  cost: string;
  tints: string[];
  numbers: string[];
  facts: string[];
  text: string[];
  fields: Record<string, string | number | string[]>;
}

/** A character's sheet in one language: each skill with the point of the axis where it stands. */
export interface CharacterInfo {
  code: string;
  name: string;
  facts: string[];
  skills: SkillInfo[];
}

/** A skill of a character. */
export interface SkillInfo {
  code: string;
  name: string;
  kind: string;
  axis: string;
  axis_title: string;
  clause: string;
  text: string;
}

/** A ready-made deck by name. One that lacks cards (`playable` false) cannot be played yet. */
export interface DeckTitle {
  name: string;
  title: Text;
  tints: string[];
  playable: boolean;
  cards: number;
}

/** A deck list as text, in any of the formats that are read, and the settings of a match about decks.
 *
 * `write` is how the list is to be written anew: names with numbers, numbers alone, or JSON; `language` that
 * of the names.
 */
export interface DeckText {
  text: string;
  format?: string;
  trial_cards?: string;
  write?: "json" | "numbers" | "text";
  language?: string;
}

/** What is wrong with a deck. */
export interface DeckFaultInfo {
  sentence: string;
  clause: string;
  codes: string[];
}

/** A deck list as it was read, what is wrong with it, and the list written anew. */
export interface DeckInfo {
  name: string;
  cards: DeckCard[];
  faults: DeckFaultInfo[];
  text: string;
}

/** A card of a deck and how often it is there. */
export interface DeckCard {
  code: string;
  count: number;
  part: string;
}

/** A clause of a rulebook: our own words, and how many scenarios show it. */
export interface ClauseInfo {
  id: string;
  title: string;
  text: string;
  kind: string;
  chapter: string;
  observable: boolean;
  scenarios: number;
  example: string;
  /** Of a ruling: why it was decided so. */
  reason: string;
  /** A clause that says the same. */
  same_as: string;
}

/** A scenario: its name, the clauses that it shows, and its text. */
export interface ScenarioInfo {
  id: string;
  name: string;
  clauses: string[];
  text: string;
}

/** What a scenario says at a step: its lines of text, the clauses that they show, and whether they hold.
 *
 * `kind` is given, when, then, asks or cannot.
 */
export interface FilmLine {
  kind: string;
  text: string;
  clauses: string[];
  passed: boolean;
}

/** A position of a scenario, seen by the seat that is asked, and what is said of it. */
export interface FilmStep {
  lines: FilmLine[];
  view: View | null;
}

/** A scenario that plays: all its positions in order. */
export interface Film {
  scenario: ScenarioInfo;
  game: string;
  seats: number;
  steps: FilmStep[];
}

/** A moment as the text of a scenario file; `begins` is after how many inputs it starts.
 *
 * Of a game that goes on it is the last normal prompt, and `begins` is 0.
 */
export interface ScenarioText {
  text: string;
  begins: number;
  notes: string[];
}

/** What is answered for a seat by itself. */
export interface GuideReply {
  seat: number;
  key: string;
}

/** A step of a guided game; see `guides.Step`. `position` is as `NewTable` takes it, empty to go on. */
export interface GuideStep {
  say: Text;
  position: string;
  choose: string[][];
  replies: GuideReply[];
  clauses: string[];
}

/** A guided first game: it is played at a sandbox table, the learner at the first seat. */
export interface GuideInfo {
  game: string;
  title: Text;
  gently: Text;
  done: Text;
  settings: Record<string, string>;
  steps: GuideStep[];
}

/** A position to be looked through, as `NewTable` takes it. */
export interface PositionText {
  position: string;
  settings: Record<string, string>;
}

/** Whether a position can be played: the fault and its line where it cannot, and what is asked first. */
export interface PositionInfo {
  fault: string;
  line: number;
  question: Text | null;
  seat: number;
}

/** A record that can be looked at: step 0 is the beginning, `steps` the end. */
export interface ReplayInfo {
  id: string;
  game: string;
  seats: number;
  names: string[];
  steps: number;
  winners: number[] | null;
  fairness: Fairness | null;
  fair: boolean | null;
}

/** A line of the log of a whole record, and the step from which on it is told. */
export interface ReplayLine {
  step: number;
  line: LineView;
}

/** A record to be looked at, as the text of its file; or (`table`) that of a table whose game is over. */
export interface NewReplay {
  record?: string;
  table?: string;
}

export type ServerMessage =
  | Told
  | Refused
  | Reasons
  | HintView
  | Pong;

export type ClientMessage =
  | Sit
  | Bring
  | Stand
  | SeatBot
  | Ready
  | Choose
  | TakeBack
  | Concede
  | MakeOffer
  | Answer
  | Why
  | Hint
  | SetPassing
  | PassOn
  | Kick
  | Arrange
  | Ping;
