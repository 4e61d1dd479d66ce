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
  /** The answers that were sent last, as JSON; with those that a login has hidden. */
  sent: string;
  /** The outcome with which the page has to be finished. The server has the answers: they are not sent again. */
  unfinished: string | null;
  /** The visitor left the page after the sending and came back: a page kept alive may be filled in anew. */
  wasLeft: boolean;
}

/** An event: the transition from one state to the next. It returns the same object if it changes nothing. */
export type SubmitEvent = (state: SubmitState) => SubmitState;

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

/** The visitor presses the button; a second press while the first is being sent changes nothing. */
export const pressed: SubmitEvent = (state) =>
  state.phase === 'idle' ? { ...state, phase: 'sending', error: null, notice: null } : state;

/** The answers are refused, or the browser restores the page from its back/forward cache. */
export const released: SubmitEvent = (state) => ({ ...state, phase: 'idle' });

export const delayed: SubmitEvent = (state) =>
  state.phase === 'sending' ? { ...state, phase: 'slow' } : state;

export const loggedIn =
  (loginAnswers: SubmittedValues): SubmitEvent =>
  (state) => ({ ...state, loginAnswers });

export const sent =
  (answers: string): SubmitEvent =>
  (state) => ({ ...state, sent: answers, wasLeft: false, unfinished: null });

export const failed =
  (text: string, retry: boolean): SubmitEvent =>
  (state) => ({ ...state, phase: 'idle', error: { text, retry } });

/** A result leaves the visitor on the page. */
export const stayed =
  (notice: string): SubmitEvent =>
  (state) => ({ ...state, phase: 'idle', notice });

/** The answers have been changed since the result. */
export const outdated: SubmitEvent = (state) => ({ ...state, notice: null });

/** A result finishes the page. One that arrives after the visitor has left must not move another page. */
export const succeeded =
  (unfinished: string): SubmitEvent =>
  (state) => ({ ...state, unfinished, phase: state.isShown ? state.phase : 'idle' });

export const finished: SubmitEvent = (state) => ({ ...state, phase: 'idle', unfinished: null });

export const hidden: SubmitEvent = (state) => ({ ...state, isShown: false });

/** Mounted, or shown again where the page is kept alive. */
export const shown: SubmitEvent = (state) =>
  state.isShown ? state : { ...state, isShown: true, wasLeft: true, error: null };

/** Whether a press only has to finish the page: these answers have arrived, and the visitor has not been elsewhere. */
export const isFinishPending = ({ unfinished, wasLeft, sent }: SubmitState, answers: object): boolean =>
  unfinished !== null && !wasLeft && sent === JSON.stringify(answers);
