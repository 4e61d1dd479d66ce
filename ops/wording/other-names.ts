import { entriesOf, member, stringsOf } from '../json/json-values.ts';
import type { LabelSource } from './labels.ts';

/** By id, the names beside its label by which people look for it: those of an ad network's products. */
export type OtherNames = ReadonlyMap<string, readonly string[]>;

const none: OtherNames = new Map();

/** @param names - the kind of the ids; the other names of a city are its label */
export function otherNamesOf(source: Pick<LabelSource, 'file'>, names: string | null): OtherNames {
  if (names !== 'network') return none;
  const networks = member(source.file('definitions/trackers.json')?.value, 'networks');
  return new Map(entriesOf(networks).map(([id, one]) => [id, stringsOf(member(one, 'aliases'))]));
}
