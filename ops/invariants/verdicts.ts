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

interface Proven {
  invariants: readonly Invariant[];
  verdicts: InvariantVerdict[];
}
const known = new WeakMap<Config, Proven>();

/** The verdicts on a config that has been read, which its check and its plan share. */
export function provenVerdicts(config: Config, invariants: readonly Invariant[]): InvariantVerdict[] {
  const proven = known.get(config);
  if (proven?.invariants === invariants) return proven.verdicts;
  const verdicts = verdictsOf(config, invariants);
  known.set(config, { invariants, verdicts });
  return verdicts;
}

/** The verdicts that the rules of `check` share. */
export const verdictsIn = ({ config, invariants }: CheckedConfig): InvariantVerdict[] =>
  provenVerdicts(config, invariants);
