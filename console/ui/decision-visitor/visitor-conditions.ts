import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import type { DecidingRowResponse, ExplainInput } from '../../api/index.ts';
import type { Result } from '../decision-rows/ResultFields.tsx';
import { columnsOf, type TableRow } from '../decision-rows/table-rows.ts';
import { isFault, parseValue } from '../field-values/value-codec.ts';
import { scopedField } from '../schema-values/schema-shape.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import { domainOf } from '../value-form/condition-values.ts';

export type Decided = NonNullable<DecidingRowResponse['decided']>;

/** A condition that holds for a visitor. */
export interface VisitorCondition {
  fact: string;
  value: unknown;
  /**
   * `first`: tells the visitor from others whom the same row takes, and is ticked at first; `deciding`: a condition of that
   * row, as it has it; `other`: known besides, and only offered.
   */
  part: 'first' | 'deciding' | 'other';
}

/** What the row of a part of the visitors begins with, whom another row decides for now. */
export interface RowStart {
  /** The conditions that single these visitors out. */
  when: Readonly<Record<string, unknown>>;
  /** Facts that follow from these conditions, and need none of their own. */
  implied: readonly string[];
  /** Where it leads; left out: to be chosen. */
  result?: Result;
  /** Rows of their own for visitors whom these conditions leave out. */
  others?: readonly OtherStart[];
}

/** The row of visitors whom the conditions of the first one leave out, as they come to the home page of these hosts. */
export interface OtherStart extends RowStart {
  /** The host on which such a visitor is looked at. */
  host: string;
  hosts: readonly string[];
}

/**
 * The conditions of a row that takes a part of the visitors of the row that decides now: what singles them out, and what
 * that row tests as it tests it; what else is known of the visitor is offered.
 * @param known - the conditions that hold for one such visitor
 */
export function startedConditions(
  known: readonly VisitorCondition[],
  deciding: Pick<TableRow, 'when'> | undefined,
  nodes: ReadonlyMap<string, SchemaNode>,
  { when, implied }: RowStart,
): VisitorCondition[] {
  const own = Object.entries(deciding?.when ?? {}).filter(
    ([fact]) => !implied.includes(fact) && !(fact in when),
  );
  const begun: VisitorCondition[] = [
    ...Object.entries(when).map(([fact, value]) => ({ fact, value, part: 'first' as const })),
    ...own.map(([fact, value]) => ({ fact, value, part: 'deciding' as const })),
  ].filter(({ fact }) => nodes.has(fact));
  const others = known.filter(({ fact }) => !begun.some((one) => one.fact === fact));
  return [...begun, ...others.map((one) => ({ ...one, part: 'other' as const }))];
}

/**
 * The conditions on what is known of a visitor that a row of the table may have. First those few that tell them from the
 * other visitors of the row that decides now: what was chosen for them; where nothing was, what most rows ask about.
 * Behind these what that row tests, then what any row does.
 * @param input - what was chosen of the visitor
 */
export function visitorConditions(
  input: ExplainInput,
  { facts, index }: Pick<Decided, 'facts' | 'index'>,
  rows: readonly TableRow[],
  nodes: ReadonlyMap<string, SchemaNode>,
  scope: ValueScope,
): VisitorCondition[] {
  const when = rows[index]?.when;
  const read = columnsOf(rows);
  const known = [...new Set([...special, ...read, ...nodes.keys()])].flatMap((fact): VisitorCondition[] => {
    const node = nodes.get(fact);
    if (!node) return [];
    const value = Object.hasOwn(facts, fact) ? conditionOn(fact, facts[fact], node, scope) : undefined;
    if (value !== undefined && isSpecial(input, fact, value)) return [{ fact, value, part: 'first' }];
    // As the row that decides tests it: by this visitor's page alone, others whom that row takes would be left with it.
    if (when && Object.hasOwn(when, fact)) return [{ fact, value: when[fact], part: 'deciding' }];
    return value === undefined ? [] : [{ fact, value, part: 'other' }];
  });
  const isSingled = known.some(({ part }) => part === 'first');
  const telling = isSingled ? (when ? [] : whereabouts) : read.filter((fact) => !(fact in (when ?? {})));
  const added = known
    .filter(({ fact, part }) => part === 'other' && telling.includes(fact))
    .slice(0, fewest)
    .map(({ fact }) => fact);
  const all = known.map((one) => (added.includes(one.fact) ? { ...one, part: 'first' as const } : one));
  return (['first', 'deciding', 'other'] as const).flatMap((part) => all.filter((one) => one.part === part));
}

/** What is chosen for a visitor, in the order in which it tells most. */
const special = ['channel', 'city', 'host'] as const;
/** Where no row has decided, none says on which page: a row for all pages would send visitors away from its own. */
const whereabouts: readonly string[] = ['outcome', 'route'];
/** So many facts are ticked where none was chosen. */
const fewest = 2;

/**
 * Whether it sets this visitor apart from most: a phone such as WeChat's, or the site, channel or city that was chosen for
 * them. A row made from them is meant for such ones.
 */
const isSpecial = (input: ExplainInput, fact: string, value: unknown): boolean =>
  fact.startsWith('device.')
    ? value === true
    : special.some((one) => one === fact && value !== null && input[one] !== undefined);

/** The condition that a fact has this value; undefined where the schema accepts none, as on a host that is not listed. */
function conditionOn(fact: string, value: unknown, node: SchemaNode, scope: ValueScope): unknown {
  if (Array.isArray(value)) {
    const [first, ...others] = value.filter((one) => conditionOn(fact, one, node, scope) !== undefined);
    return others.length === 0 ? first : [first, ...others];
  }
  const domain = domainOf(node);
  if (value === null) return domain.hasNull ? null : undefined;
  if (domain.node.type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  const field = scopedField(domain.node, fact, true, scope);
  if (field.choices.length > 0) return field.choices.find((one) => one === value);
  if (field.names !== null || typeof value !== 'string') return undefined;
  const read = parseValue({ ...field, kind: 'text' }, value);
  return !isFault(read) && read.value === value ? value : undefined;
}
