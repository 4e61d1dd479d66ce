import { readConfig } from '../../../ops/index.ts';
import { type Plan, planOf } from '../../../ops/plan/plan.ts';
import type { Config } from '../../../schemas/index.ts';
import { fewHosts } from '../../harness/config-copy.ts';
import { root } from '../../runtime/real-config.ts';

/** Edits of JSON, whose types are read-only. */
// biome-ignore lint/suspicious/noExplicitAny: JSON of a file that its edit knows
export type Draft = any;
export type Edit = (config: Draft) => void;

/** The shipped config, with its files. */
export const read = readConfig(root);
if (!read.config) throw new Error('the config that ships has errors');

/** The shipped config with a few of its hosts, so that a plan takes less time. */
export const shipped: Draft = structuredClone(read.config);
shipped.hosts.hosts = Object.fromEntries(fewHosts.map((name) => [name, shipped.hosts.hosts[name]]));

/** A copy of a config with an edit. */
export function edited(of: Draft, edit: Edit): Draft {
  const copy = structuredClone(of);
  edit(copy);
  return copy;
}

/** The plan from one config to another, as `funnel plan HEAD` makes it. */
export const compared = (before: Config, after: Config): Plan =>
  planOf({ before: { ...read, config: before }, after: { ...read, config: after } }, 'HEAD', null);
