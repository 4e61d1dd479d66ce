import type { SubmittedValues } from './submitted-values.ts';

/** The error below the fields; `retry` offers to send again. */
export interface SubmitError {
  text: string;
  retry: boolean;
}

/** What a form knows of its own submission. */
export interface SubmitState {
  phase: 'idle' | 'sending' | 'slow';
  error: SubmitError | null;
  /** The message of a result that leaves the visitor on the page. */
  notice: string | null;
  /** The form is on the screen. */
  isShown: boolean;
  /** Answers to questions that disappeared with the login, and belong to the form all the same. */
  loginAnswers: SubmittedValues;
  /** The submission that was sent last, as JSON. */
  sent: string;
  /** The outcome with which the page has to be finished. The server has the answers: they are not sent again. */
  unfinished: string | null;
  /** The visitor left the page after the sending and came back: a page kept alive may be filled in anew. */
  wasLeft: boolean;
}

export type SubmitStateEvent =
  | { type: 'pressed' }
  /** The answers are refused, or the browser restored the page from its back/forward cache. */
  | { type: 'released' }
  | { type: 'delayed' }
  | { type: 'loggedIn'; loginAnswers: SubmittedValues }
  | { type: 'sent'; sent: string }
  | { type: 'failed'; error: SubmitError }
  | { type: 'stayed'; notice: string }
  /** The result belongs to answers that have been changed since. */
  | { type: 'outdated' }
  | { type: 'succeeded'; unfinished: string }
  | { type: 'finished' }
  | { type: 'hidden' }
  | { type: 'shown' };

export const initialSubmitState: SubmitState = {
  phase: 'idle',
  error: null,
  notice: null,
  isShown: true,
  loginAnswers: {},
  sent: '',
  unfinished: null,
  wasLeft: false,
};

/** @returns the same object where the event changes nothing, as a second press while the first is being sent */
export function nextSubmitState(state: SubmitState, event: SubmitStateEvent): SubmitState {
  const { type, ...data } = event;
  switch (type) {
    case 'pressed':
      return state.phase === 'idle' ? { ...state, phase: 'sending', error: null, notice: null } : state;
    case 'delayed':
      return state.phase === 'sending' ? { ...state, phase: 'slow' } : state;
    case 'sent':
      return { ...state, ...data, wasLeft: false, unfinished: null };
    case 'loggedIn':
      return { ...state, ...data };
    case 'succeeded':
      // A result that arrives after the visitor has left must not move another page.
      return { ...state, ...data, phase: state.isShown ? state.phase : 'idle' };
    case 'outdated':
      return { ...state, notice: null };
    case 'hidden':
      return { ...state, isShown: false };
    case 'shown':
      return state.isShown ? state : { ...state, isShown: true, wasLeft: true, error: null };
    case 'finished':
      return { ...state, phase: 'idle', unfinished: null };
    default:
      return { ...state, ...data, phase: 'idle' };
  }
}

/** Whether a press only has to finish the page: the answers have arrived, and the visitor has not been elsewhere. */
export const isFinishPending = ({ unfinished, wasLeft }: SubmitState): boolean =>
  unfinished !== null && !wasLeft;
