// What the console's server and its pages say to each other, as JSON; docs/console.md tells it. Types only.
export type { ChannelDefinition } from '../../schemas/index.ts';
export type { ExplainInput } from '../explain/input.ts';
export type { Names } from '../explain/names.ts';
export type { Outcome } from '../explain/outcome.ts';
export type { Step as ExplainStep } from '../explain/telling.ts';
export type { Plan, RiskTold } from '../plan/plan.ts';
export type { Language, Text } from '../text.ts';
export type { CardAnswer, CardOutcome, CardPlace, CardRequest, LastChange, Shared } from './api/card.ts';
export type {
  DiffAnswer,
  DiscardRequest,
  EditedTogether,
  EditRequest,
  FileAnswer,
  FileTold,
  MovedAnswer,
  NextSteps,
  PictureAnswer,
  PictureRequest,
  SchemaAnswer,
  StateAnswer,
  StepTold,
  TypedTurn,
} from './api/draft.ts';
export type { ConsoleEvents } from './api/events.ts';
export type {
  ExplainAnswer,
  Explained,
  ExplainRequest,
  FindAnswer,
  FindRequest,
  Found,
  PlanAnswer,
  PlanningTold,
  Problem,
  ProblemFix,
  ProblemsAnswer,
} from './api/know.ts';
export type { LoginAnswer, LoginRequest, PreviewTold } from './api/preview.ts';
export type { Refusal, RefusalCode } from './api/refusal.ts';
export type {
  Conflict,
  ConflictsAnswer,
  LastSaveAnswer,
  MergeRequest,
  SaveAnswer,
  SavedFile,
  SaveRefusal,
  SaveRequest,
} from './api/save.ts';
export type { Edit } from './draft/edit.ts';
export type { Patch } from './draft/patch.ts';
