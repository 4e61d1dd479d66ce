import fc from 'fast-check';
import { LeadModel } from './lead-model.ts';
import { pastFailures } from './past-failures.ts';
import type { PhoneKind } from './phone-kind.ts';
import { anySteps } from './random-steps.ts';

interface Failure {
  /** The shortest sequence that fails. */
  steps: string;
  length: number;
  error: string;
  /** Sequences that were played until it failed. */
  runs: number;
}
export interface ModelRun {
  /** Random sequences that were played. */
  runs: number;
  /** How often each step and each fault happened, and each rule had something to judge. */
  counts: Map<string, number>;
  failures: Failure[];
}

const anyPhone: fc.Arbitrary<PhoneKind> = fc.record({
  hasLocks: fc.boolean(),
  hasStorageEvents: fc.boolean(),
  isLoggedIn: fc.boolean(),
  tabs: fc.constantFrom(1, 2),
});
const commonPhone: PhoneKind = { hasLocks: true, hasStorageEvents: true, isLoggedIn: false, tabs: 1 };

async function play(
  phone: PhoneKind,
  steps: Iterable<fc.AsyncCommand<LeadModel, LeadModel>>,
  counts: Map<string, number>,
): Promise<void> {
  const model = new LeadModel(phone, counts);
  await model.start();
  await fc.asyncModelRun(() => ({ model: model, real: model }), steps);
}

/** Plays the sequences that once failed. */
async function playPastFailures(counts: Map<string, number>): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const { title, phone, steps } of pastFailures) {
    try {
      await play({ ...commonPhone, ...phone }, steps, counts);
    } catch (error) {
      failures.push({ steps: title, length: steps.length, error: String(error), runs: 0 });
    }
  }
  return failures;
}

/** Plays random sequences against the client that is loaded, until one fails; it is shrunk. */
async function playRandom(numRuns: number, seed: number, run: ModelRun): Promise<void> {
  const property = fc.asyncProperty(anyPhone, anySteps, async (phone, steps) => {
    run.runs++;
    await play(phone, steps, run.counts);
  });
  const {
    counterexample,
    errorInstance,
    numRuns: runs,
    failed,
  } = await fc.check(property, { numRuns, seed });
  if (!failed) return;
  const [phone, steps] = counterexample ?? [];
  const text = String(steps);
  run.failures.push({
    steps: `${JSON.stringify(phone)} ${text}`,
    length: text.split('),').length,
    error: String(errorInstance),
    runs,
  });
}

export interface RunOptions {
  runs: number;
  seed: number;
  /** Without it only random sequences are played: a planted bug is to be found by them. */
  withPast: boolean;
}

export async function runModel({ runs, seed, withPast }: RunOptions): Promise<ModelRun> {
  const run: ModelRun = { runs: 0, counts: new Map(), failures: [] };
  if (withPast) run.failures = await playPastFailures(run.counts);
  if (run.failures.length === 0) await playRandom(runs, seed, run);
  return run;
}
