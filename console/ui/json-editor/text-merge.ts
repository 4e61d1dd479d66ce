import { ChangeSet, Text } from '@codemirror/state';
import { patchBetween } from '../../edits/text-patch.ts';

/**
 * What is typed into a file while its draft may move elsewhere: an undo of the frame, an edit of a form, another tab.
 * The text is that of the draft, then what is on its way there, then what is still to be sent; a move of the draft is
 * woven under both, so that no keystroke is lost and none is made twice.
 */
export class TextMerge {
  #draft: string;
  #sent: ChangeSet | null = null;
  #unsent: ChangeSet;

  constructor(draft: string) {
    this.#draft = draft;
    this.#unsent = ChangeSet.empty(draft.length);
  }

  /** The draft's text, as far as it is known here. */
  get draft(): string {
    return this.#draft;
  }

  get isSettled(): boolean {
    return this.#sent === null && this.#unsent.empty;
  }

  /** What the editor shows: the draft with what it has not got yet. */
  get text(): string {
    const whole = this.#sent ? this.#sent.compose(this.#unsent) : this.#unsent;
    return applied(this.#draft, whole);
  }

  typed(changes: ChangeSet): void {
    this.#unsent = this.#unsent.compose(changes);
  }

  /** What is to be sent, of the draft's text; null while there is nothing to send, or something on its way. */
  take(): ChangeSet | null {
    if (this.#sent !== null || this.#unsent.empty) return null;
    this.#sent = this.#unsent;
    this.#unsent = ChangeSet.empty(this.#sent.newLength);
    return this.#sent;
  }

  /** What was sent was not made: it is to be sent again. */
  refused(): void {
    if (this.#sent === null) return;
    this.#unsent = this.#sent.compose(this.#unsent);
    this.#sent = null;
  }

  /**
   * The draft's text is this by now.
   * @returns what the editor has to make of it; null where it was what has been sent, or nothing new
   */
  received(draft: string): ChangeSet | null {
    if (this.#sent !== null && applied(this.#draft, this.#sent) === draft) {
      this.#draft = draft;
      this.#sent = null;
      return null;
    }
    if (draft === this.#draft) return null;
    // Sent for a version that is past: it will be refused.
    this.refused();
    const moved = ChangeSet.of(
      patchBetween(this.#draft, draft).map(({ offset, was, now }) => ({
        from: offset,
        to: offset + was.length,
        insert: now,
      })),
      this.#draft.length,
      '\n',
    );
    const forEditor = moved.map(this.#unsent, true);
    this.#unsent = this.#unsent.map(moved);
    this.#draft = draft;
    return forEditor;
  }
}

const applied = (text: string, changes: ChangeSet): string =>
  changes.apply(Text.of(text.split('\n'))).toString();
