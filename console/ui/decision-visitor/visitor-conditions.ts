import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import type { DecidingRowResponse, ExplainInput } from '../../api/index.ts';
import type { Result } from '../decision-rows/ResultFields.tsx';
import type { TableRow } from '../decision-rows/table-rows.ts';
import { isFault, parseValue } from '../field-values/value-codec.ts';
import { scopedField } from '../schema-values/schema-shape.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import { domainOf } from '../value-form/condition-values.ts';

export type Decided = NonNullable<DecidingRowResponse['decided']>;

/** A condition that holds for a visitor. */
export interface VisitorCondition {
  fact: string;
  value: unknown;
  /** Whether the row that decides now, or one before it, tests the fact. */
  isTested: boolean;
  /**
   * Whether it sets this visitor apart from most: a phone such as WeChat's, or the site, channel or city that was chosen
   * for them. A row made from them is meant for such ones.
   */
  isSpecial: boolean;
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
  const own = Object.entries(deciding?.when ?? {}).filter(([fact]) => !implied.includes(fact));
  const begun = new Map([...Object.entries(when), ...own.filter(([fact]) => !(fact in when))]);
  const others = known.filter(({ fact }) => !begun.has(fact));
  return [
    ...[...begun]
      .filter(([fact]) => nodes.has(fact))
      .map(([fact, value]) => ({ fact, value, isTested: true, isSpecial: false })),
    ...others.map((one) => ({ ...one, isTested: false, isSpecial: false })),
  ];
}

/**
 * The conditions on what is known of a visitor that a row of the table may have; those that its rows test come first, what
 * the row that decides now tests as it tests it.
 * @param input - what was chosen of the visitor
 */
export function visitorConditions(
  input: ExplainInput,
  { facts, index }: Pick<Decided, 'facts' | 'index'>,
  rows: readonly TableRow[],
  nodes: ReadonlyMap<string, SchemaNode>,
  scope: ValueScope,
): VisitorCondition[] {
  const tested = [...new Set(rows.slice(0, index + 1).flatMap(({ when }) => Object.keys(when)))];
  const known = [...tested, ...[...nodes.keys()].filter((fact) => !tested.includes(fact))];
  return known.flatMap((fact): VisitorCondition[] => {
    const node = nodes.get(fact);
    const own = node && Object.hasOwn(facts, fact) ? conditionOn(fact, facts[fact], node, scope) : undefined;
    if (own === undefined) return [];
    const special = isSpecial(input, fact, own);
    // As the row that decides tests it: by this visitor's page alone, others whom that row takes would be left with it.
    const value = special ? own : (rows[index]?.when[fact] ?? own);
    return [{ fact, value, isTested: tested.includes(fact), isSpecial: special }];
  });
}

const isSpecial = (input: ExplainInput, fact: string, value: unknown): boolean =>
  fact.startsWith('device.')
    ? value === true
    : (fact === 'host' || fact === 'channel' || fact === 'city') &&
      value !== null &&
      input[fact] !== undefined;

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
