import type { ExplainInput } from '../../ops/explain/input.ts';
import type { Language } from '../../ops/text/text.ts';
import type {
  CardAnswer,
  ExplainAnswer,
  FindAnswer,
  Names,
  PlanAnswer,
  PlanningTold,
  ProblemsAnswer,
  SchemaAnswer,
} from '../api/index.ts';
import type { Side } from '../draft/draft-revision.ts';

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

export interface Asked {
  side: Side;
  question: Question;
}
