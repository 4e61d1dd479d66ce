import type { Decision, DestinationDecision, Rejection, Site, TraceStep, Walk } from '../../runtime/index.ts';
import { namedTables } from '../../schemas/index.ts';
import { quote } from '../text.ts';
import type { Answer } from './outcome.ts';
import { once, type Step, say, type Telling } from './telling.ts';

export function rejections(rejected: () => readonly Rejection[], telling: Telling): Step['rejected'] {
  if (!telling.rejected) return [];
  return rejected().map(({ row, fact, value }) => ({ row, because: `${fact} = ${quote(value)}` }));
}

function tableReason(step: TraceStep, telling: Telling): string {
  return step.row === 'otherwise'
    ? say(telling, '没有一行符合，按“都不符合时”处理', 'no row matches: what holds then')
    : say(telling, `符合行 ${step.row}`, `row ${step.row} matches`);
}

/** A table that was asked. Without the rejected rows it depends on little, and is told once. */
function tableStep(stage: string, value: string, step: TraceStep, telling: Telling): Step {
  const tell = (): Step => ({
    stage,
    value,
    reason: tableReason(step, telling),
    source: telling.rows.row(step.table, step.row),
    rejected: rejections(() => step.rejected, telling),
  });
  return telling.rejected ? tell() : once(telling, [stage, value, step.table, step.row], tell);
}

/** Where the visitor goes before a page stands still. */
export function navigationSteps(site: Site, answer: Answer, telling: Telling): Step[] {
  const steps: Step[] = [];
  const [first] = answer.landing.hops;
  if (first?.row.startsWith('hosts/')) {
    steps.push({
      stage: 'navigation',
      value: `${first.from} → ${first.to}`,
      reason: say(telling, '站点的首页', 'the landing page of the host'),
      source: telling.rows.at('hosts.json', `/hosts/${site.host}/root`),
      rejected: [],
    });
  }
  return [...steps, ...walkSteps(answer.landing, ['navigation', 'destination'], telling)];
}

/** The decisions on a way, each with the hop that came of it. @param stages - of navigation, and of destinations */
export function walkSteps(walk: Walk, [navigation, destination]: [string, string], telling: Telling): Step[] {
  const redirects = walk.hops.filter(({ row }) => !row.startsWith('hosts/'));
  return walk.decisions.flatMap((decision, at) => {
    const hop = redirects[at];
    const stays = walk.end === 'tooManyHops' ? 'loop' : decision.turn;
    const turn = hop ? `${hop.from} → ${hop.to}` : `${walk.path} ${stays}`;
    const value = turn + broken(decision.reason) + alsoDone(decision);
    return decision.trace.map((step) =>
      tableStep(step.table === 'navigation' ? navigation : destination, value, step, telling),
    );
  });
}

/** What a decision does besides: the message under which it holds, what it keeps and adds, and its effects. */
function alsoDone({ message, keepQuery, with: added, do: effects, situation }: Decision): string {
  const kept = keepQuery ? ['keepQuery'] : [];
  const parameters = Object.entries(added).map(([name, value]) => `${name}=${value}`);
  const done = effects.map((effect) =>
    effect === 'rememberLogin' ? `${effect} ${situation.loginAddress}` : effect,
  );
  const all = [...(message === null ? [] : [message]), ...kept, ...parameters, ...done];
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
}

/** What stands for a destination that cannot be reached says so. */
const destinationText = ({ destination, reason }: DestinationDecision): string =>
  destination + broken(reason);
const broken = (reason: DestinationDecision['reason']): string =>
  reason === 'routeMissing' || reason === 'destinationLoop' ? ` (${reason})` : '';

export function destinationSteps(answer: Answer, telling: Telling): Step[] {
  return namedTables.flatMap((name) =>
    answer.destinations[name].trace.map((step) =>
      tableStep(`destination.${name}`, destinationText(answer.destinations[name]), step, telling),
    ),
  );
}
