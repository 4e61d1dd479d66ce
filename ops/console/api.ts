// What the console's server and its pages say to each other, as JSON; docs/console.md tells it. Types only.
import type { ChannelDefinition } from '../../schemas/index.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { FoldedOutcome } from '../explain/all-axes.ts';
import type { ExplainInput } from '../explain/input.ts';
import type { Outcome } from '../explain/outcome.ts';
import type { Step as ExplainStep } from '../explain/telling.ts';
import type { Plan, RiskTold } from '../plan/plan.ts';
import type { Skipped } from '../read-config.ts';
import type { Language, Text } from '../text.ts';
import type { Edit } from './draft/edit.ts';
import type { Patch } from './draft/patch.ts';

export type {
  ChannelDefinition,
  Edit,
  ExplainInput,
  ExplainStep,
  Language,
  Outcome,
  Patch,
  Plan,
  RiskTold,
  Text,
};

/** Every refusal: what it is, for programs, and why, for people. */
export interface Refusal {
  error: RefusalCode;
  message: Text;
}
export type RefusalCode =
  | 'malformed'
  | 'edit-impossible'
  | 'stale'
  | 'not-found'
  | 'problems'
  | 'risks'
  | 'conflict'
  | 'unavailable'
  | 'failed';

export interface StateAnswer {
  config: string;
  version: number;
  files: FileTold[];
  undo: number;
  redo: number;
  /** Addresses of the files under `public`, for fields that name a picture. */
  assets: string[];
  /** The pictures that a save writes besides the files, as `public/…`. */
  pictures: string[];
  git: { branch: string; head: string } | null;
  previews: PreviewTold | null;
}
export interface FileTold {
  file: string;
  kind: string;
  /** Has unsaved edits. */
  isChanged: boolean;
  /** Has unsaved edits, and another text on the disk than these began from. */
  isConflicting: boolean;
}

export interface FileAnswer {
  file: string;
  version: number;
  text: string;
  /** The text on the disk. */
  disk: string;
}
export interface SchemaAnswer {
  version: number;
  file: string;
  schema: Record<string, unknown>;
}

/** Made as one step: all edits or none. */
export interface EditRequest {
  edits: Edit[];
  /** The version that the edits are meant for; needed for `splice`, whose offsets fit no other text. */
  version?: number;
}
/** After an edit, undo, redo, discard, merge: the patches by file, to be made one after another. */
export interface MovedAnswer {
  version: number;
  patches: Record<string, Patch[]>;
  undo: number;
  redo: number;
}
export interface DiscardRequest {
  /** Left out: all. */
  files?: string[];
}

export interface Problem extends Omit<Diagnostic, 'fix' | 'moreFixes' | 'offers'> {
  /** What would set it right, the likeliest first; a person chooses, so what may only have been meant is offered too. */
  fixes: ProblemFix[];
}
export interface ProblemFix {
  /** What is written instead; null where it is no name, as a missing comma. */
  to: string | null;
  /** For /api/edit with the version of the answer. */
  edits: Edit[];
}
export interface ProblemsAnswer {
  version: number;
  problems: Problem[];
  /** No error: it can be saved. */
  isClean: boolean;
  /** It can be walked: explained, planned, shown on a card. */
  isSound: boolean;
  skipped: Skipped;
  allowed: number;
  files: number;
  ms: number;
}
/** What people call things that have only an id, in the words of the config; see know/names.ts. */
export interface Names {
  /** The title, or first heading, of the page of each route. */
  routes: Record<string, string>;
  /** What a visitor presses to finish a page so. */
  outcomes: Record<string, string>;
  /** Those of them that come of a press that the server has refused. */
  refused: string[];
  /** The route that each value of a flag leads to, for a channel without settings; input_form: after a login. */
  flags: Record<'input_form' | 'succ_todo' | 'fail_todo', string[]>;
}
export interface PlanAnswer {
  version: number;
  against: 'disk' | 'head';
  plan: Plan | null;
  /** Why there is no plan. */
  unavailable: Text | null;
  /** The visitor of each `witness` of the plan, by the command that it is. */
  witnesses: Record<string, ExplainInput>;
  /** Names the risks of this plan; a save has to send it. Empty where there are none. */
  riskDigest: string;
  ms: number;
}

export interface ExplainRequest {
  input: ExplainInput;
  lang?: Language;
}
export interface Explained {
  format: 'funnel.explain/1';
  outcome: FoldedOutcome;
  steps: ExplainStep[];
}
export interface ExplainAnswer {
  version: number;
  input: ExplainInput;
  /** Null where that side has errors that keep it from being walked. */
  draft: Explained | null;
  disk: Explained | null;
}

