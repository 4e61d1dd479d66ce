import type { ExplainInput } from '../../explain/input.ts';
import type { Language } from '../../text.ts';
import type {
  CardAnswer,
  ExplainAnswer,
  FindAnswer,
  Names,
  PlanAnswer,
  PlanningTold,
  ProblemsAnswer,
  SchemaAnswer,
} from '../api.ts';

/** What a worker can be asked of the draft. */
export type Question =
  | { ask: 'problems' }
  | { ask: 'names' }
  | { ask: 'plan'; against: 'disk' | 'head' }
  | { ask: 'explain'; input: ExplainInput; lang: Language }
  | { ask: 'find'; text: string; limit: number }
  | { ask: 'card'; channel: string; cities: string[] | null }
  | { ask: 'schema'; file: string };

export interface Answers {
  problems: ProblemsAnswer;
  /** Null where neither the draft nor the disk can be walked. */
  names: Names | null;
  plan: PlanAnswer;
  explain: ExplainAnswer;
  find: FindAnswer;
  card: CardAnswer;
  schema: SchemaAnswer;
}
export type AskName = Question['ask'];
/** What is told before an answer is there. */
export type Tellings = { [N in AskName]: N extends 'plan' ? PlanningTold : never };

/** The draft at one moment; what it does not hold is read from the disk. */
export interface Side {
  dir: string;
  version: number;
  /** Grows whenever a file on the disk has changed. */
  disk: number;
  overlay: ReadonlyMap<string, string>;
  /** Pictures that will be under `public`, by their address: where they lie now. */
  pictures: ReadonlyMap<string, string>;
}

export interface Asked {
  side: Side;
  question: Question;
}
