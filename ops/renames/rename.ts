import type { Config, RefKind } from '../../schemas/index.ts';
import type { FileReferences } from '../config/project.ts';

/** An id of the base that has another name in the head, at its definition and at every use. */
export interface Rename {
  kind: RefKind;
  from: string;
  to: string;
}

/** One revision of the config, with the locations of its ids. */
export interface Revision {
  config: Config;
  /** Every file, with the ids that it uses. */
  references: readonly FileReferences[];
}

/**
 * The kinds whose names no visitor meets. A host, and the number of a channel, are what visitors come with: renamed,
 * they are others. So is a city, except where both names stood for it before.
 */
export const renamedKinds = [
  'brand',
  'variant',
  'page',
  'form',
  'cityRule',
  'city',
  'route',
  'network',
  'endpoint',
  'message',
  'outcome',
  'tag',
] as const satisfies readonly RefKind[];

/** The candidates of a revision: ids that the other one does not have, by kind. */
export type IdsByKind = ReadonlyMap<RefKind, ReadonlySet<string>>;
