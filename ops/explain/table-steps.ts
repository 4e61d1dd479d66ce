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

export function rejections(rejected: () => readonly Rejection[], context: StepContext): Step['rejected'] {
  if (!context.listsRejected) return [];
  return rejected().map(({ row, fact, value }) => ({ row, because: `${fact} = ${quote(value)}` }));
}

/** Names the table and the path where a stage evaluates several tables, or tables at several paths. */
interface TableOptions {
  /** What the stage assumes that the visitor has not done yet, as the beginning of the sentence. */
  assumes?: string;
  /** The path of the decision; left out where the stage has only one. */
  at?: string;
  /** Rows that matched and continued the evaluation. */
  before?: readonly string[];
  /** The table that is evaluated next, because this one names it. */
  next?: TraceStep | undefined;
  /** Whether the table is named, because the stage evaluates several. */
  isOneOfSeveral?: boolean;
}

/** The reason of a table in one sentence: the deciding row or `otherwise`, and the next table. */
function tableReason(step: TraceStep, options: TableOptions, context: StepContext): string {
  const { assumes = '', at, before = [], next, isOneOfSeveral } = options;
  const [own, other] = [tableName(step, context), next ? tableName(next, context) : ''];
  const decides =
    step.row === 'otherwise'
      ? say(context, '没有一行符合，按“都不符合时”处理', 'no row matches, so “otherwise” decides')
      : say(context, `符合行 ${step.row}`, `row ${step.row} matches`);
  return [
    assumes,
    at === undefined
      ? ''
      : say(context, `在 ${at}${isOneOfSeveral ? '，' : '：'}`, `at ${at}${isOneOfSeveral ? ', ' : ': '}`),
    isOneOfSeveral ? say(context, `${own}的规则：`, `rules of ${own}: `) : '',
    before.length === 0
      ? ''
      : say(
          context,
          `符合行 ${before.join('、')} 并继续往下看，之后`,
          `${before.length === 1 ? 'row' : 'rows'} ${before.join(', ')} matched and went on; then `,
        ),
    decides,
    next === undefined ? '' : say(context, `，转看${other}的规则`, `, which leads to the rules of ${other}`),
  ].join('');
}

/** The name of a table, which is the name of its stage. */
const tableName = ({ table }: TraceStep, { language }: StepContext): string =>
  stageName(table === 'navigation' ? table : table.replace('destinations.', 'destination.'), language);

/** The step of an evaluated table. Cached without the rejected rows, because it then depends on little. */
function tableStep(
  stage: string,
  value: string,
  step: TraceStep,
  options: TableOptions,
  context: StepContext,
): Step {
  const describe = (): Step => ({
    stage,
    value,
    reason: tableReason(step, options, context),
    source: context.rows.row(step.table, step.row),
    rejected: rejections(() => step.rejected, context),
  });
  const { assumes, at, before, next, isOneOfSeveral } = options;
  const key = [stage, value, step.table, step.row, assumes, at, before, next?.table, isOneOfSeveral];
  return context.listsRejected ? describe() : cachedStep(context, key, describe);
}

/** The steps of the redirects before the landing page. */
export function navigationSteps(site: Site, visit: ResolvedVisit, context: StepContext): Step[] {
  const steps: Step[] = [];
  const [first] = visit.landing.hops;
  if (first?.row.startsWith('hosts/')) {
    steps.push({
      stage: 'navigation',
      value: `${first.from} → ${first.to}`,
      reason: say(context, '站点的首页', 'the landing page of the host'),
      source: context.rows.at('hosts.json', `/hosts/${site.host}/root`),
      rejected: [],
    });
  }
  return [...steps, ...redirectSteps(site, visit.landing, ['navigation', 'destination'], context)];
}

/**
 * The redirects after a login. Where the visitor does not stand on the login page, it says on which one the login is
 * assumed: nothing may ever lead there from where the visitor stands.
 */
export function afterLoginSteps(
  site: Site,
  { landing, loginPath, afterLogin }: ResolvedVisit,
  context: StepContext,
): Step[] {
  const assumes = say(
    context,
    `如果在登录页 ${loginPath} 登录：`,
    `if the visitor logs in at the login page ${loginPath}: `,
  );
  const stages: [string, string] = ['afterLogin', 'afterLogin'];
  return redirectSteps(site, afterLogin, stages, context, landing.path === loginPath ? undefined : assumes);
}

/**
 * The decisions of a redirect chain, each with its hop.
 * @param stages - of navigation, and of destinations
 * @param assumes - what the first decision assumes
 */
function redirectSteps(
  site: Site,
  chain: RedirectChain,
  [navigation, destination]: [string, string],
  context: StepContext,
  assumes?: string,
): Step[] {
  const redirects = chain.hops.filter(({ row }) => !row.startsWith('hosts/'));
  return chain.decisions.flatMap((decision, at) => {
    const hop = redirects[at];
    const stays = chain.end === 'tooManyHops' ? 'loop' : decision.turn;
    const movement = hop ? `${hop.from} → ${hop.to}` : `${chain.path} ${stays}`;
    const value = movement + broken(decision.reason) + alsoDone(decision);
    const path = hop?.from ?? chain.path;
    return decision.trace.map((step, index, all) =>
      tableStep(
        step.table === 'navigation' ? navigation : destination,
        value,
        step,
        {
          ...(at === 0 && index === 0 && assumes !== undefined && { assumes }),
          ...(chain.decisions.length > 1 && index === 0 && { at: path }),
          before: step.table === 'navigation' ? continuedRows(site, step, context) : [],
          next: all[index + 1],
          isOneOfSeveral: all.length > 1,
        },
        context,
      ),
    );
  });
}

/** The navigation rows that matched before the deciding one. A batch leaves them out, as it does rejected rows. */
function continuedRows({ navigation: { rules } }: Site, step: TraceStep, context: StepContext): string[] {
  if (!context.listsRejected) return [];
  const { row, rejected } = step;
  const decided = rules.findIndex(({ id }) => id === row);
  const evaluated = decided === -1 ? rules : rules.slice(0, decided);
  const failed = new Set(rejected.map((one) => one.row));
  return evaluated.map(({ id }) => id).filter((id) => !failed.has(id));
}

/** The rest of a decision in brackets: the message of a hold, query parameters, and effects. */
function alsoDone({ message, keepQuery, with: added, do: effects, situation }: VisitDecision): string {
  const query = keepQuery ? ['keepQuery'] : [];
  const parameters = Object.entries(added).map(([name, value]) => `${name}=${value}`);
  const done = effects.map((effect) =>
    effect === 'rememberLogin' ? `${effect} ${situation.loginAddress}` : effect,
  );
  const all = [...(message === null ? [] : [message]), ...query, ...parameters, ...done];
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
}

/** The destination, marked where it replaces one that cannot be reached. */
const destinationText = ({ destination, reason }: DestinationDecision): string =>
  destination + broken(reason);
const broken = (reason: DestinationDecision['reason']): string =>
  reason === 'routeMissing' || reason === 'destinationLoop' ? ` (${reason})` : '';

export function destinationSteps(visit: ResolvedVisit, context: StepContext): Step[] {
  return namedTables.flatMap((name) =>
    visit.destinations[name].trace.map((step, index, all) =>
      tableStep(
        `destination.${name}`,
        destinationText(visit.destinations[name]),
        step,
        { next: all[index + 1], isOneOfSeveral: all.length > 1 },
        context,
      ),
    ),
  );
}
