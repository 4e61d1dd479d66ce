import type { Answer } from '../../runtime/index.ts';
import type { Field, Form } from '../../schemas/index.ts';

/** What a field may use of its form. One object for the life of the form, so that no field renders because of it. */
export interface FormHandle {
  schema: Form;
  /** Id of a field's control in the document: what its label points to, and where the focus goes. */
  controlId(field: string): string;
  answerOf(field: string): Answer;
  /** Takes an answer; where the field showed an error, checks it again at once. */
  answer(field: string, value: Answer): void;
  /** Calls back after every answer. @returns what ends it */
  onAnswer(changed: () => void): () => void;
  /** The visitor left a field: one that was filled in is checked. */
  left(field: string): void;
  /** Checks these fields and shows their errors; moves to the first wrong one. */
  require(fields: readonly string[]): Promise<boolean>;
  showError(field: string, message: string): void;
  focus(field: string): void;
  error(field: string): string | undefined;
  onError(field: string, changed: () => void): () => void;
}

/** What every field view is given. */
export interface FieldViewProps<F extends Field> {
  field: F;
  form: FormHandle;
  /** While the answers are being sent: they stay readable, and cannot be changed. */
  locked: boolean;
}
