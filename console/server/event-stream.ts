import type { ConsoleEvents } from '../api/index.ts';
import { printSharedLists } from '../api/shared-lists.ts';

/** The heartbeat of an idle stream, so that a closed one is noticed. */
const heartbeatInterval = 15_000;

type Subscriber = ReadableStreamDefaultController<Uint8Array>;

/** All subscribers of /api/events. */
export class EventStream {
  /** Each with what is called at its end. */
  readonly #streams = new Map<Subscriber, () => void>();
  readonly #encoder = new TextEncoder();
  readonly #pulse = setInterval(() => this.#write(': here\n\n'), heartbeatInterval).unref();

  /**
   * @param first - the events that a new subscriber receives at once
   * @param closed - called once it no longer listens
   */
  open(
    first: { [N in keyof ConsoleEvents]?: ConsoleEvents[N] | null },
    closed: () => void = () => {},
  ): Response {
    let own: Subscriber | null = null;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        this.#streams.set(controller, closed);
        for (const [name, data] of Object.entries(first)) {
          if (data) controller.enqueue(this.#encoder.encode(eventText(name, data)));
        }
      },
      cancel: () => {
        if (own) this.#end(own);
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  }

  send<N extends keyof ConsoleEvents>(name: N, data: ConsoleEvents[N]): void {
    this.#write(eventText(name, data));
  }

  close(): void {
    clearInterval(this.#pulse);
    for (const stream of this.#streams.keys()) stream.close();
    this.#streams.clear();
  }

  #write(text: string): void {
    const bytes = this.#encoder.encode(text);
    for (const stream of this.#streams.keys()) {
      try {
        stream.enqueue(bytes);
      } catch {
        // Its reader has disconnected.
        this.#end(stream);
      }
    }
  }

  #end(stream: Subscriber): void {
    const closed = this.#streams.get(stream);
    this.#streams.delete(stream);
    closed?.();
  }
}

const eventText = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${printSharedLists(data)}\n\n`;
