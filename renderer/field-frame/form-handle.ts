import type { Answer } from '../../runtime/index.ts';
import type { Field, Form } from '../../schemas/index.ts';

/** What the button of a form does before the form can be sent: a code has to be requested first. */
export interface FirstPress {
  /** The code is on its way. */
  busy?: boolean;
  run?: () => void;
}

/**
 * The part of its form that a field may use. One object for the life of the form, so that no field renders because of
 * it.
 */
export interface FormHandle {
  schema: Form;
  /** Id of a field's control: its label refers to it, and it receives the focus. */
  controlId(field: string): string;
  answerOf(field: string): Answer;
  /**
   * Stores an answer; if the field shows an error, validates it again at once.
   * @param isLeft - the field loses the focus, by a press perhaps: what depends on the answer changes after the press
   */
  answer(field: string, value: Answer, isLeft?: boolean): void;
  /**
   * Takes over the text that controls show: a browser may fill them in without an event (FLT-32). React reports an event
   * only of a control whose value has changed.
   */
  read(): void;
  /** Calls back after every answer. @returns a function that unsubscribes */
  onAnswer(changed: () => void): () => void;
  /** The visitor left a field: validates it if it was filled in. */
  left(field: string): void;
  /**
   * Makes the user who is logged in the owner of the answers. Those of another user are dropped, and the form begins
   * anew. @returns whether the answers are the user's
   */
  claim(): boolean;
  /**
   * Moves to the first of these invalid fields. One missing consent is not shown as an error: once nothing else is
   * wrong, a sheet asks for it and repeats the press.
   */
  refuse(fields: readonly string[], again?: () => void): void;
  /**
   * Validates these fields, shows their errors, and refuses the press if one is invalid.
   * @param again - repeats the press
   */
  require(fields: readonly string[], again?: () => void): Promise<boolean>;
  /** @param press - what the button does instead of sending the form; null: it sends */
  precede(press: FirstPress | null): void;
  /** @param message - undefined: no error any more */
  showError(field: string, message: string | undefined): void;
  focus(field: string): void;
  /** Shows a field before it is focused; set by a form in steps. */
  reveal?: ((field: string) => void) | undefined;
  error(field: string): string | undefined;
  onError(field: string, changed: () => void): () => void;
}

/** The properties of every field view. */
export interface FieldViewProps<F extends Field> {
  field: F;
  form: FormHandle;
  /** While the answers are being sent, they stay readable and cannot be changed. */
  locked: boolean;
}
