import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeDialogsOnBack, registerOpenDialog } from '../../../renderer/ui/dialog-history.ts';

type State = { __TSR_key: string; dialogs?: number[] };

/** The history of a browser: steps are taken later, and told to who listens, the first one first. */
class FakeView {
  entries: State[] = [{ __TSR_key: 'first' }];
  at = 0;
  /** What the router has made of it. */
  shown = 'first';
  told: string[] = [];
  /** Steps that the router was told of, and that led to what it shows already. */
  idle = 0;
  readonly history: { state: State; go(steps: number): void };
  readonly #listeners: ((event: PopStateEvent) => void)[] = [];

  constructor() {
    const view = this;
    const prototype = {
      get state() {
        return view.entries[view.at];
      },
      go: (steps: number) => setTimeout(() => view.step(steps)),
      pushState: (state: State) => view.#push(state),
    };
    this.history = Object.create(prototype) as FakeView['history'];
    Object.assign(this.history, { pushState: (state: State) => this.navigate(state.__TSR_key) });
  }
  #push(state: State) {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }
  navigate(page: string) {
    this.#push({ __TSR_key: page });
    this.shown = page;
  }
  step(steps: number) {
    const to = this.at + steps;
    const state = this.entries[to];
    if (!state || steps === 0) return;
    this.at = to;
    let stopped = false;
    const event = { state, stopImmediatePropagation: () => (stopped = true) } as unknown as PopStateEvent;
    for (const listen of this.#listeners) if (!stopped) listen(event);
  }
  addEventListener(_: 'popstate', listen: (event: PopStateEvent) => void) {
    this.#listeners.push(listen);
  }
  get dialogs() {
    return this.entries[this.at]?.dialogs?.length ?? 0;
  }
}

/** A browser with a router behind us, which shows the page of every step that reaches it. */
function start(before: State[] = []) {
  const view = new FakeView();
  view.entries.push(...before);
  view.at = before.length;
  closeDialogsOnBack(view as unknown as Window, () => view.shown);
  view.addEventListener('popstate', ({ state }) => {
    if (view.shown === (state as State).__TSR_key) view.idle += 1;
    view.shown = (state as State).__TSR_key;
    view.told.push(view.shown);
  });
  return view;
}
/** A dialog as React shows it: told to close, it is gone, and says so. */
function open(closed: () => void = () => undefined): () => void {
  const close = () => {
    closed();
    end();
  };
  const end = registerOpenDialog(close);
  return end;
}
const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('Back while a dialog is open', () => {
  it('closes the dialog, and the router hears nothing of it; another Back leaves the page', async () => {
    const view = start();
    view.navigate('second');
    let closed = 0;
    open(() => {
      closed += 1;
    });
    await rest();
    expect(view.entries.map(({ __TSR_key }) => __TSR_key)).toEqual(['first', 'second', 'second']);
    view.step(-1);
    await rest();
    expect([closed, view.told, view.at]).toEqual([1, [], 1]);
    view.step(-1);
    expect([closed, view.told]).toEqual([1, ['first']]);
  });

  it('closes the upper of two first', async () => {
    const view = start();
    const closed: string[] = [];
    open(() => closed.push('lower'));
    await rest();
    open(() => closed.push('upper'));
    await rest();
    expect(view.dialogs).toBe(2);
    view.step(-1);
    await rest();
    expect([closed, view.dialogs]).toEqual([['upper'], 1]);
    view.step(-1);
    await rest();
    expect([closed, view.at, view.told]).toEqual([['upper', 'lower'], 0, []]);
  });
});

describe('a dialog that closes in another way', () => {
  it('takes its entry with it, and the router hears nothing of it', async () => {
    const view = start();
    const close = open();
    await rest();
    expect(view.at).toBe(1);
    close();
    await rest();
    expect([view.at, view.told]).toEqual([0, []]);
  });

  it('and opens again in the same breath (StrictMode) has one entry', async () => {
    const view = start();
    open()();
    const close = open();
    await rest();
    expect([view.entries.length, view.dialogs]).toEqual([2, 1]);
    close();
    await rest();
    open()();
    await rest();
    expect([view.at, view.dialogs]).toEqual([0, 0]);
  });

  it('undoes nothing where the router has gone on; nobody comes back to its entry', async () => {
    const view = start();
    const close = open();
    await rest();
    view.navigate('second');
    close();
    await rest();
    expect(view.entries[view.at]?.__TSR_key).toBe('second');
    view.step(-1);
    await rest();
    expect([view.at, view.told]).toEqual([0, ['first']]);
    view.step(1);
    await rest();
    expect([view.at, view.told]).toEqual([0, ['first']]);
  });
});

describe('an entry of a dialog that the document does not know', () => {
  it('after a reload is gone back from at once', async () => {
    const view = start([
      { __TSR_key: 'first', dialogs: [1] },
      { __TSR_key: 'first', dialogs: [1, 2] },
    ]);
    await rest();
    expect([view.at, view.told]).toEqual([0, []]);
  });
});

it('whatever is done in whatever order, the history says what is open, and the router what is shown', async () => {
  const step = fc.constantFrom('open', 'close', 'back', 'forward', 'navigate', 'rest');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const view = start();
      let dialogs: (() => void)[] = [];
      let pages = 0;
      for (const what of steps) {
        if (what === 'open') {
          const end = open(() => {
            dialogs = dialogs.filter((one) => one !== end);
          });
          dialogs.push(end);
        } else if (what === 'close') dialogs.pop()?.();
        else if (what === 'back') view.step(-1);
        else if (what === 'forward') view.step(1);
        else if (what === 'navigate') {
          view.navigate(`page ${++pages}`);
          for (const end of dialogs.splice(0)) end();
        }
        // A visitor is slower than the browser; two steps at once are only what a program does.
        await rest();
      }
      await rest();
      expect(view.dialogs).toBe(dialogs.length);
      expect(view.entries[view.at]?.__TSR_key).toBe(view.shown);
      expect(view.idle).toBe(0);
    }),
    { numRuns: 60 },
  );
});
