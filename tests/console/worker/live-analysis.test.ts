import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlanProgress, PlanResponse, ProblemsResponse } from '../../../console/api/index.ts';
import type { DraftRevision } from '../../../console/draft/draft-revision.ts';
import { LiveAnalysis } from '../../../console/worker/live-analysis.ts';
import type { WorkerRequest } from '../../../console/worker/worker-request.ts';
import { WorkerThread } from '../../../console/worker/worker-thread.ts';
import { displayNames } from '../../harness/display-names.ts';

/** A thread that answers when the test releases it. */
class HeldThread {
  readonly requests: string[] = [];
  closed = 0;
  /** Sends a progress report before the answer. */
  reportProgress: (events: unknown) => void = () => {};
  #open: { answer: unknown; resolve: (answer: never) => void; reject: (error: Error) => void }[] = [];

  ask = (
    revision: DraftRevision,
    { ask }: WorkerRequest,
    onProgress: (events: never) => void = () => {},
  ): Promise<never> => {
    this.reportProgress = (events) => onProgress(events as never);
    this.requests.push(`${ask} ${revision.version}`);
    const answer = ask === 'names' ? names : { version: revision.version };
    return new Promise((resolve, reject) => this.#open.push({ answer, resolve, reject }));
  };
  close = async (): Promise<void> => {
    this.closed += 1;
    for (const { reject } of this.#open.splice(0)) reject(new Error('the thread ended'));
  };
  async fail(message: string): Promise<void> {
    for (const { reject } of this.#open.splice(0)) reject(new Error(message));
    await vi.advanceTimersByTimeAsync(0);
  }
  async release(): Promise<void> {
    for (const { answer, resolve } of this.#open.splice(0)) resolve(answer as never);
    await vi.advanceTimersByTimeAsync(0);
  }
}

const names = displayNames();

function live() {
  const [checker, planner, answerer] = [new HeldThread(), new HeldThread(), new HeldThread()];
  const events: string[] = [];
  const draft = { version: 1 };
  const currentRevision = (): DraftRevision => ({
    dir: '',
    version: draft.version,
    disk: 0,
    overlay: new Map(),
    pictures: new Map(),
  });
  const one = new LiveAnalysis({ checker, planner, answerer }, currentRevision, {
    problems: ({ version }: ProblemsResponse) => events.push(`problems ${version}`),
    names: () => events.push('names'),
    planning: ({ version, at }: PlanProgress) => events.push(`planning ${version} at ${at}`),
    plan: ({ version, unavailable }: PlanResponse) =>
      events.push(unavailable ? `no plan ${version}: ${unavailable.en}` : `plan ${version}`),
    failed: (error) => events.push(error.message),
  });
  const edit = () => {
    draft.version += 1;
    one.draftChanged();
  };
  /** Lets the checker answer both requests: problems, then names. */
  const check = async () => {
    await checker.release();
    await checker.release();
  };
  return { live: one, checker, planner, answerer, events, edit, check, currentRevision };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('problems are reported while a plan is computed, then names, then the plan', async () => {
  const { live: one, checker, planner, events } = live();
  one.draftChanged();
  await checker.release();
  expect(events).toEqual(['problems 1']);
  expect(planner.requests).toEqual(['plan 1']);
  await checker.release();
  await planner.release();
  expect(events).toEqual(['problems 1', 'names', 'plan 1']);
});

test('results of an older draft are dropped, and unchanged names are reported once', async () => {
  const { live: one, checker, planner, events, edit, check } = live();
  one.draftChanged();
  edit();
  await checker.release();
  expect(events).toEqual([]);
  await check();
  await planner.release();
  edit();
  await check();
  await planner.release();
  expect(events).toEqual(['problems 2', 'names', 'plan 2', 'problems 3', 'plan 3']);
});

test('a long plan of an older draft is terminated, and the newest one is planned', async () => {
  const { live: one, planner, events, edit, check } = live();
  one.draftChanged();
  await check();
  edit();
  await check();
  expect(planner.closed).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(planner.closed).toBe(1);
  expect(planner.requests).toEqual(['plan 1', 'plan 2']);
  await planner.release();
  expect(events).toEqual(['problems 1', 'names', 'problems 2', 'plan 2']);
});

test('a plan that has moved on to the newest draft by itself is not terminated', async () => {
  const { live: one, planner, edit, check } = live();
  one.draftChanged();
  await check();
  edit();
  await check();
  await planner.release();
  await vi.advanceTimersByTimeAsync(2000);
  expect(planner.closed).toBe(0);
});

test('the plan of the newest draft is not terminated where it started before the problems of that draft were reported', async () => {
  const { live: one, planner, events, edit, check } = live();
  one.draftChanged();
  await check();
  edit();
  await planner.release();
  expect(planner.requests).toEqual(['plan 1', 'plan 2']);
  await check();
  await vi.advanceTimersByTimeAsync(5000);
  expect(planner.closed).toBe(0);
  await planner.release();
  expect(events).toEqual(['problems 1', 'names', 'problems 2', 'plan 2']);
});

test('terminating a thread twice fails no later request', async () => {
  vi.useRealTimers();
  const script = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, request }) => {
      if (request === 'for ever') for (;;);
      parentPort.postMessage({ id, answer: request });
    });`;
  const thread = new WorkerThread(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  try {
    expect(await thread.ask('here')).toBe('here');
    const slow = thread.ask('for ever').catch((error: Error) => error.message);
    const ending = [thread.close(), thread.close()];
    const next = thread.ask('next');
    expect(await slow).toBe('the thread was ended');
    await Promise.all(ending);
    expect(await next).toBe('next');
  } finally {
    await thread.close();
  }
});

test('a request for problems or a plan returns the known result, else uses a thread that is never terminated', async () => {
  const { live: one, planner, answerer, edit, currentRevision, check } = live();
  one.draftChanged();
  const early = one.planOf(currentRevision(), 'disk');
  await answerer.release();
  expect(await early).toEqual({ version: 1 });
  await check();
  await planner.release();
  expect(await one.planOf(currentRevision(), 'disk')).toEqual({ version: 1 });
  expect(await one.problemsOf(currentRevision())).toEqual({ version: 1 });
  expect(answerer.requests).toEqual(['plan 1']);
  void one.planOf(currentRevision(), 'head');
  edit();
  void one.planOf(currentRevision(), 'disk');
  expect(answerer.requests).toEqual(['plan 1', 'plan 1', 'plan 2']);
});

test('the progress of a plan is reported until it is complete, and never for an older draft', async () => {
  const { live: one, check, planner, events, edit } = live();
  one.draftChanged();
  await check();
  const reportOlder = planner.reportProgress;
  reportOlder({ version: 1, at: 3 });
  expect(events.at(-1)).toBe('planning 1 at 3');
  expect(one.planning).toMatchObject({ at: 3 });
  edit();
  reportOlder({ version: 1, at: 4 });
  expect(events).not.toContain('planning 1 at 4');
  await check();
  await planner.release();
  await planner.release();
  expect(one.planning).toBeNull();
  expect(events.at(-1)).toBe('plan 2');
});

test('a plan that fails is told instead of awaited, and is no plan with which a draft could be saved', async () => {
  const { live: one, answerer, planner, events, edit, check, currentRevision } = live();
  one.draftChanged();
  await check();
  await planner.fail('pairs.map is not a function');
  expect(events.slice(2)).toEqual([
    'pairs.map is not a function',
    'no plan 1: the comparison failed: pairs.map is not a function',
  ]);
  expect(one.plan).toMatchObject({ version: 1, plan: null, riskDigest: '' });
  void one.planOf(currentRevision(), 'disk');
  expect(answerer.requests).toEqual(['plan 1']);
  edit();
  await check();
  await planner.release();
  expect(events.at(-1)).toBe('plan 2');
});

test('an older draft that fails does not keep back the problems of the newest one', async () => {
  const { live: one, checker, events, edit, check } = live();
  one.draftChanged();
  edit();
  await checker.fail('out of memory');
  await check();
  expect(events).toEqual(['out of memory', 'problems 2', 'names']);
});

test('names that fail keep back neither the problems of later drafts nor their plan', async () => {
  const { live: one, checker, planner, events, edit, check } = live();
  one.draftChanged();
  await checker.release();
  edit();
  await checker.fail('no names');
  await check();
  await planner.release();
  await planner.release();
  expect(events).toEqual(['problems 1', 'no names', 'problems 2', 'names', 'plan 2']);
});