export interface FindRequest {
  text: string;
  limit?: number;
}
export interface Found {
  kind:
    | 'channel'
    | 'host'
    | 'brand'
    | 'variant'
    | 'page'
    | 'form'
    | 'row'
    | 'route'
    | 'cityRule'
    | 'city'
    | 'network'
    | 'endpoint'
    | 'message'
    | 'text';
  id: string;
  names: string[];
  file: string;
  pointer: string;
  line: number;
  column: number;
  score: number;
}
export interface FindAnswer {
  version: number;
  /** How many there are; `found` has the best of them. */
  count: number;
  found: Found[];
}

export interface CardRequest {
  channel: string;
  /** Cities to ask about, '' for one without a rule; left out: those of the channel's rule, and ''. */
  cities?: string[];
}
export interface CardPlace {
  file: string;
  line: number;
  column: number;
  pointer: string;
}
export type CardOutcome = Pick<Outcome, 'flags' | 'flagsFrom' | 'destinations' | 'afterLogin'>;
export interface Shared {
  count: number;
  channels: string[];
}
export interface CardAnswer {
  version: number;
  channel: string;
  isListed: boolean;
  /** False: the draft cannot be walked, and there is no card. */
  isSound: boolean;
  card: {
    entry: ChannelDefinition | null;
    place: CardPlace | null;
    hosts: ({ host: string } & Pick<Outcome, 'landing' | 'title' | 'brand' | 'hops'>)[];
    cityRule: { id: string; cities: string[]; set: Record<string, number>; place: CardPlace } | null;
    cities: ({ city: string } & CardOutcome)[];
    /** Route names by what the server answers: succ_todo and fail_todo 0 to 7, input_form 0 and 1. */
    destinations: { success: string[]; failure: string[]; afterLogin: string[] };
    ads: Outcome['ads'];
    sharedBy: { cityRule: Shared; brand: Shared; network: Shared; conversionId: Shared };
  } | null;
  /** Of its lines in channels.json on the disk; null without git or without such lines. */
  lastChange?: LastChange | null;
}
export interface LastChange {
  author: string;
  /** ISO 8601. */
  date: string;
  subject: string;
  commit: string;
  /** Some of its lines are in no commit yet. */
  isUncommitted: boolean;
}

export interface PictureRequest {
  /** Whose picture it is, and which. */
  of: 'brand' | 'variant' | 'host' | 'channel';
  id: string;
  field: string;
  /** Its bytes as base64. */
  data: string;
}
export interface PictureAnswer {
  /** The address that it has now, for an edit that names it. */
  asset: string;
}

export interface DiffAnswer {
  version: number;
  files: { file: string; diff: string }[];
}
export interface SaveRequest {
  version: number;
  /** `riskDigest` of the plan against the disk that the operator has seen. */
  confirm?: string;
  commit?: { message: string };
}
export interface SaveAnswer {
  version: number;
  saved: string[];
  /** Null where none was asked for. */
  commit: { commit: string } | { refused: string } | null;
}
export type SaveRefusal =
  | (Refusal & { error: 'problems'; problems: Problem[] })
  | (Refusal & { error: 'risks'; risks: RiskTold[]; riskDigest: string })
  | (Refusal & { error: 'conflict'; conflicts: Conflict[] });
export interface Conflict {
  file: string;
  /** The text that the draft began from, the draft's, and the one on the disk. */
  base: string;
  ours: string;
  theirs: string;
  /** Both sides' edits together; null where they touch the same. */
  merged: string | null;
}
export interface ConflictsAnswer {
  version: number;
  conflicts: Conflict[];
}
export interface MergeRequest {
  file: string;
  /** `theirs` as it was seen: another text on the disk by now is refused as stale. */
  theirs: string;
  text: string;
}

export interface PreviewTold {
  /** Ports of the two sites: the config on the disk, and the draft. `http://<label>.localhost:PORT/?_channel=channel_N` */
  disk: number;
  draft: number;
  /** Version of the draft that is shown by now; null before the first. */
  version: number | null;
  /** How often the disk had changed by what is shown of it; null before the first. */
  diskVersion: number | null;
  state: 'building' | 'ready' | 'failed';
  message: string | null;
}
export interface LoginRequest {
  phone?: string;
}
export interface LoginAnswer {
  token: string;
  userId: string;
}

/** Server-sent events of /api/events: the name, and what its data is. */
export interface ConsoleEvents {
  draft: { version: number; undo: number; redo: number };
  problems: ProblemsAnswer;
  names: Names;
  plan: PlanAnswer;
  /** Files that were changed on the disk by somebody else; `reloaded` are those without edits here. */
  disk: { changed: string[]; reloaded: string[]; version: number };
  preview: PreviewTold;
}
