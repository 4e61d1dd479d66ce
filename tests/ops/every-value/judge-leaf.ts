import { readConfig } from '../../../ops/check/check-config.ts';
import { type Plan, planOf } from '../../../ops/plan/plan.ts';
import { headline } from '../../../ops/plan-report/headline.ts';
import { root } from '../../runtime/real-config.ts';
import { type ChangedConfig, changeLeaf, type Leaf } from './change-leaf.ts';
import { type KnownVisits, type Observed, observe, type Tour } from './phone-oracle.ts';

const read = readConfig(root);
if (!read.config) throw new Error('the config that ships has errors');
const before = { ...read, config: read.config };

/** One host of each kind; an edit of another one is looked at there. */
const hosts = [
  'default',
  'm.example',
  'baidu.example',
  'carloan.example',
  'kuaishou.example',
  'token-a.example',
];
/** No channel, one that is not listed, and one of each kind that the requirements name. */
const channels = [null, '1', '5265', '5818', '5813', '5611', '679', '675'];

const knownVisits: KnownVisits = new Map();
const known = new Map<string, Observed>();
function observeBase(tour: Tour): Observed {
  const key = JSON.stringify(tour);
  const found = known.get(key) ?? observe(before.config, tour, knownVisits);
  known.set(key, found);
  return found;
}

/** The facts of channel info are read alike on each host. */
export const tourOfFacts: Tour = { hosts: ['default', 'kuaishou.example'], channels };

/** An edit of one host or channel is looked at there. */
function tourOf({ file, path }: Leaf): Tour {
  if (file === 'channels.json') return { hosts, channels: [null, String(path[1])] };
  if (file === 'hosts.json' && path[1] !== 'default')
    return { hosts: [String(path[1]), 'default'], channels };
  return { hosts, channels };
}

/** Not judged: the schema and the references allow no other value. */
export interface Judgement {
  judged: boolean;
  /** What the plan must say of the change and does not, by the oracle; empty where both agree. */
  missed: string[];
}

export function missedBy(leaf: Leaf, all: readonly Leaf[], tour: Tour = tourOf(leaf)): Judgement {
  const changed = changeLeaf(leaf, all);
  if (!changed) return { judged: false, missed: [] };
  const plan = planOf({ before: onHosts(before, tour), after: onHosts(changed.read, tour) }, 'HEAD', null);
  return { judged: true, missed: disagreements(plan, leaf, changed, tour) };
}

/** The hosts of the tour alone: what the plan says of other hosts is not looked at. */
function onHosts(read: typeof before, { hosts: toured }: Tour): typeof before {
  const { hosts: file } = read.config;
  const kept = Object.fromEntries(Object.entries(file.hosts).filter(([name]) => toured.includes(name)));
  return { ...read, config: { ...read.config, hosts: { ...file, hosts: kept } } };
}

function disagreements(plan: Plan, leaf: Leaf, { read: after, to }: ChangedConfig, tour: Tour): string[] {
  const [was, is] = [observeBase(tour), observe(after.config, tour, knownVisits)];
  const name = `${leaf.file} ${leaf.path.join('/')}: ${JSON.stringify(leaf.value)} → ${JSON.stringify(to)}`;
  const missed: string[] = [];
  const visits = [...is.visits].filter(([key, text]) => was.visits.get(key) !== text).map(([key]) => key);
  // The space has facts as they are read. Where a phone reads them is listed by itself.
  const isRead = leaf.path.includes('pointer') || leaf.path.includes('values');
  const isReadOtherwise = isRead && plan.acts.some(({ act }) => act === 'application');
  if (visits.length > 0 && plan.changed === 0 && !isReadOtherwise)
    missed.push(`${name}: visits differ for ${visits.slice(0, 3)}`);
  const pages = [...is.pages].filter(([id, text]) => was.pages.get(id) !== text).map(([id]) => id);
  const isReported = (page: string) => plan.pages.some((one) => one.page === page && one.count > 0);
  const isText = plan.acts.length > 0;
  for (const page of pages) {
    if (is.reached.has(page) && !isReported(page) && !isText) missed.push(`${name}: page ${page} differs`);
  }
  const isSet = was.settings !== is.settings;
  if (isSet && plan.acts.length === 0) missed.push(`${name}: settings differ`);
  if (plan.notCompared.length > 0) missed.push(`${name}: has no class`);
  const first = headline(plan, 'zh');
  if ((visits.length > 0 || isSet) && first.includes('没有访客会看到任何不同'))
    missed.push(`${name}: "${first}"`);
  return missed;
}
