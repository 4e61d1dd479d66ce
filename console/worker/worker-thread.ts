import { parentPort, Worker } from 'node:worker_threads';

interface Waiting {
  onProgress(reported: unknown): void;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}
type Replied = { id: number; answer: unknown } | { id: number; error: string };
/** A progress report before the answer. */
type Reported = { id: number; progress: unknown };

/** A worker with its pending requests: the end of one worker does not affect the requests of another. */
interface Running {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

/** A worker thread that answers requests in turn; started by the first request, and again after a crash. */
export class WorkerThread {
  readonly #script: URL;
  #running: Running | null = null;
  #next = 0;

  constructor(script: URL) {
    this.#script = script;
  }

  /** @param onProgress - receives progress reports before the answer */
  ask(request: unknown, onProgress: (report: unknown) => void = () => {}): Promise<unknown> {
    const id = this.#next++;
    this.#running ??= this.#start();
    const { worker, waiting } = this.#running;
    return new Promise((resolve, reject) => {
      waiting.set(id, { onProgress, resolve, reject });
      worker.postMessage({ id, request });
    });
  }

  /** Terminates the thread immediately; the next request starts another. */
  async close(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    if (!running) return;
    await running.worker.terminate();
    failAll(running, new Error('the thread was ended'));
  }

  #start(): Running {
    const worker = new Worker(this.#script);
    const running: Running = { worker, waiting: new Map() };
    worker.on('message', (replied: Replied | Reported) => {
      const waiting = running.waiting.get(replied.id);
      if ('progress' in replied) {
        waiting?.onProgress(replied.progress);
        return;
      }
      running.waiting.delete(replied.id);
      if ('error' in replied) waiting?.reject(new Error(replied.error));
      else waiting?.resolve(replied.answer);
    });
    const gone = (error: Error) => {
      if (this.#running === running) this.#running = null;
      failAll(running, error);
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('the thread was ended')));
    return running;
  }
}

function failAll({ waiting }: Running, error: Error): void {
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

/** The thread's side: answers each request. An exception rejects the request. */
export function answerInThread<Q>(
  answer: (request: Q, reportProgress: (progress: unknown) => void) => unknown,
): void {
  parentPort?.on('message', async ({ id, request }: { id: number; request: Q }) => {
    let replied: Replied;
    const reportProgress = (progress: unknown) =>
      parentPort?.postMessage({ id, progress } satisfies Reported);
    try {
      replied = { id, answer: await answer(request, reportProgress) };
    } catch (error) {
      replied = { id, error: error instanceof Error ? error.message : String(error) };
    }
    parentPort?.postMessage(replied);
  });
}
