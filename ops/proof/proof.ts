import type { CheckedConfig } from '../config/checked-config.ts';
import type { Locator } from '../diagnostics/finding.ts';
import { tablesIn } from '../tables/checked-tables.ts';
import type { DecisionPoint } from './decision-point-rows.ts';
import { type EndlessVisit, endlessVisits } from './endless.ts';
import { Flow } from './flow.ts';
import { Sites, type Visitor } from './visitor.ts';

/** The analysis that all site rules share, computed once for each config. */
export interface Proof {
  flow: Flow;
  sites: Sites;
  endless: readonly EndlessVisit[];
}

const known = new WeakMap<CheckedConfig, Proof>();

export function proofOf(checked: CheckedConfig): Proof {
  const found = known.get(checked);
  if (found) return found;
  const flow = new Flow(checked.config, tablesIn(checked).space);
  const sites = new Sites(checked.config);
  const proof = { flow, sites, endless: endlessVisits(flow, sites) };
  known.set(checked, proof);
  return proof;
}

/** The `funnel explain` command of a visitor. */
export function witness({ options }: Visitor, path: string, outcome: string | null): string {
  const all = [...options, `--path ${path}`, ...(outcome === null ? [] : [`--outcome ${outcome}`])];
  return `npx funnel explain ${all.join(' ')}`;
}

/** The locator of a row, by its name in decisions: `navigation/to-form`, `destinations.success/list`. */
export function decisionLocator({ config }: CheckedConfig, name: string): Locator {
  const [table = '', id = ''] = name.split('/');
  if (table === 'hosts') return { file: 'hosts.json', pointer: `/hosts/${id}/root` };
  const [file = '', part] = table.split('.');
  const rules: readonly { id: string }[] =
    part === undefined ? config.navigation.rules : config.destinations[part as 'success'].rules;
  const base = part === undefined ? '' : `/${part}`;
  const index = rules.findIndex((rule) => rule.id === id);
  return {
    file: `definitions/${file}.json`,
    pointer: index < 0 ? `${base}/otherwise` : `${base}/rules/${index}/id`,
  };
}

/** Every decision point of the site. */
export function decisionPointsIn({ space }: Flow): DecisionPoint[] {
  return space.decisionPoints.map(({ route, outcome }) => ({ route, outcome }));
}
