import { type Config, type NamedTable, namedTables } from '../../schemas/index.ts';
import { isLandingKind } from '../../schemas/names/route-kinds.ts';
import { type Box, intersectBoxes, isCovered, subtractBoxes } from '../tables/box.ts';
import type { Row } from '../tables/decision-tables.ts';
import { afterEffects, factsChangedBy } from '../tables/effects.ts';
import type { SituationSpace } from '../tables/table-space.ts';
import { type DecisionPoint, RowsByDecisionPoint } from './decision-point-rows.ts';

/** A possible result of the decision at a decision point, and the visitors who get it. */
export interface Transition {
  /** The deciding rows: the navigation row, then those of destination tables; none: stay. */
  rows: readonly Row[];
  /** A route or `loginAddress`; null where the visitor stays or is held, or where destination tables form a cycle. */
  to: string | null;
  isCycle: boolean;
  /** The visitors after the effects. `before:…` is the initial value of a dimension that an effect changed. */
  who: readonly Box[];
}

const isNamed = (name: string): name is NamedTable => (namedTables as readonly string[]).includes(name);

/** Stores the initial values of the dimensions that are about to change as `before:…`. */
function withInitialValues(space: SituationSpace, was: Box, is: Box, changed: Iterable<string>): Box {
  const box: Record<string, bigint> = { ...is };
  for (const dimension of changed) {
    const name = `before:${dimension}`;
    if (was[name] === undefined) box[name] = was[dimension] ?? space.full(dimension);
  }
  return box;
}

/**
 * Decisions for whole classes of visitors at once: evaluates the same tables as `navigate`, over boxes instead of one
 * situation. Exact but for what an effect leaves open (whether a mark logs in), where it includes too many visitors
 * rather than too few; `followRedirects` confirms a finding before it is reported.
 */
export class Flow {
  readonly config: Config;
  readonly space: SituationSpace;
  /** Impossible situations that do not depend on the decision point. */
  readonly #impossible: readonly Box[];
  readonly #query: readonly string[];
  #logins: readonly { route: string; host: bigint }[] | undefined;
  readonly #rows: RowsByDecisionPoint;
  readonly #transitions = new Map<string, readonly Transition[]>();
  readonly #anyHost: bigint;

  /** @param space - made with at least the rows of navigation and destinations */
  constructor(config: Config, space?: SituationSpace) {
    this.config = config;
    this.#rows = new RowsByDecisionPoint(config, space);
    this.space = this.#rows.space;
    const rows = this.#rows.all;
    this.#anyHost = this.space.hostMask(({ name }) => name !== null);
    this.#impossible = this.space.relevant(rows).filter(({ decisionPoint }) => decisionPoint === undefined);
    const facts = new Set(rows.flatMap(({ when }) => Object.keys(when)));
    this.#query = [...facts].filter((fact) => fact.startsWith('query.'));
  }

  /** Every visitor of some hosts: any existing channel. */
  everybody(host: bigint): Box {
    return { host, channel: this.space.channelMask(({ isHypothetical }) => !isHypothetical) };
  }

  /** The transitions of all visitors at a decision point; cached by class of decision points. */
  transitions(at: DecisionPoint): readonly Transition[] {
    const here = this.space.hostsWith(at.route);
    const isHere = (transition: Transition) => transition.who.some((box) => ((box.host ?? 0n) & here) !== 0n);
    const transitions = this.#transitionsOnAllHosts(at);
    return here === this.#anyHost ? transitions : transitions.filter(isHere);
  }

