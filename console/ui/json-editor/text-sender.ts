import { ChangeSet } from '@codemirror/state';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { patchBetween } from '../../edits/text-patch.ts';
import { isUnanswered } from '../client/api-error.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { perDraftStore } from '../draft-store/per-draft-store.ts';
import { editorText, fileText } from './line-endings.ts';
import { TextMerge } from './text-merge.ts';

const pauseMs = 250;
const againMs = 1500;

const sendersOf = perDraftStore(() => new Map<string, TextSender>());

/** The sender of a file: with pending changes it outlives the editor that was typed into. */
export function textSenderOf(draftStore: DraftStore, file: string, draft: string): TextSender {
  const known = sendersOf(draftStore);
  const sender = known.get(file) ?? new TextSender(draftStore, file, draft, () => known.delete(file));
  known.set(file, sender);
  return sender;
}

/** Sends what is typed into one file, a moment after the last key, until the draft has it. */
export class TextSender {
  readonly file: string;
  /** Refused or not answered; it is retried. */
  isWaiting = false;
  isSettled = true;
  readonly #draftStore: DraftStore;
  readonly #typing: TextMerge;
  readonly #stop: () => void;
  readonly #gone: () => void;
  #toEditor: ((changes: ChangeSet) => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(draftStore: DraftStore, file: string, draft: string, gone: () => void) {
    this.#draftStore = draftStore;
    this.file = file;
    this.#typing = new TextMerge(editorText(draft));
    this.#gone = gone;
    makeAutoObservable(this, { file: false });
    this.#stop = reaction(
      () => draftStore.file(file)?.text,
      (text) => {
        if (text !== undefined) this.#received(text);
      },
    );
  }

  /** @returns the initial text */
  attach(toEditor: (changes: ChangeSet) => void): string {
    this.#toEditor = toEditor;
    return this.#typing.text;
  }

  detach(): void {
    this.#toEditor = null;
    if (this.#typing.isSettled) this.#end();
    else void this.flush();
  }

  typed(changes: ChangeSet): void {
    this.#typing.typed(changes);
    this.isSettled = false;
    this.#later(pauseMs);
  }

  /** Starts from what an earlier page had typed over the text that this one started from. */
  async restore(text: string, draft: string): Promise<void> {
    const { text: over } = this.#typing;
    const changes = patchBetween(over, text).map(({ offset, was, now }) => ({
      from: offset,
      to: offset + was.length,
      insert: now,
    }));
    this.#typing.typed(ChangeSet.of(changes, over.length, '\n'));
    this.isSettled = false;
    this.#received(draft);
    await this.flush();
  }

  /** Sends pending changes at once: another view is about to read the draft. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#typing.isSettled) return;
    const refused = await this.#draftStore.change((client) => {
      const { version, undoCount: undo, redoCount: redo, next } = this.#draftStore;
      const changes = this.#typing.take();
      if (changes === null) return Promise.resolve({ version, patches: {}, undo, redo, next });
      const text = fileText(changes, this.#draftStore.file(this.file)?.text ?? '');
      return client.edit({ edits: [{ do: 'text', file: this.file, text }], version });
    });
    // The draft has changed meanwhile: the typed text is rebased, without a message.
    const isStale = refused?.code === 'stale';
    if (isStale) {
      this.#draftStore.calls.dismissError();
      await this.#draftStore.refresh();
    }
    if (refused) this.#typing.refused();
    if (refused && isUnanswered(refused)) {
      this.#draftStore.calls.dismissError();
      this.#draftStore.delivery.outbox.addText({
        file: this.file,
        over: this.#typing.draft,
        text: this.#typing.text,
      });
    } else this.#received(this.#draftStore.file(this.file)?.text ?? '');
    runInAction(() => {
      this.isWaiting = refused !== null && !isStale;
    });
    if (!this.#typing.isSettled) this.#later(isStale ? 0 : refused ? againMs : pauseMs);
  }

  #received(draft: string): void {
    const changes = this.#typing.received(editorText(draft));
    runInAction(() => {
      this.isSettled = this.#typing.isSettled;
    });
    if (this.isSettled) this.#draftStore.delivery.outbox.dropText(this.file);
    if (changes && this.#toEditor) this.#toEditor(changes);
    if (!this.#toEditor && this.#typing.isSettled) this.#end();
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #end(): void {
    this.#stop();
    this.#gone();
  }
}
