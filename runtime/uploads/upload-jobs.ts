import type { KeptUploads } from './kept-uploads.ts';
import { sendUpload, type UploadEnd, type UploadPorts } from './send-upload.ts';
import { partsOf, type Upload } from './upload.ts';

/**
 * `held`: nobody has agreed yet; `broken`: it goes on when the phone is online again, or on a press; `refused`: the server
 * does not take it.
 */
export type UploadPhase = 'held' | 'sending' | 'broken' | 'refused' | 'done';

export interface UploadState {
  upload: Upload;
  /** How many there are, of which `upload.next` have arrived. */
  parts: number;
  phase: UploadPhase;
  /** Whether a reload finds it. */
  isKept: boolean;
  /** The phone was asked to keep it, and cannot. */
  keepFailed: boolean;
}

export interface UploadJobsPorts {
  call: UploadPorts['call'];
  read: UploadPorts['read'];
  kept: KeptUploads;
  /** Whether the stored draft of the form names the upload: a picture is kept as long as the answer that it is. */
  isNamed(upload: Upload): boolean;
  wait(ms: number): Promise<void>;
}

/** Before a broken upload is taken up again by itself, ms; after these it waits for a press or for the network. */
const pauses = [1000, 4000];

/** The uploads of this document, whatever page or step of a form is shown. */
export function createUploadJobs(ports: UploadJobsPorts) {
  const jobs = new Map<string, UploadState>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const tell = () => {
    for (const changed of listeners) changed();
  };
  const change = (id: string, part: Partial<UploadState>) => {
    const job = jobs.get(id);
    if (!job) return;
    // Another object: whoever compares sees that it has changed.
    jobs.set(id, { ...job, ...part });
    tell();
  };
  const phaseOf = (id: string) => jobs.get(id)?.phase;

  const once = async (id: string): Promise<UploadEnd> => {
    const job = jobs.get(id);
    if (!job) return 'stopped';
    return sendUpload(job.upload, {
      ...ports,
      arrived: (next) => {
        const now = jobs.get(id);
        if (!now) return;
        change(id, { upload: { ...now.upload, next } });
        if (now.isKept) void ports.kept.arrived(id, next);
      },
      isWanted: () => phaseOf(id) === 'sending',
    });
  };
  const run = async (id: string): Promise<void> => {
    change(id, { phase: 'sending' });
    let end = await once(id);
    for (const pause of pauses) {
      if (end !== 'broken' || phaseOf(id) !== 'sending') break;
      await ports.wait(pause);
      end = await once(id);
    }
    if (end !== 'stopped') change(id, { phase: end });
  };
  const start = (id: string): void => {
    if (phaseOf(id) === 'done') return;
    const last = running.get(id);
    // It has been held, and agreed to again before its last part has arrived.
    if (last) {
      if (phaseOf(id) === 'held') void last.then(() => start(id));
      return;
    }
    const end = run(id).finally(() => running.delete(id));
    running.set(id, end);
  };

  /** Keeps what a stored draft names, and nothing else. */
  const settleKept = async (): Promise<void> => {
    for (const { upload, isKept, keepFailed } of [...jobs.values()]) {
      const isNamed = ports.isNamed(upload);
      if (isNamed && !isKept && !keepFailed) {
        const kept = await ports.kept.keep(jobs.get(upload.id)?.upload ?? upload);
        change(upload.id, { isKept: kept, keepFailed: !kept });
      }
      if (!isNamed && isKept) {
        change(upload.id, { isKept: false });
        await ports.kept.forget(upload.id);
      }
    }
  };

  return {
    state: (id: string): UploadState | undefined => jobs.get(id),
    onChange: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    add(upload: Upload, isHeld: boolean): void {
      jobs.set(upload.id, {
        upload,
        parts: partsOf(upload.blob),
        phase: 'held',
        isKept: false,
        keepFailed: false,
      });
      tell();
      if (!isHeld) start(upload.id);
    },
    start,
    /** A consent is gone: what is under way stops after its part. */
    hold: (id: string): void => {
      if (phaseOf(id) !== 'done') change(id, { phase: 'held' });
    },
    /** Takes up an upload that this phone keeps. @returns whether it is there */
    async restore(id: string, isHeld: boolean): Promise<boolean> {
      if (jobs.has(id)) return true;
      const upload = await ports.kept.read(id);
      if (!upload) return false;
      if (jobs.has(id)) return true;
      const parts = partsOf(upload.blob);
      const isDone = upload.next >= parts;
      jobs.set(id, { upload, parts, phase: isDone ? 'done' : 'held', isKept: true, keepFailed: false });
      if (!isDone && !isHeld) start(id);
      tell();
      return true;
    },
    remove(id: string): void {
      jobs.delete(id);
      void ports.kept.forget(id);
      tell();
    },
    /** The network is back. */
    goOn(): void {
      for (const { upload, phase } of jobs.values()) if (phase === 'broken') start(upload.id);
    },
    settleKept,
    /** Deletes what no draft names: it was sent, withdrawn, or is out of date. */
    async forgetOthers(): Promise<void> {
      for (const upload of await ports.kept.all())
        if (!jobs.has(upload.id) && !ports.isNamed(upload)) await ports.kept.forget(upload.id);
    },
    /** Waits for the sendings under way. @returns what keeps the first from having arrived; null where all have */
    async settled(ids: readonly string[]): Promise<Exclude<UploadPhase, 'done'> | 'lost' | null> {
      await Promise.all(ids.map((id) => running.get(id)));
      for (const id of ids) {
        const phase = phaseOf(id);
        if (phase !== 'done') return phase ?? 'lost';
      }
      return null;
    },
  };
}
export type UploadJobs = ReturnType<typeof createUploadJobs>;
