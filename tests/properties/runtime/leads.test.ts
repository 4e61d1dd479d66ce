import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callEndpoint, readLead } from '../../../runtime/effects/index.ts';
import { type ApiResult, storedLead } from '../../../runtime/index.ts';
import { beginLead, restartLead, settleAbandoned } from '../../../runtime/leads/late-calls.ts';
import { siteOf } from '../../runtime/real-config.ts';
import { Phone, type Tab } from '../harness/fake-tabs.ts';
import { runsOf, shareOfRun } from '../harness/property.ts';

const site = siteOf('default');
const form = 'form-package';
const never = new Promise<ApiResult>(() => {});
const answered = (code: number): ApiResult => ({ kind: 'answered', code, message: '', data: null });
const lost: ApiResult = { kind: 'unanswered', reason: 'network' };

type Outcome =
  | 'accepted'
  | 'refused'
  | 'unauthorized'
  | 'lostBefore'
  | 'lostAfter'
  | 'killedBefore'
  | 'killedAfter';
const outcomes: readonly Outcome[] = [
  'accepted',
  'refused',
  'unauthorized',
  'lostBefore',
  'lostAfter',
  'killedBefore',
  'killedAfter',
];

/** What the visitor and the server know, as simply as possible: written without looking at the code that it tests. */
interface Model {
  /** The current application: what the server has stored of it, and whether the visitor has seen the confirmation. */
  open: { stored: string | null; confirmed: boolean } | null;
  /** Finished applications, each stored by the server or not. */
  done: (string | null)[];
}

/** Two tabs of one phone, and a server that stores one lead for each request id, with the newest answers (R-API). */
class Real {
  readonly #options: { locks: boolean };
  readonly ledger = new Map<string, string>();
  next: Outcome = 'accepted';
  sent = 0;
  clock = Date.UTC(2026, 10, 20);
  readonly #phone = new Phone(site, async (path, payload) => {
    if (path !== '/v3/user/formSave') return answered(200);
    this.sent++;
    const commits = ['accepted', 'lostAfter', 'killedAfter'].includes(this.next);
    if (commits) this.ledger.set(payload.request_id ?? '', payload.fields ?? '');
    if (this.next.startsWith('killed')) return never;
    if (this.next === 'unauthorized') {
      // The policy for a 401 logs out before the caller gets the result (R-ERR 1).
      for (const { session } of this.tabs) session.logOut();
      return { kind: 'unanswered', reason: 'unauthorized', status: 401 };
    }
    return this.next === 'accepted' ? answered(200) : this.next === 'refused' ? answered(4220) : lost;
  });
  tabs: [Tab, Tab];

  constructor(options = { locks: true }) {
    this.#options = options;
    vi.setSystemTime(this.clock);
    this.tabs = [this.open(), this.open()];
  }

  open(): Tab {
    const tab = this.#phone.openTab('', this.#options);
    tab.session.logIn('token', '7');
    return tab;
  }

  suffer(mishap: Mishap): void {
    const { key } = storedLead(form);
    const day = 86_400_000;
    if (mishap === 'wiped') this.#phone.clearStorage();
    if (mishap === 'garbage') this.#phone.local.setItem(key, '{"requestId":');
    if (mishap === 'megabyte') this.#phone.local.setItem(key, 'x'.repeat(1_000_000));
    if (mishap === 'ignoring') this.#phone.ignoreWrites();
    if (mishap === 'dayAhead') this.clock += day;
    if (mishap === 'dayBack') this.clock -= day;
    vi.setSystemTime(this.clock);
  }

  async submit(at: 0 | 1, name: string, outcome: Outcome): Promise<void> {
    this.next = outcome;
    const tab = this.tabs[at];
    const sending = callEndpoint(tab, 'formSave', { name }, form);
    if (!outcome.startsWith('killed')) {
      await sending;
      for (const { session } of this.tabs) session.logIn('token', '7');
      return;
    }
    await new Promise((resolve) => setTimeout(resolve));
    this.#phone.kill(tab);
    this.tabs[at] = this.open();
    await settleAbandoned(this.tabs[at], form);
  }
}

class Submit implements fc.AsyncCommand<Model, Real> {
  readonly at: 0 | 1;
  readonly name: string;
  readonly outcome: Outcome;
  constructor(at: 0 | 1, name: string, outcome: Outcome) {
    this.at = at;
    this.name = name;
    this.outcome = outcome;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const fields = JSON.stringify({ name: this.name });
    const isRepeat = model.open?.confirmed === true && model.open.stored === fields;
    const sentBefore = real.sent;
    await real.submit(this.at, this.name, this.outcome);
    expect(real.sent - sentBefore, 'what the server has confirmed is not sent again').toBe(isRepeat ? 0 : 1);
    if (!isRepeat) {
      if (model.open?.confirmed) model.done.push(model.open.stored);
      if (model.open === null || model.open.confirmed) model.open = { stored: null, confirmed: false };
      const commits = ['accepted', 'lostAfter', 'killedAfter'].includes(this.outcome);
      if (commits) model.open.stored = fields;
      if (this.outcome === 'accepted') model.open.confirmed = true;
      if (this.outcome === 'refused') {
        model.done.push(model.open.stored);
        model.open = null;
      }
    }
    compare(model, real);
  }
  toString = () => `tab ${this.at} submits ${this.name}: ${this.outcome}`;
}

