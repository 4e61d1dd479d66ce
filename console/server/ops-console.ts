import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listAssets } from '../../ops/config/config-files.ts';
import { Draft } from '../draft/draft.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { Step } from '../draft/step.ts';
import { UndoLog } from '../draft/undo-log.ts';
import { finishInterruptedWrites } from '../files/atomic-write.ts';
import { ConfigDisk } from '../files/config-disk.ts';
import { lockFolder } from '../files/folder-lock.ts';
import { StagedPictures } from '../pictures/staged-pictures.ts';
import { LastSave } from '../save/last-save.ts';
import { currentWindow } from '../windows/current-window.ts';
import { OpenWindows } from '../windows/open-windows.ts';
import { AnalysisThread } from '../worker/analysis-thread.ts';
import { LiveAnalysis, type Thread } from '../worker/live-analysis.ts';
import { PastPlans } from '../worker/past-plans.ts';
import { ReviewPlans } from '../worker/review-plans.ts';
import { RowReaches } from '../worker/row-reaches.ts';
import { TrialPlans } from '../worker/trial-plans.ts';
import { EventStream } from './event-stream.ts';
import type { PreviewSites } from './preview-sites.ts';

/** No window of this run gets a number that an edit of an earlier one names. */
const highestNumber = (steps: readonly Step[]): number =>
  steps.reduce((most, { by }) => Math.max(most, by?.number ?? 0), 0);

/** How often the disk is checked for changes of other programs. */
const diskCheckInterval = 1000;

export interface ConsoleOptions {
  /** Folder of the config. */
  dir: string;
  /** Folder of the draft; for one config only. */
  stateDir: string;
  preview: PreviewSites | null;
  /** Gives each of its threads, which the console closes; left out: a thread of its own. */
  startThread?: () => Thread;
}

/** Counts the changes of the disks of all consoles of this process, so that a thread may serve one after another. */
let lastDiskVersion = 0;

/** The state behind the console's calls: the draft, its analysis, and the subscribers. */
export class OpsConsole {
  readonly dir: string;
  readonly journal: string;
  readonly lastSave: LastSave;
  readonly draft: Draft;
  readonly pictures: StagedPictures;
  readonly events = new EventStream();
  readonly windows: OpenWindows;
  readonly preview: PreviewSites | null;
  /**
   * One thread checks, one plans for all clients, one plans on request, one plans what was saved before, one counts
   * visitors of rows, one finds visitors, one plans edits that are not made yet, the last answers every other query:
   * neither problems nor a search wait for a plan.
   */
  readonly #checker: Thread;
  readonly #planner: Thread;
  readonly #answerer: Thread;
  readonly queryThread: Thread;
  readonly visitorThread: Thread;
  readonly analysis: LiveAnalysis;
  readonly pastPlans: PastPlans;
  readonly rowReaches: RowReaches;
  readonly trialPlans: TrialPlans;
  readonly reviewPlans: ReviewPlans;
  #diskVersion = ++lastDiskVersion;
  /** The files under `public` as last listed. */
  #assets: readonly string[];
  /** The window for which git writes files now. */
  #writer: string | null = null;
  #isClosing = false;
  readonly #unlock: () => void;
  readonly #looking: NodeJS.Timeout;

