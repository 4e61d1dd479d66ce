import { parentPort, Worker } from 'node:worker_threads';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}
type Replied = { id: number; answer: unknown } | { id: number; error: string };

/** A worker thread that answers questions in turn; started when it is first asked, and again if it dies. */
export class Thread {
  readonly #script: URL;
  #worker: Worker | null = null;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(script: URL) {
    this.#script = script;
  }

  ask(question: unknown): Promise<unknown> {
    const id = this.#next++;
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, question });
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
    this.#failAll(new Error('the console is closing'));
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.on('message', (replied: Replied) => {
      const waiting = this.#waiting.get(replied.id);
      this.#waiting.delete(replied.id);
      if ('error' in replied) waiting?.reject(new Error(replied.error));
      else waiting?.resolve(replied.answer);
    });
    const gone = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#failAll(error);
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('the thread ended')));
    return worker;
  }

  #failAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** The other side: answers each question that comes, in the thread. What is thrown is the asker's error. */
export function answerInThread<Q>(answer: (question: Q) => unknown): void {
  parentPort?.on('message', async ({ id, question }: { id: number; question: Q }) => {
    let replied: Replied;
    try {
      replied = { id, answer: await answer(question) };
    } catch (error) {
      replied = { id, error: error instanceof Error ? error.message : String(error) };
    }
    parentPort?.postMessage(replied);
  });
}
