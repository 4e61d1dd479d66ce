import { ChangeSet, Text } from '@codemirror/state';
import { patchBetween } from '../../edits/text-patch.ts';

/**
 * Typing in a file whose draft may change meanwhile: by an undo, an edit in a form, another tab. The text consists of
 * the draft's text, the changes in flight, and the pending changes; a change of the draft is rebased under both, so
 * that no keystroke is lost and none is applied twice.
 */
export class TextMerge {
  #draft: string;
  #sent: ChangeSet | null = null;
  #unsent: ChangeSet;

  constructor(draft: string) {
    this.#draft = draft;
    this.#unsent = ChangeSet.empty(draft.length);
  }

  /** The draft's text, as last received. */
  get draft(): string {
    return this.#draft;
  }

  get isSettled(): boolean {
    return this.#sent === null && this.#unsent.empty;
  }

  /** The editor's text: the draft with the changes that it does not have yet. */
  get text(): string {
    const whole = this.#sent ? this.#sent.compose(this.#unsent) : this.#unsent;
    return applied(this.#draft, whole);
  }

  typed(changes: ChangeSet): void {
    this.#unsent = this.#unsent.compose(changes);
  }

  /** The pending changes, relative to the draft's text; null without any, or while others are in flight. */
  take(): ChangeSet | null {
    if (this.#sent !== null || this.#unsent.empty) return null;
    this.#sent = this.#unsent;
    this.#unsent = ChangeSet.empty(this.#sent.newLength);
    return this.#sent;
  }

  /** The changes in flight were not applied: they are pending again. */
  refused(): void {
    if (this.#sent === null) return;
    this.#unsent = this.#sent.compose(this.#unsent);
    this.#sent = null;
  }

  /**
   * Takes a new text of the draft.
   * @returns the changes for the editor; null where the text contains exactly what was sent, or nothing new
   */
  received(draft: string): ChangeSet | null {
    if (this.#sent !== null && applied(this.#draft, this.#sent) === draft) {
      this.#draft = draft;
      this.#sent = null;
      return null;
    }
    if (draft === this.#draft) return null;
    // Sent for an outdated version: it will be refused.
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
