import type { Visit } from '../visit.ts';

/** One answer of a form, as a visitor gives it. */
export interface AnswerStep {
  /** The name of its control. */
  name: string;
  /** It leaves nothing in the form that can be compared later. */
  isPassing?: boolean;
  give(visit: Visit): Promise<unknown>;
}

/** A text that a page shows; `within` is a CSS selector. */
export interface ShownText {
  within: string;
  text: string;
}

export type FlowId = 'login' | 'one-tap' | 'loan' | 'car-login' | 'car' | 'question' | 'wish' | 'valuation';

/** A visit from its start to its end, as visitors without faults make it. */
export interface Flow {
  id: FlowId;
  title: string;
  /** The id of its form. */
  form: string;
  /** Where it starts. */
  path: string;
  /** Whether the visitor has logged in before. */
  isLoggedIn: boolean;
  /** The form in which it asks for a code by SMS; the login is part of it. */
  hasSms: boolean;
  /** The form's consents allow ad scripts and drafts. */
  hasConsent: boolean;
  /** A lead of this flow is reported to ad networks. */
  converts: boolean;
  /** Its main call, which ends it. */
  call: string;
  /** A call without whose data it cannot go on, and a text of the reason that is shown. */
  needs: { call: string; reason: string };
  /** The lead that the ledger must have at the end; with `hasSms`, also the number. */
  lead: { form: string; fields: Record<string, string> } | null;
  /** What the visitor types for an estimate of the server. */
  estimateOf?: Readonly<Record<string, string>>;
  /** Goes from `path` to the form. */
  reachForm?(visit: Visit): Promise<void>;
  answers: readonly AnswerStep[];
  /** The control that takes typed text: for input methods and hostile input. */
  textField: { name: string; text: string };
  /** A field of the last step in which Enter sends the form, where `textField` is in another step. */
  lastField?: string;
  send(visit: Visit): Promise<void>;
  /** What tells success; nothing else of the product shows it there. */
  success: ShownText;
}
