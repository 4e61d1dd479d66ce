import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createContext, use } from 'react';
import type {
  ConsoleEvents,
  DisplayNames,
  DraftChangeResponse,
  Edit,
  Language,
  NextSteps,
  PlanProgress,
  PlanResponse,
  PreviewStatus,
  ProblemsResponse,
  StateResponse,
} from '../../api/index.ts';
import type { ApiClient } from '../client/api-client.ts';
import { ClientError } from '../client/api-error.ts';
import { subscribeToEvents } from '../client/subscribe-events.ts';
import { Collisions } from '../outbox/collisions.ts';
import { EditDelivery } from '../outbox/edit-delivery.ts';
import type { PendingText } from '../outbox/outbox.ts';
import { RefusedTexts } from '../outbox/refused-texts.ts';
import { OpenWindows } from '../windows/open-windows.ts';
import { CallQueue } from './call-queue.ts';
import { DraftFiles } from './draft-files.ts';
import { eventHandlers } from './event-handlers.ts';
import type { OpenFile } from './open-file.ts';
import { SeenValues } from './seen-values.ts';
import { sendStep, sendUndo } from './send-step.ts';
import { applyLanguage, storedLanguage } from './stored-language.ts';
import { withPendingEdits } from './with-pending-edits.ts';

/** `expired`: the token belongs to an earlier run of the console; only its new address helps. */
export type Connection = 'connecting' | 'open' | 'lost' | 'expired';
/** Whether the console gives no answer any more, or not before it is reached again. */
export const isSilent = (connection: Connection): boolean =>
  connection === 'lost' || connection === 'expired';
export type DiskChange = ConsoleEvents['disk'];

/** Restores a text that an earlier page could not send. */
type RestoreText = (draftStore: DraftStore, text: PendingText) => Promise<void>;

/** The state is fetched this long after the last edit, ms: it changes with every edit, and no view needs it at once. */
const stateDelay = 150;