  /** @throws WorkError where another process edits this config */
  constructor({ dir, stateDir, preview, startThread = () => new AnalysisThread() }: ConsoleOptions) {
    this.dir = dir;
    this.#checker = startThread();
    this.#planner = startThread();
    this.#answerer = startThread();
    this.queryThread = startThread();
    this.visitorThread = startThread();
    this.pastPlans = new PastPlans(startThread());
    this.rowReaches = new RowReaches(startThread());
    this.trialPlans = new TrialPlans(startThread());
    this.reviewPlans = new ReviewPlans(startThread());
    this.preview = preview;
    this.#unlock = lockFolder(stateDir);
    this.journal = join(stateDir, 'save.json');
    this.lastSave = new LastSave(join(stateDir, 'last-save.json'));
    if (existsSync(this.journal)) this.lastSave.forget();
    const disk = new ConfigDisk(dir);
    finishInterruptedWrites(dir, this.journal, disk.files.keys());
    disk.refresh();
    this.draft = new Draft(
      disk,
      new UndoLog(join(stateDir, 'draft.jsonl')),
      () => {
        const window = currentWindow();
        return window === null ? undefined : this.windows.author(window);
      },
      ({ window }) => ![null, window].includes(currentWindow()) && this.windows.isOpen(window),
    );
    this.windows = new OpenWindows(
      () => this.events.send('windows', { windows: this.windows.open }),
      highestNumber(this.draft.history),
    );
    this.pictures = new StagedPictures(join(stateDir, 'pictures'), (asset) => this.draft.mentions(asset));
    this.#assets = listAssets(dir).map((asset) => `public${asset}`);
    const desks = { checker: this.#checker, planner: this.#planner, answerer: this.#answerer };
    this.analysis = new LiveAnalysis(desks, () => this.revision, {
      problems: (answer) => {
        this.events.send('problems', answer);
        this.preview?.show(this.revision);
      },
      names: (names) => this.events.send('names', names),
      planning: (reported) => this.events.send('planning', reported),
      plan: (answer) => this.events.send('plan', answer),
      failed: (error) => {
        if (!this.#isClosing) process.stderr.write(`console: ${error.stack}\n`);
      },
    });
    preview?.setPictureSource(() => this.pictures.paths);
    preview?.onChange((report) => this.events.send('preview', report));
    this.#looking = setInterval(() => this.checkDisk(), diskCheckInterval).unref();
    this.analysis.draftChanged();
  }

  /** The current draft, for the workers. */
  get revision(): DraftRevision {
    const { version, overlay } = this.draft;
    const { paths: pictures } = this.pictures;
    return { dir: this.dir, version, disk: this.#diskVersion, overlay, pictures };
  }

  /** Called after every change of the draft. */
  draftChanged(): void {
    this.events.send('draft', { version: this.draft.version });
    this.analysis.draftChanged();
  }

  /** Checks whether another program has changed a file. */
  checkDisk(): void {
    const changed = [...this.draft.disk.refresh(), ...this.#changedAssets()];
    if (changed.length === 0) return;
    this.#diskVersion = ++lastDiskVersion;
    const reloaded = this.draft.followDisk();
    const by = this.#writer ?? undefined;
    this.events.send('disk', { changed, reloaded, version: this.draft.version, ...(by && { by }) });
    this.draftChanged();
  }

  /** Writes files by git for the window whose call it is: what changes on the disk meanwhile is its own change. */
  async writeFiles<T>(write: () => Promise<T>): Promise<T> {
    const before = this.#writer;
    this.#writer = currentWindow();
    try {
      const written = await write();
      this.checkDisk();
      return written;
    } finally {
      this.#writer = before;
    }
  }

  /** The files under `public` that were added or removed since the last listing. */
  #changedAssets(): string[] {
    const before = new Set(this.#assets);
    const now = listAssets(this.dir).map((asset) => `public${asset}`);
    this.#assets = now;
    const came = now.filter((file) => !before.delete(file));
    return [...came, ...before];
  }

  /** Called as soon as a save has written: the change of the disk is the console's own. */
  filesWritten(added: readonly string[]): void {
    this.#assets = [...new Set([...this.#assets, ...added])];
    this.#diskVersion = ++lastDiskVersion;
    this.draftChanged();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#looking);
    this.events.close();
    const desks = [this.#checker, this.#planner, this.#answerer, this.queryThread, this.visitorThread];
    await Promise.all(
      [...desks, this.pastPlans, this.rowReaches, this.trialPlans, this.reviewPlans].map((desk) =>
        desk.close(),
      ),
    );
    this.draft.close();
    this.#unlock();
  }
}
