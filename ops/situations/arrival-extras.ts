import type { Situation } from '../../runtime/index.ts';
import type { EngineFactId } from '../../schemas/index.ts';
import type { RowCondition } from '../conditions/row-conditions.ts';
import type { AxisName } from './situation-space.ts';

/** What an arrival may have beside its path; arrivals are made only for what some row can distinguish. */
export type ArrivalExtras = Partial<Pick<Situation, 'query' | 'firstVisit' | 'appName' | 'device'>> & {
  /** The result of a mark or markcode in the query. */
  mark?: 'ok' | 'failed';
  /** Answers of earlier leads, by fact. */
  leads?: Readonly<Record<string, string>>;
};
type Device = NonNullable<ArrivalExtras['device']>;

/** A text that no row names. */
const anyText = '*';
const marks: readonly string[] = ['mark', 'markcode'];

/** Another axis of the space varies the fact. */
const byAxis = (_axis: AxisName) => false;
/** The extras of an arrival vary the fact. */
const byExtras = true;

/** Whether arrivals vary each fact of every visit. A fact that is missing here is a type error. */
const areExtras: Record<Exclude<EngineFactId, `query.${string}`>, boolean> = {
  host: byAxis('host'),
  'host.relogin': byAxis('host'),
  channel: byAxis('channel'),
  'channel.blocked': byAxis('channel'),
  'channel.relogin': byAxis('channel'),
  'channel.tag': byAxis('channel'),
  route: byAxis('arrival'),
  'route.kind': byAxis('arrival'),
  'route.needsToken': byAxis('arrival'),
  outcome: byAxis('arrival'),
  'session.token': byAxis('login'),
  'session.appName': byExtras,
  'session.firstVisit': byExtras,
  'device.os': byExtras,
  'device.wechat': byExtras,
  'device.inApp': byExtras,
  channelInfo: byAxis('info'),
  user: byAxis('login'),
  ipInfo: byAxis('city'),
  city: byAxis('city'),
  markLogin: byExtras,
  markcodeLogin: byExtras,
};

/** Whether a fact is an answer of a form that was sent. */
const isOfLeads = (fact: string): boolean => fact.startsWith('answer.');

/** Whether a condition is on a fact that arrivals vary; `_channel` and `_token` set axes, and `check` refuses them. */
export const isOfExtras = ({ fact }: RowCondition): boolean =>
  fact.startsWith('query.') ||
  isOfLeads(fact) ||
  (Object.hasOwn(areExtras, fact) && areExtras[fact as keyof typeof areExtras]);

/**
 * One arrival for each class of visitors that some of the conditions can tell apart: every combination of the values of
 * each fact that satisfy different conditions. The first is plain.
 * @param answersOf - the values of an answer that is a fact
 */
export function extrasOf(
  conditions: readonly RowCondition[],
  answersOf: (fact: string) => readonly string[],
): ArrivalExtras[] {
  const asked = new Map<string, RowCondition[]>();
  for (const one of conditions) asked.set(one.fact, [...(asked.get(one.fact) ?? []), one]);
  // The result of a mark is that of a mark in the address.
  for (const mark of marks) {
    if (asked.has(`${mark}Login`))
      asked.set(`query.${mark}`, [...(asked.get(`query.${mark}`) ?? []), present(mark)]);
  }
  const of = (fact: string) => asked.get(fact) ?? [];
  const queries = [...asked.keys()].filter((fact) => fact.startsWith('query.'));
  const choices: ArrivalExtras[][] = [
    ...queries.map((fact) =>
      textsIn(of(fact)).map((text) =>
        text === null ? {} : { query: { [fact.slice('query.'.length)]: text } },
      ),
    ),
    of('session.firstVisit').length > 0 ? [{}, { firstVisit: true }] : [{}],
    textsIn(of('session.appName')).map((appName) => (appName === null ? {} : { appName })),
    devicesIn(of).map((device) => (device === plain ? {} : { device })),
    ...[...asked.keys()].filter(isOfLeads).map((fact) =>
      // Not answered first; the others are the declared values, of which none is open.
      classesOf([null, ...answersOf(fact)], (value) => of(fact).map((one) => holds(one, value))).map(
        (value) => (value === null ? {} : { leads: { [fact]: value } }),
      ),
    ),
  ];
  const combined = choices.reduce<ArrivalExtras[]>(
    (all, own) => own.flatMap((other) => all.map((one) => join(one, other))),
    [{}],
  );
  return combined.flatMap((extras) =>
    marks.some((mark) => extras.query?.[mark as 'mark'] !== undefined)
      ? (['ok', 'failed'] as const).map((mark) => ({ ...extras, mark }))
      : [extras],
  );
}

const present = (name: string): RowCondition => ({
  fact: `query.${name}` as RowCondition['fact'],
  values: [null],
  not: true,
});

const join = (one: ArrivalExtras, other: ArrivalExtras): ArrivalExtras => ({
  ...one,
  ...other,
  ...((one.query || other.query) && { query: { ...one.query, ...other.query } }),
  ...((one.leads || other.leads) && { leads: { ...one.leads, ...other.leads } }),
});

/** One value for each set of conditions that values satisfy; the earliest value represents its class. */
function classesOf<V>(values: readonly V[], satisfied: (value: V) => readonly boolean[]): V[] {
  const found = new Map<string, V>();
  for (const value of values) {
    const key = satisfied(value).join();
    if (!found.has(key)) found.set(key, value);
  }
  return [...found.values()];
}

const holds = ({ values, not }: RowCondition, value: unknown): boolean => values.includes(value) !== not;

/** Null: the text is absent. */
function textsIn(conditions: readonly RowCondition[]): (string | null)[] {
  const named = conditions.flatMap(({ values }) => values).filter((value) => typeof value === 'string');
  return classesOf([null, anyText, ...named], (text) => conditions.map((one) => holds(one, text)));
}

const plain: Device = { os: 'other', wechat: false, inApp: false };
const devices: readonly Device[] = [
  plain,
  ...(['ios', 'android', 'other'] as const).flatMap((os) =>
    [false, true].flatMap((wechat) => [false, true].map((inApp) => ({ os, wechat, inApp }))),
  ),
];

function devicesIn(of: (fact: string) => readonly RowCondition[]): Device[] {
  const facts = ['os', 'wechat', 'inApp'] as const;
  return classesOf(devices, (device) =>
    facts.flatMap((name) => of(`device.${name}`).map((one) => holds(one, device[name]))),
  );
}
