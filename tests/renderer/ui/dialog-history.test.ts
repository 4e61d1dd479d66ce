import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrival,
  type BackTarget,
  closeDialogsOnBack,
  endRestoring,
  registerOpenDialog,
} from '../../../renderer/ui/dialog-history.ts';

type State = { __TSR_key: string; dialogs?: (number | string)[] };

/** The history of a browser: steps happen later, and `popstate` reaches the listeners in their order. */
class FakeView {
  entries: State[] = [{ __TSR_key: 'first' }];
  at = 0;
  /** The page that the router shows after each event. */
  shown = 'first';
  routed: string[] = [];
  /** Events that the router received for the page that it shows already. */
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

/** A browser with a router, whose listener comes second and shows the page of every step that reaches it. */
function start(before: State[] = []) {
  const view = new FakeView();
  view.entries.push(...before);
  view.at = before.length;
  closeDialogsOnBack(view as unknown as Window, () => view.shown);
  view.addEventListener('popstate', ({ state }) => {
    if (view.shown === (state as State).__TSR_key) view.idle += 1;
    view.shown = (state as State).__TSR_key;
    view.routed.push(view.shown);
  });
  return view;
}
/** A dialog as React renders it: `close` removes it, and then reports that it has closed. */
function open(closed: () => void = () => undefined): () => void {
  const close = () => {
    closed();
    end();
  };
  const end = registerOpenDialog({ close });
  return end;
}
const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('Back while a dialog is open', () => {
  it('closes the dialog, and the router does not receive the event; another Back leaves the page', async () => {
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
    expect([closed, view.routed, view.at]).toEqual([1, [], 1]);
    view.step(-1);
    expect([closed, view.routed]).toEqual([1, ['first']]);
  });

  it('closes the upper of two dialogs first', async () => {
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
    expect([closed, view.at, view.routed]).toEqual([['upper', 'lower'], 0, []]);
  });
});

describe('what a reload has closed and the new document opens again', () => {
  const key = 'first';
  const entries: State[] = [
    { __TSR_key: key, dialogs: ['form/1'] },
    { __TSR_key: key, dialogs: ['form/1', 'form/2'] },
  ];
  const step = (id: string, closed: string[]) => {
    const end = registerOpenDialog({
      id,
      close: () => {
        closed.push(id);
        end();
      },
    });
    return end;
  };

  it('keeps its entries: WebKit skips those that are made without a press', async () => {
    const view = start([...entries]);
    await rest();
    expect(view.at).toBe(2);
    const closed: string[] = [];
    for (const id of ['form/1', 'form/2']) step(id, closed);
    await rest();
    expect([view.at, view.entries.length]).toEqual([2, 3]);
    view.step(-1);
    await rest();
    expect([closed, view.at, view.dialogs]).toEqual([['form/2'], 1, 1]);
    view.step(-1);
    await rest();
    expect([closed, view.at, view.routed]).toEqual([['form/2', 'form/1'], 0, []]);
  });

  it('leaves the entries of steps that it does not return to', async () => {
    const view = start([...entries]);
    await rest();
    step('form/1', []);
    await rest();
    expect([view.at, view.dialogs]).toEqual([1, 1]);
  });

  it('leaves all of them where nothing of it opens again', async () => {
    const view = start([...entries]);
    await rest();
    endRestoring();
    await rest();
    expect([view.at, view.dialogs, view.routed]).toEqual([0, 0, []]);
  });
});

describe('a dialog that closes in another way', () => {
  it('removes its entry, and the router does not receive the event', async () => {
    const view = start();
    const close = open();
    await rest();
    expect(view.at).toBe(1);
    close();
    await rest();
    expect([view.at, view.routed]).toEqual([0, []]);
  });

  it('has one entry if it opens again at once (StrictMode)', async () => {
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

  it('goes back nowhere if the router has moved on; nobody returns to its entry', async () => {
    const view = start();
    const close = open();
    await rest();
    view.navigate('second');
    close();
    await rest();
    expect(view.entries[view.at]?.__TSR_key).toBe('second');
    view.step(-1);
    await rest();
    expect([view.at, view.routed]).toEqual([0, ['first']]);
    view.step(1);
    await rest();
    expect([view.at, view.routed]).toEqual([0, ['first']]);
  });
});

describe('Forward to the entry of something that has been closed', () => {
  it('tells whoever may open it again, and stays there if that opens it', async () => {
    const view = start();
    const closed: string[] = [];
    const target: BackTarget = { close: () => closed.push('closed') };
    registerOpenDialog(target);
    await rest();
    view.step(-1);
    await rest();
    const asked: (readonly (number | string)[])[] = [];
    const before = arrival.at;
    arrival.at = (ids) => {
      asked.push(ids);
      if (ids.length === 0) return;
      target.hasEntry = true;
      registerOpenDialog(target);
    };
    view.step(1);
    await rest();
    expect([closed, asked, view.at, view.dialogs]).toEqual([['closed'], [[target.id]], 1, 1]);
    view.step(-1);
    await rest();
    expect([closed, view.at, view.routed]).toEqual([['closed', 'closed'], 0, []]);
    arrival.at = before;
  });
});

describe('the entry of a dialog that the document does not know', () => {
  it('is left at once after a reload', async () => {
    const view = start([
      { __TSR_key: 'first', dialogs: [1] },
      { __TSR_key: 'first', dialogs: [1, 2] },
    ]);
    await rest();
    expect([view.at, view.routed]).toEqual([0, []]);
  });
});

it('the history always lists the open dialogs, and the router shows the page of the entry, after any sequence of steps', async () => {
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
        // A visitor is slower than the browser; only a program takes two steps at once.
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