  /** The transitions on all hosts, whether or not they have the route. */
  #transitionsOnAllHosts(at: DecisionPoint): readonly Transition[] {
    const key = this.classOf(at);
    const known = this.#transitions.get(key);
    if (known) return known;
    const transitions = this.run(at, [this.everybody(this.#anyHost)]);
    this.#transitions.set(key, transitions);
    return transitions;
  }

  /** The class of a decision point: no row distinguishes the points of one class. */
  classOf = (at: DecisionPoint): string => this.#rows.classOf(at);

  /** Whether one row of navigation.json decides about whomever the rows before it leave, without another condition. */
  hasRowForAll = (at: DecisionPoint): boolean =>
    this.#rows.navigationAt(at).some(({ row, box }) => !row.continues && Object.keys(box).length === 0);

  /** @param who - the visitors at the decision point */
  run(at: DecisionPoint, who: readonly Box[]): Transition[] {
    const transitions: Transition[] = [];
    let left = who;
    for (const { row, box, go } of this.#rows.navigationAt(at)) {
      const hit = this.#possible(intersectBoxes(left, [box]));
      if (hit.length === 0) continue;
      left = subtractBoxes(left, [box], this.space.full);
      const changed = factsChangedBy(this.space, row.effects);
      const then = hit.map((one) =>
        withInitialValues(this.space, one, afterEffects(this.space, one, row.effects), changed),
      );
      if (row.continues) left = [...left, ...then];
      else if (go === null) transitions.push({ rows: [row], to: null, isCycle: false, who: then });
      else transitions.push(...this.#followDestination(at, go, [row], new Set(), then));
      if (left.length === 0) break;
    }
    const rest = this.#possible(left);
    return rest.length === 0
      ? transitions
      : [...transitions, { rows: [], to: null, isCycle: false, who: rest }];
  }

  #possible(boxes: readonly Box[]): readonly Box[] {
    return boxes.filter((box) => !isCovered(box, this.#impossible, this.space.full));
  }

  #followDestination(
    at: DecisionPoint,
    go: string,
    rows: readonly Row[],
    followed: ReadonlySet<string>,
    who: readonly Box[],
  ): Transition[] {
    if (!isNamed(go)) return [{ rows, to: go, isCycle: false, who }];
    if (followed.has(go)) return [{ rows, to: null, isCycle: true, who }];
    const transitions: Transition[] = [];
    const passed = new Set([...followed, go]);
    let left = who;
    for (const { row, box, go: next } of this.#rows.namedAt(go, at)) {
      const hit = this.#possible(intersectBoxes(left, [box]));
      if (hit.length === 0) continue;
      left = subtractBoxes(left, [box], this.space.full);
      transitions.push(...this.#followDestination(at, next ?? '', [...rows, row], passed, hit));
    }
    const rest = this.#possible(left);
    if (rest.length === 0) return transitions;
    const otherwise = this.#otherwise(go);
    const { go: next } = this.config.destinations[go].otherwise;
    return [...transitions, ...this.#followDestination(at, next, [...rows, otherwise], passed, rest)];
  }

  #otherwise(name: NamedTable): Row {
    const { go } = this.config.destinations[name].otherwise;
    const nothing = { when: {}, continues: false, effects: [], result: JSON.stringify({ go }) };
    return {
      ...nothing,
      id: 'otherwise',
      file: 'definitions/destinations.json',
      pointer: `/${name}/otherwise`,
    };
  }

  /** The visitors after a redirect, which drops the query parameters unless the row has `keepQuery`. */
  hop(transition: Transition): readonly Box[] {
    const rule = this.#ruleOf(transition.rows[0]);
    const changed: Record<string, bigint> = {};
    for (const dimension of this.#query) {
      const isMark = dimension === 'query.mark' || dimension === 'query.markcode';
      const given = rule?.with?.[dimension.slice('query.'.length)];
      if (given !== undefined) changed[dimension] = this.#maskOf(dimension, given);
      else if (isMark || rule?.keepQuery !== true) changed[dimension] = this.#maskOf(dimension, null);
    }
    return transition.who.map((box) =>
      withInitialValues(this.space, box, { ...box, ...changed }, Object.keys(changed)),
    );
  }

  #ruleOf(row: Row | undefined) {
    return this.config.navigation.rules[Number(row?.pointer.split('/').at(-1))];
  }

  /** A value that no row names is {@link anyOther}, the last atom. */
  #maskOf(dimension: string, value: string | null): bigint {
    const atoms = this.space.atoms(dimension);
    const index = atoms.indexOf(value);
    return 1n << BigInt(index < 0 ? atoms.length - 1 : index);
  }

  /** The routes that a destination may resolve to, with the hosts where it does and that have the route. */
  targets(to: string): readonly { route: string; host: bigint }[] {
    if (to !== 'loginAddress') return [{ route: to, host: this.space.hostsWith(to) }];
    this.#logins ??= this.#loginTargets();
    return this.#logins;
  }

  #loginTargets() {
    const { hosts } = this.config.hosts;
    const roots = [...new Set(Object.values(hosts).map(({ root }) => root))];
    const logins = Object.entries(this.config.routes.routes).filter(([, { kind }]) => isLandingKind(kind));
    const isRoot = (route: string) =>
      this.space.hostMask(({ name }) => name !== null && hosts[name]?.root === route);
    return this.merged([
      ...roots.map((route) => ({ route, host: isRoot(route) & this.space.hostsWith(route) })),
      ...logins.map(([route]) => ({ route, host: this.space.hostsWith(route) })),
    ]);
  }

  /** Merges routes that no row distinguishes on arrival into one of them. */
  merged(targets: readonly { route: string; host: bigint }[]): { route: string; host: bigint }[] {
    const classes = new Map<string, { route: string; host: bigint }>();
    for (const { route, host } of targets) {
      const key = this.classOf({ route, outcome: null });
      const known = classes.get(key);
      if (known) known.host |= host;
      else classes.set(key, { route, host });
    }
    return [...classes.values()];
  }
}
