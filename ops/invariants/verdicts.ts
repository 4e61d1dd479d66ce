import { type Config, type Invariant, optionalFiles } from '../../schemas/index.ts';
import type { CheckedConfig } from '../config/checked-config.ts';
import { InvariantProver, type Verdict } from './prove.ts';

export const invariantsFile: string = optionalFiles.invariants.path;

export interface InvariantVerdict {
  invariant: Invariant;
  /** Its index in the file. */
  at: number;
  verdict: Verdict;
}

/** The verdict on each invariant; nothing is computed where there are none. */
export function verdictsOf(config: Config, invariants: readonly Invariant[]): InvariantVerdict[] {
  if (invariants.length === 0) return [];
  const prover = new InvariantProver(config, invariants);
  return invariants.map((invariant, at) => ({ invariant, at, verdict: prover.prove(invariant) }));
}

const known = new WeakMap<CheckedConfig, InvariantVerdict[]>();

/** The verdicts that the rules of `check` share. */
export function verdictsIn(checked: CheckedConfig): InvariantVerdict[] {
  const verdicts = known.get(checked) ?? verdictsOf(checked.config, checked.invariants);
  known.set(checked, verdicts);
  return verdicts;
}
