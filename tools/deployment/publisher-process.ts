import type { ChildProcess } from 'node:child_process';
import type { PublisherMessage, PublisherOrder } from './publisher-messages.ts';

type Kind = PublisherMessage['kind'];

/** The process that publishes and rolls back, as the run sees it. */
export class PublisherProcess {
  published = 0;
  rolledBack = 0;
  readonly #process: ChildProcess;
  readonly #heard = new Set<Kind>();
  #failure: string | null = null;
  #check: () => void = () => undefined;

  constructor(process: ChildProcess) {
    this.#process = process;
    process.on('message', (message: PublisherMessage) => {
      this.#heard.add(message.kind);
      if (message.kind === 'published') this.published += 1;
      if (message.kind === 'rolledBack') this.rolledBack += 1;
      if (message.kind === 'failed') this.#failure = message.text;
      this.#check();
    });
  }

  /** Publishes the first releases. @throws Error with what failed */
  async prepare(order: PublisherOrder): Promise<void> {
    this.#process.send(order);
    await this.#until('ready');
  }

  /** Begins to deploy every second. @param nginx - process id */
  begin(nginx: number): void {
    this.#process.send(nginx);
  }

  /** @throws Error with what failed */
  end = (): Promise<void> => this.#until('done');

  #until(kind: Kind): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#check = () => {
        if (this.#failure !== null) reject(new Error(this.#failure));
        else if (this.#heard.has(kind)) resolve();
      };
      this.#check();
    });
  }
}