class Restart implements fc.AsyncCommand<Model, Real> {
  readonly at: 0 | 1;
  constructor(at: 0 | 1) {
    this.at = at;
  }
  /** The button exists only when the application was confirmed. */
  check = (model: Readonly<Model>) => model.open?.confirmed === true;
  async run(model: Model, real: Real): Promise<void> {
    restartLead(real.tabs[this.at], form);
    model.done.push(model.open?.stored ?? null);
    model.open = null;
    compare(model, real);
  }
  toString = () => `tab ${this.at} starts anew`;
}

function compare(model: Model, real: Real): void {
  const stored = [...model.done, model.open?.stored ?? null].filter((one) => one !== null);
  expect([...real.ledger.values()].sort()).toEqual(stored.sort());
  // Both tabs show the same state of it.
  for (const tab of real.tabs) {
    const state = readLead(tab, form)?.state ?? null;
    if (model.open === null) expect([null, 'draft', 'refused']).toContain(state);
    else expect(state).toBe(model.open.confirmed ? 'confirmed' : 'unknown');
  }
}

/** What happens to the phone while both documents live. None of it is an intention of the visitor. */
type Mishap = 'wiped' | 'garbage' | 'megabyte' | 'ignoring' | 'dayAhead' | 'dayBack';
class Suffer implements fc.AsyncCommand<Model, Real> {
  readonly mishap: Mishap;
  constructor(mishap: Mishap) {
    this.mishap = mishap;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    real.suffer(this.mishap);
    compare(model, real);
  }
  toString = () => this.mishap;
}

const at = fc.constantFrom(0 as const, 1 as const);
const commandsOf = (outcomes: readonly Outcome[], mishaps: readonly Mishap[]) =>
  fc.commands(
    [
      fc
        .tuple(at, fc.constantFrom('王小明', '李四'), fc.constantFrom(...outcomes))
        .map((given) => new Submit(...given)),
      at.map((tab) => new Restart(tab)),
      fc.constantFrom(...mishaps).map((mishap) => new Suffer(mishap)),
    ],
    { maxCommands: 12 },
  );

async function holds(given: ReturnType<typeof commandsOf>, number: number): Promise<void> {
  // A third in `npm test`, and as many as before for each mutant.
  const numRuns = Math.max(runsOf(shareOfRun(number, 3)), Math.ceil(number / 50));
  let runs = 0;
  const property = fc.asyncProperty(given, async (commands) => {
    runs++;
    await fc.asyncModelRun(() => ({ model: { open: null, done: [] }, real: new Real() }), commands);
  });
  await fc.assert(property, { numRuns });
  expect(runs).toBeGreaterThanOrEqual(numRuns);
}

// The clock alone is not real: a test sets it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a lead', () => {
  it('R-API, FLT-12, 25, 28: is stored once, whatever is lost, killed, wiped, edited, repeated or done in another tab', () =>
    holds(commandsOf(outcomes, ['wiped', 'garbage', 'megabyte']), 1500));

  it('FLT-03, 06, 07: is stored once by documents that live on, whatever the clock says', () => {
    const living = outcomes.filter((outcome) => !outcome.startsWith('killed'));
    return holds(commandsOf(living, ['wiped', 'garbage', 'dayAhead', 'dayBack']), 1500);
  });

  it('FLT-28: is stored once when both tabs send the same at once', async () => {
    const real = new Real();
    const name = '王小明';
    await Promise.all(real.tabs.map((tab) => callEndpoint(tab, 'formSave', { name }, form)));
    expect(real.ledger.size).toBe(1);
    expect(real.sent).toBe(1);
  });

  it('FLT-28: is stored once when two tabs without locks send the same at once', async () => {
    const real = new Real({ locks: false });
    const name = '王小明';
    // Both have been answered: one after the other, as one visitor does.
    for (const tab of real.tabs) beginLead(tab, form);
    await Promise.all(real.tabs.map((tab) => callEndpoint(tab, 'formSave', { name }, form)));
    expect(real.ledger.size).toBe(1);
    for (const tab of real.tabs) expect(readLead(tab, form)?.state).toBe('confirmed');
  });

  it('FLT-04: is stored once by a document whose storage ignores writes', async () => {
    const real = new Real();
    real.suffer('ignoring');
    await real.submit(0, '王小明', 'lostAfter');
    await real.submit(0, '王小明', 'accepted');
    expect(real.ledger.size).toBe(1);
  });

  it('FLT-25: is another one when a document opened days after the kill sends other answers', async () => {
    const real = new Real();
    await real.submit(0, '王小明', 'killedAfter');
    // Killed again, unseen: nobody has settled the lead in the meantime.
    const { storage } = real.tabs[0];
    const lead = readLead(real.tabs[0], form);
    storage.write(storedLead(form), lead && { ...lead, state: 'sending' });
    real.suffer('dayAhead');
    real.tabs = [real.open(), real.open()];
    await settleAbandoned(real.tabs[0], form);
    await real.submit(0, '李四', 'accepted');
    expect([...real.ledger.values()]).toEqual(['王小明', '李四'].map((name) => JSON.stringify({ name })));
  });

  it('is not shown to another user on the same phone', async () => {
    const real = new Real();
    await real.submit(0, '王小明', 'accepted');
    real.tabs[1].session.logIn('other', '8');
    expect(readLead(real.tabs[1], form)).toBeNull();
  });
});
