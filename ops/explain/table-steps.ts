import type {
  DestinationDecision,
  RedirectChain,
  Rejection,
  Site,
  TraceStep,
  VisitDecision,
} from '../../runtime/index.ts';
import { namedTables } from '../../schemas/index.ts';
import { quote } from '../text/text.ts';
import type { ResolvedVisit } from './outcome.ts';
import { stageName } from './stage-words.ts';
import { cachedStep, type Step, type StepContext, say } from './step.ts';

export function rejections(rejected: () => readonly Rejection[], telling: StepContext): Step['rejected'] {
  if (!telling.listsRejected) return [];
  return rejected().map(({ row, fact, value }) => ({ row, because: `${fact} = ${quote(value)}` }));
}

/** What is told of a table besides its row: a stage that asks several tables, or at several places, says which. */
interface TableContext {
  /** The place of the decision; left out where the stage is about one. */
  at?: string;
  /** Rows that matched and had the table go on. */
  before?: readonly string[];
  /** The table that is asked next, because this one names it. */
  next?: TraceStep | undefined;
  /** Whether the table has to be told, because another one was asked as well. */
  isOneOfSeveral?: boolean;
}

/** One statement of what a table says: the row that decides, or what holds where none does, and what follows. */
function tableReason(step: TraceStep, context: TableContext, telling: StepContext): string {
  const { at, before = [], next, isOneOfSeveral } = context;
  const [own, other] = [tableName(step, telling), next ? tableName(next, telling) : ''];
  const decides =
    step.row === 'otherwise'
      ? say(telling, '没有一行符合，按“都不符合时”处理', 'no row matches, so “otherwise” decides')
      : say(telling, `符合行 ${step.row}`, `row ${step.row} matches`);
  return [
    at === undefined
      ? ''
      : say(telling, `在 ${at}${isOneOfSeveral ? '，' : '：'}`, `at ${at}${isOneOfSeveral ? ', ' : ': '}`),
    isOneOfSeveral ? say(telling, `${own}的规则：`, `rules of ${own}: `) : '',
    before.length === 0
      ? ''
      : say(
          telling,
          `符合行 ${before.join('、')} 并继续往下看，之后`,
          `${before.length === 1 ? 'row' : 'rows'} ${before.join(', ')} matched and went on; then `,
        ),
    decides,
    next === undefined ? '' : say(telling, `，转看${other}的规则`, `, which leads to the rules of ${other}`),
  ].join('');
}

/** A table by the stage of a visit that it is for. */
const tableName = ({ table }: TraceStep, { language }: StepContext): string =>
  stageName(table === 'navigation' ? table : table.replace('destinations.', 'destination.'), language);

/** A table that was asked. Without the rejected rows it depends on little, and is told once. */
function tableStep(
  stage: string,
  value: string,
  step: TraceStep,
  context: TableContext,
  telling: StepContext,
): Step {
  const tell = (): Step => ({
    stage,
    value,
    reason: tableReason(step, context, telling),
    source: telling.rows.row(step.table, step.row),
    rejected: rejections(() => step.rejected, telling),
  });
  const { at, before, next, isOneOfSeveral } = context;
  const key = [stage, value, step.table, step.row, at, before, next?.table, isOneOfSeveral];
  return telling.listsRejected ? tell() : cachedStep(telling, key, tell);
}

/** Where the visitor goes before a page stands still. */
export function navigationSteps(site: Site, answer: ResolvedVisit, telling: StepContext): Step[] {
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
  return [...steps, ...redirectSteps(site, answer.landing, ['navigation', 'destination'], telling)];
}

/** The decisions on a way, each with the hop that came of it. @param stages - of navigation, and of destinations */
export function redirectSteps(
  site: Site,
  walk: RedirectChain,
  [navigation, destination]: [string, string],
  telling: StepContext,
): Step[] {
  const redirects = walk.hops.filter(({ row }) => !row.startsWith('hosts/'));
  return walk.decisions.flatMap((decision, at) => {
    const hop = redirects[at];
    const stays = walk.end === 'tooManyHops' ? 'loop' : decision.turn;
    const turn = hop ? `${hop.from} → ${hop.to}` : `${walk.path} ${stays}`;
    const value = turn + broken(decision.reason) + alsoDone(decision);
    const place = hop?.from ?? walk.path;
    return decision.trace.map((step, index, all) =>
      tableStep(
        step.table === 'navigation' ? navigation : destination,
        value,
        step,
        {
          ...(walk.decisions.length > 1 && index === 0 && { at: place }),
          before: step.table === 'navigation' ? wentOn(site, step, telling) : [],
          next: all[index + 1],
          isOneOfSeveral: all.length > 1,
        },
        telling,
      ),
    );
  });
}

/** The rows of navigation that matched before the one that decided. A batch leaves them out with those that did not. */
function wentOn({ navigation: { rules } }: Site, step: TraceStep, telling: StepContext): string[] {
  if (!telling.listsRejected) return [];
  const { row, rejected } = step;
  const decided = rules.findIndex(({ id }) => id === row);
  const asked = decided === -1 ? rules : rules.slice(0, decided);
  const failed = new Set(rejected.map((one) => one.row));
  return asked.map(({ id }) => id).filter((id) => !failed.has(id));
}

/** What a decision does besides: the message under which it holds, what it keeps and adds, and its effects. */
function alsoDone({ message, keepQuery, with: added, do: effects, situation }: VisitDecision): string {
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

export function destinationSteps(answer: ResolvedVisit, telling: StepContext): Step[] {
  return namedTables.flatMap((name) =>
    answer.destinations[name].trace.map((step, index, all) =>
      tableStep(
        `destination.${name}`,
        destinationText(answer.destinations[name]),
        step,
        { next: all[index + 1], isOneOfSeveral: all.length > 1 },
        telling,
      ),
    ),
  );
}
