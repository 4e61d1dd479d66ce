import type { ConsoleEvents } from '../api/index.ts';

/** How often an idle stream says that it is there, so that a closed one is noticed. */
const heartbeatInterval = 15_000;

/** Everybody who listens to /api/events. */
export class EventStream {
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  readonly #encoder = new TextEncoder();
  readonly #pulse = setInterval(() => this.#write(': here\n\n'), heartbeatInterval).unref();

  /** @param first - what a new listener is told at once */
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
        // Its reader has gone.
        this.#streams.delete(stream);
      }
    }
  }
}

const eventText = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
