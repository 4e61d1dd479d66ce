import type { ConsoleEvents } from '../api/index.ts';
import { printSharedLists } from '../api/shared-lists.ts';

/** The heartbeat of an idle stream, so that a closed one is noticed. */
const heartbeatInterval = 15_000;

/** All subscribers of /api/events. */
export class EventStream {
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  readonly #encoder = new TextEncoder();
  readonly #pulse = setInterval(() => this.#write(': here\n\n'), heartbeatInterval).unref();

  /** @param first - the events that a new subscriber receives at once */
  open(first: { [N in keyof ConsoleEvents]?: ConsoleEvents[N] | null }): Response {
    let own: ReadableStreamDefaultController<Uint8Array> | null = null;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        this.#streams.add(controller);
        for (const [name, data] of Object.entries(first)) {
          if (data) controller.enqueue(this.#encoder.encode(eventText(name, data)));
        }
      },
      cancel: () => {
        if (own) this.#streams.delete(own);
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  }

  send<N extends keyof ConsoleEvents>(name: N, data: ConsoleEvents[N]): void {
    this.#write(eventText(name, data));
  }

  close(): void {
    clearInterval(this.#pulse);
    for (const stream of this.#streams) stream.close();
    this.#streams.clear();
  }

  #write(text: string): void {
    const bytes = this.#encoder.encode(text);
    for (const stream of this.#streams) {
      try {
        stream.enqueue(bytes);
      } catch {
        // Its reader has disconnected.
        this.#streams.delete(stream);
      }
    }
  }
}

const eventText = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${printSharedLists(data)}\n\n`;