/** The page's copy of the draft. Every change of the draft is a call through this store, in order. */
export class DraftStore {
  readonly client: ApiClient;
  language: Language = storedLanguage();
  connection: Connection = 'connecting';
  state: StateResponse | null = null;
  version = 0;
  undoCount = 0;
  redoCount = 0;
  next: NextSteps = { undo: null, redo: null };
  problems: ProblemsResponse | null = null;
  /** Display names of routes, outcomes and flags; null until the server has reported them. */
  names: DisplayNames | null = null;
  /** Against the disk. */
  plan: PlanResponse | null = null;
  /** Progress of the plan for the newest draft, and when it arrived; null while no plan is computed. */
  planning: { progress: PlanProgress; receivedAt: number } | null = null;
  preview: PreviewStatus | null = null;
  /** The last change of the disk by somebody else, until the operator dismisses it. */
  diskChange: DiskChange | null = null;
  readonly calls = new CallQueue();
  readonly delivery = new EditDelivery(
    (step) => sendStep(this, step),
    () => this.calls.dismissError(),
  );
  readonly windows = new OpenWindows();
  readonly seen = new SeenValues();
  /** Steps that others were faster than. */
  readonly collisions = new Collisions(localStorage);
  readonly refused = new RefusedTexts(() => sessionStorage);
  readonly #files: DraftFiles;
  readonly #restoreText: RestoreText;
  /** Counts the calls for the state: of overlapping ones, only the last changes the store. */
  #stateRequests = 0;
  #stateTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: ApiClient, restoreText: RestoreText = async () => {}) {
    this.client = client;
    this.#restoreText = restoreText;
    this.#files = new DraftFiles(client, this.seen);
    makeAutoObservable(this, {
      client: false,
      calls: false,
      delivery: false,
      windows: false,
      seen: false,
      collisions: false,
      refused: false,
      state: observableRef,
      problems: observableRef,
      names: observableRef,
      plan: observableRef,
      planning: observableRef,
      preview: observableRef,
      diskChange: observableRef,
      next: observableRef,
      file: false,
    });
  }

  start(): void {
    this.setLanguage(this.language);
    const handlers = eventHandlers(this);
    this.client.identifyBy(() => this.windows.id);
    void subscribeToEvents(this.client, {
      received: (name, data) => runInAction(() => handlers[name](data)),
      opened: () => {
        this.connection = 'open';
        void this.#catchUp();
      },
      lost: (error) => {
        this.connection = error.code === 'guard' ? 'expired' : 'lost';
      },
    });
  }

  /** Fetched on first use and updated afterwards; may be called while rendering. */
  file(name: string): OpenFile | undefined {
    const file = this.#files.get(name, () => this.#mayHave(name));
    const { steps } = this.delivery.outbox;
    return file && steps.length > 0 ? withPendingEdits(file, steps) : file;
  }

  /** Before the state has come, whatever is asked for. */
  #mayHave(name: string): boolean {
    return this.state?.files.some(({ file }) => file === name) ?? true;
  }

  get changedFiles(): string[] {
    return (this.state?.files ?? []).filter(({ isChanged }) => isChanged).map(({ file }) => file);
  }

  /** The changed files, and the pictures that they name. */
  get filesToSave(): string[] {
    return [...this.changedFiles, ...(this.state?.pictures ?? [])];
  }

  setLanguage(language: Language): void {
    this.language = language;
    applyLanguage(language);
  }

  /**
   * One step of the draft. Without a connection it goes to the outbox, unless it fits a single version only.
   * @returns why it was not applied, or null; the operator has been shown the error
   */
  edit(edits: readonly Edit[], version?: number): Promise<ClientError | null> {
    if (version === undefined) return this.delivery.edit({ edits, seen: this.#seenBy(edits) });
    return this.change((client) => client.edit({ edits: [...edits], version }));
  }

  /** Rows of a spreadsheet, as one step. */
  paste(edits: readonly Edit[]): Promise<ClientError | null> {
    return this.delivery.edit({ edits, isPaste: true, seen: this.#seenBy(edits) });
  }

  #seenBy = (edits: readonly Edit[]) => this.seen.of(edits, (file) => this.file(file));

  undo = (): Promise<ClientError | null> => sendUndo(this, 'undo');
  redo = (): Promise<ClientError | null> => sendUndo(this, 'redo');
  discard = (files?: string[]): Promise<ClientError | null> => {
    this.refused.discard(files);
    return this.change((client) => client.discard(files ? { files } : {}));
  };

  /** Makes a call that changes the draft, after the pending ones. */
  change(call: (client: ApiClient) => Promise<DraftChangeResponse>): Promise<ClientError | null> {
    return this.calls.run(async () => {
      const change = await call(this.client);
      const isNext = change.version - this.version <= 1;
      this.#setVersion(change);
      if (!isNext || !this.#files.patch(change)) await this.#reload();
      this.#loadStateLater();
    });
  }

  /** Reloads state and files, as after a save or a merge. */
  refresh = (): Promise<ClientError | null> => this.calls.run(() => this.#reload());

  /** Reloads where another tab has edited: where this page's own calls have not produced the version. */
  followVersion(version: number): void {
    void this.calls.run(async () => {
      if (version > this.version) await this.#reload();
    });
  }

  dismissDiskChange(): void {
    this.diskChange = null;
  }

  /** After connecting: sends what this page or an earlier one could not send. */
  async #catchUp(): Promise<void> {
    const isFirst = this.state === null;
    await this.refresh();
    await this.delivery.send();
    if (!isFirst || this.delivery.outbox.texts.length === 0) return;
    for (const text of this.delivery.outbox.texts) await this.#restoreText(this, text);
  }

  #setVersion(change: Pick<DraftChangeResponse, 'version' | 'undo' | 'redo' | 'next'>): void {
    runInAction(() => {
      this.version = change.version;
      this.undoCount = change.undo;
      this.redoCount = change.redo;
      this.next = change.next;
    });
  }

  async #reload(): Promise<void> {
    // A later call of an edit would make this one the older of two, whose state is not taken.
    clearTimeout(this.#stateTimer);
    const state = await this.#loadState();
    if (state) this.#setVersion(state);
    await this.#files.reload();
  }

  /** Does not change the version: it belongs to the texts that the page holds, and text edits are sent with it. */
  async #loadState(): Promise<StateResponse | null> {
    const request = ++this.#stateRequests;
    try {
      const state = await this.client.state();
      if (request === this.#stateRequests) runInAction(() => this.#setState(state));
      return state;
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      return null;
    }
  }

  #setState(state: StateResponse): void {
    this.state = state;
    // An event about the previews may arrive during the call: it is newer than the response.
    if (this.preview === null || state.previews === null) this.preview = state.previews;
    for (const kept of [this.delivery.outbox, this.collisions, this.refused]) kept.open(state.config);
    this.collisions.follow(this.windows.all);
  }

  #loadStateLater(): void {
    clearTimeout(this.#stateTimer);
    this.#stateTimer = setTimeout(() => void this.#loadState(), stateDelay);
  }
}

export const DraftStoreContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const draftStore = use(DraftStoreContext);
  if (!draftStore) throw new Error('no DraftStoreContext around this component');
  return draftStore;
}
