import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  DisplayNames,
  PlanProgress,
  PlanResponse,
  ProblemsResponse,
} from '../../../console/api/index.ts';
import type { DraftRevision } from '../../../console/draft/draft-revision.ts';
import { LiveAnalysis } from '../../../console/worker/live-analysis.ts';
import type { WorkerRequest } from '../../../console/worker/worker-request.ts';
import { WorkerThread } from '../../../console/worker/worker-thread.ts';

/** A thread that answers when the test releases it. */
class Held {
  readonly asked: string[] = [];
  closed = 0;
  /** Sends a progress report before the answer. */
  tell: (told: unknown) => void = () => {};
  #open: { answer: unknown; resolve: (answer: never) => void; reject: (error: Error) => void }[] = [];

  ask = (
    side: DraftRevision,
    { ask }: WorkerRequest,
    heard: (told: never) => void = () => {},
  ): Promise<never> => {
    this.tell = (told) => heard(told as never);
    this.asked.push(`${ask} ${side.version}`);
    const answer = ask === 'names' ? names : { version: side.version };
    return new Promise((resolve, reject) => this.#open.push({ answer, resolve, reject }));
  };
  close = async (): Promise<void> => {
    this.closed += 1;
    for (const { reject } of this.#open.splice(0)) reject(new Error('the thread ended'));
  };
  async release(): Promise<void> {
    for (const { answer, resolve } of this.#open.splice(0)) resolve(answer as never);
    await vi.advanceTimersByTimeAsync(0);
  }
}

const names: DisplayNames = {
  routes: {},
  outcomes: {},
  refused: [],
  flags: { input_form: [], succ_todo: [], fail_todo: [] },
};

function live() {
  const [checker, planner, answerer] = [new Held(), new Held(), new Held()];
  const told: string[] = [];
  const draft = { version: 1 };
  const sideNow = (): DraftRevision => ({
    dir: '',
    version: draft.version,
    disk: 0,
    overlay: new Map(),
    pictures: new Map(),
  });
  const one = new LiveAnalysis({ checker, planner, answerer }, sideNow, {
    problems: ({ version }: ProblemsResponse) => told.push(`problems ${version}`),
    names: () => told.push('names'),
    planning: ({ version, at }: PlanProgress) => told.push(`planning ${version} at ${at}`),
    plan: ({ version }: PlanResponse) => told.push(`plan ${version}`),
    failed: (error) => told.push(error.message),
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
  return { live: one, checker, planner, answerer, told, edit, check, sideNow };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('problems are reported while a plan is computed, then names, then the plan', async () => {
  const { live: one, checker, planner, told } = live();
  one.draftChanged();
  await checker.release();
  expect(told).toEqual(['problems 1']);
  expect(planner.asked).toEqual(['plan 1']);
  await checker.release();
  await planner.release();
  expect(told).toEqual(['problems 1', 'names', 'plan 1']);
});

test('results of an older draft are dropped, and unchanged names are reported once', async () => {
  const { live: one, checker, planner, told, edit, check } = live();
  one.draftChanged();
  edit();
  await checker.release();
  expect(told).toEqual([]);
  await check();
  await planner.release();
  edit();
  await check();
  await planner.release();
  expect(told).toEqual(['problems 2', 'names', 'plan 2', 'problems 3', 'plan 3']);
});

test('a long plan of an older draft is terminated, and the newest one is planned', async () => {
  const { live: one, planner, told, edit, check } = live();
  one.draftChanged();
  await check();
  edit();
  await check();
  expect(planner.closed).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(planner.closed).toBe(1);
  expect(planner.asked).toEqual(['plan 1', 'plan 2']);
  await planner.release();
  expect(told).toEqual(['problems 1', 'names', 'problems 2', 'plan 2']);
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
  const { live: one, planner, told, edit, check } = live();
  one.draftChanged();
  await check();
  edit();
  await planner.release();
  expect(planner.asked).toEqual(['plan 1', 'plan 2']);
  await check();
  await vi.advanceTimersByTimeAsync(5000);
  expect(planner.closed).toBe(0);
  await planner.release();
  expect(told).toEqual(['problems 1', 'names', 'problems 2', 'plan 2']);
});

test('terminating a thread twice fails no later request', async () => {
  vi.useRealTimers();
  const script = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, question }) => {
      if (question === 'for ever') for (;;);
      parentPort.postMessage({ id, answer: question });
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
  const { live: one, planner, answerer, edit, sideNow, check } = live();
  one.draftChanged();
  const early = one.planOf(sideNow(), 'disk');
  await answerer.release();
  expect(await early).toEqual({ version: 1 });
  await check();
  await planner.release();
  expect(await one.planOf(sideNow(), 'disk')).toEqual({ version: 1 });
  expect(await one.problemsOf(sideNow())).toEqual({ version: 1 });
  expect(answerer.asked).toEqual(['plan 1']);
  void one.planOf(sideNow(), 'head');
  edit();
  void one.planOf(sideNow(), 'disk');
  expect(answerer.asked).toEqual(['plan 1', 'plan 1', 'plan 2']);
});

test('the progress of a plan is reported until it is complete, and never for an older draft', async () => {
  const { live: one, check, planner, told, edit } = live();
  one.draftChanged();
  await check();
  const heardOf = planner.tell;
  heardOf({ version: 1, at: 3 });
  expect(told.at(-1)).toBe('planning 1 at 3');
  expect(one.planning).toMatchObject({ at: 3 });
  edit();
  heardOf({ version: 1, at: 4 });
  expect(told).not.toContain('planning 1 at 4');
  await check();
  await planner.release();
  await planner.release();
  expect(one.planning).toBeNull();
  expect(told.at(-1)).toBe('plan 2');
});
