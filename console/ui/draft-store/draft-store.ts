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
import { EditDelivery } from '../outbox/edit-delivery.ts';
import type { PendingText } from '../outbox/outbox.ts';
import { DraftFiles } from './draft-files.ts';
import type { OpenFile } from './open-file.ts';
import { withPendingEdits } from './with-pending-edits.ts';

/** `expired`: the token is of another run; only a new address helps. */
export type Connection = 'connecting' | 'open' | 'lost' | 'expired';
export type DiskChange = ConsoleEvents['disk'];

/** Takes up a text that an earlier page could not send. */
type RestoreText = (draftStore: DraftStore, text: PendingText) => Promise<void>;

type Told = { [N in keyof ConsoleEvents]: (data: ConsoleEvents[N]) => void };

const languageKey = 'funnel-console-language';

/** What the page knows of the draft, and the one way to change it: every change goes through here, in order. */
export class DraftStore {
  readonly client: ApiClient;
  language: Language = localStorage.getItem(languageKey) === 'en' ? 'en' : 'zh';
  connection: Connection = 'connecting';
  state: StateResponse | null = null;
  version = 0;
  undoCount = 0;
  redoCount = 0;
  next: NextSteps = { undo: null, redo: null };
  problems: ProblemsResponse | null = null;
  /** What routes, outcomes and flags are called; null before it is told. */
  names: DisplayNames | null = null;
  /** Against the disk. */
  plan: PlanResponse | null = null;
  /** How far the plan of the newest draft is, and when this was heard; null while none is made. */
  planning: { told: PlanProgress; heard: number } | null = null;
  preview: PreviewStatus | null = null;
  /** The last change of the disk by somebody else that nobody has put away. */
  diskChange: DiskChange | null = null;
  /** What was refused last, until it is put away. */
  refused: ClientError | null = null;
  readonly delivery = new EditDelivery(
    ({ edits, isPaste }) =>
      this.change((client) => client.edit({ edits: [...edits], ...(isPaste && { isPaste }) })),
    () => this.dismiss('refused'),
  );
  /** Calls that are under way. */
  busy = 0;
  readonly #files: DraftFiles;
  readonly #restoreText: RestoreText;
  #queue: Promise<unknown> = Promise.resolve();
  #stateTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: ApiClient, restoreText: RestoreText = async () => {}) {
    this.client = client;
    this.#restoreText = restoreText;
    this.#files = new DraftFiles(client);
    makeAutoObservable(this, {
      client: false,
      delivery: false,
      state: observableRef,
      problems: observableRef,
      names: observableRef,
      plan: observableRef,
      planning: observableRef,
      preview: observableRef,
      diskChange: observableRef,
      next: observableRef,
      refused: observableRef,
      file: false,
    });
  }

  start(): void {
    this.setLanguage(this.language);
    void subscribeToEvents(this.client, {
      received: (name, data) => runInAction(() => this.#told[name](data)),
      opened: () => {
        this.connection = 'open';
        void this.#catchUp();
      },
      lost: (refused) => {
        this.connection = refused.code === 'guard' ? 'expired' : 'lost';
      },
    });
  }

  /** Fetched when it is asked for the first time, afterwards kept up to date; may be read while rendering. */
  file(name: string): OpenFile | undefined {
    const known = this.#files.get(name);
    return known && this.delivery.outbox.steps.length > 0
      ? withPendingEdits(known, this.delivery.outbox.steps)
      : known;
  }

  get changedFiles(): string[] {
    return (this.state?.files ?? []).filter(({ isChanged }) => isChanged).map(({ file }) => file);
  }

  /** What a save writes: the files with edits, and the pictures that they name. */
  get filesToSave(): string[] {
    return [...this.changedFiles, ...(this.state?.pictures ?? [])];
  }

  setLanguage(language: Language): void {
    this.language = language;
    localStorage.setItem(languageKey, language);
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }

  /**
   * One step of the draft. Where nobody answers it is kept and sent later; only one that fits a single version is not.
   * @returns why it was not made, or null; it is shown to the operator already
   */
  edit(edits: readonly Edit[], version?: number): Promise<ClientError | null> {
    if (version === undefined) return this.delivery.edit({ edits });
    return this.change((client) => client.edit({ edits: [...edits], version }));
  }

  /** Rows of a spreadsheet, as one step. */
  paste(edits: readonly Edit[]): Promise<ClientError | null> {
    return this.delivery.edit({ edits, isPaste: true });
  }

  /** After the connection is there: what an earlier page, or this one, could not send. */
  async #catchUp(): Promise<void> {
    const isFirst = this.state === null;
    await this.refresh();
    await this.delivery.send();
    if (!isFirst || this.delivery.outbox.texts.length === 0) return;
    for (const text of this.delivery.outbox.texts) await this.#restoreText(this, text);
  }

  undo = (): Promise<ClientError | null> => this.change((client) => client.undo());
  redo = (): Promise<ClientError | null> => this.change((client) => client.redo());
  discard = (files?: string[]): Promise<ClientError | null> =>
    this.change((client) => client.discard(files ? { files } : {}));

  /** Any call that changes the draft, after those before it. */
  change(call: (client: ApiClient) => Promise<DraftChangeResponse>): Promise<ClientError | null> {
    return this.#inTurn(async () => {
      const moved = await call(this.client);
      const isNext = moved.version - this.version <= 1;
      this.#moved(moved);
      if (!isNext || !this.#files.patch(moved)) await this.#reload();
      this.#askState();
    });
  }

  /** After a save or a merge: what is on the disk is another. */
  refresh = (): Promise<ClientError | null> => this.#inTurn(() => this.#reload());

  dismiss(what: 'refused' | 'diskChange'): void {
    this[what] = null;
  }

  #inTurn(work: () => Promise<void>): Promise<ClientError | null> {
    this.busy += 1;
    const done = this.#queue.then(work).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof ClientError)) throw error;
        runInAction(() => {
          this.refused = error;
        });
        return error;
      },
    );
    const counted = done.finally(() => {
      runInAction(() => {
        this.busy -= 1;
      });
    });
    this.#queue = counted.catch(() => {});
    return counted;
  }

  #moved({
    version,
    undo,
    redo,
    next,
  }: Pick<DraftChangeResponse, 'version' | 'undo' | 'redo' | 'next'>): void {
    runInAction(() => {
      this.version = version;
      this.undoCount = undo;
      this.redoCount = redo;
      this.next = next;
    });
  }

  async #reload(): Promise<void> {
    const state = await this.#loadState();
    if (state) this.#moved(state);
    await this.#files.reload();
  }

  /** Leaves the version as it is: it goes with the texts that the page has, and a text sent for another would undo it. */
  async #loadState(): Promise<StateResponse | null> {
    try {
      const state = await this.client.state();
      runInAction(() => {
        this.state = state;
        this.preview = state.previews;
        this.delivery.outbox.open(state.config);
      });
      return state;
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      return null;
    }
  }

  /** What is unsaved changes with every edit; nobody has to know within the same blink. */
  #askState(): void {
    clearTimeout(this.#stateTimer);
    this.#stateTimer = setTimeout(() => void this.#loadState(), 150);
  }

  #told: Told = {
    problems: (data) => {
      this.problems = data;
    },
    names: (data) => {
      this.names = data;
    },
    planning: (data) => {
      this.planning = { told: data, heard: performance.now() };
    },
    plan: (data) => {
      this.plan = data;
      this.planning = null;
    },
    preview: (data) => {
      this.preview = data;
    },
    disk: (data) => {
      this.diskChange = data;
      void this.refresh();
    },
    draft: ({ version }) => this.#followOthers(version),
  };

  /** Another tab has edited where our own calls, once they are answered, have not led to this version. */
  #followOthers(version: number): void {
    void this.#inTurn(async () => {
      if (version > this.version) await this.#reload();
    });
  }
}

export const DraftStoreContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const draftStore = use(DraftStoreContext);
  if (!draftStore) throw new Error('no DraftStoreContext around this component');
  return draftStore;
}
