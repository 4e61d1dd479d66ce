import { type FormSnapshot, type Keeps, lostAnswers } from './form-snapshot.ts';

/** What is counted over the whole matrix, and what else makes a cell red. */
export type FindingKind =
  | 'lost'
  | 'double'
  | 'notice'
  | 'answers'
  | 'stuck'
  | 'error'
  | 'not fired'
  | 'other';

export interface Finding {
  kind: FindingKind;
  text: string;
}

interface StoredLead {
  requestId: string;
  userId: string;
  form: string;
  fields: Record<string, unknown>;
}

/** Everything that one case of a cell has left behind. */
export interface CaseRecord {
  /** The lead that the ledger must have, and what else it may have; null: no lead at all. */
  expected: {
    form: string;
    userId: string;
    fields: Record<string, string>;
    optional: Record<string, string>;
  } | null;
  leads: readonly StoredLead[];
  /** Whether the server has what the flow is for. */
  hasArrived: boolean;
  /** How often the visitor has applied on purpose. */
  applications: number;
  conversions: number;
  /** How many conversions may be reported. */
  mostConversions: number;
  calls: number;
  mostCalls: number;
  /** When codes were asked for by SMS, by the server's clock, newest first. */
  askedForCode: readonly number[];
  notices: readonly { kind: 'success' | 'notice'; text: string; hasArrived: boolean }[];
  /** Whether the flow's call is a lead, whose outcome may be unknown. */
  isLead: boolean;
  /** The form before the press and with the notice. */
  screens: readonly { before: FormSnapshot; after: FormSnapshot; keeps: Keeps }[];
  signs: ReadonlyMap<string, number>;
  /** How many different signs prove that the fault has happened. */
  leastSigns: number;
  /** Uncaught errors and errors in the console. */
  errors: readonly string[];
  complaints: readonly string[];
  /** Why the visit did not end; null: it has ended. */
  stuck: string | null;
}

/** The words with which the product says that the outcome is unknown (R-API, FLT-12), or that the form was received. */
const unknownWords = /没有收到服务器的确认|您上次提交后没有收到确认/;
export const receivedWords = /这一步已完成|您的信息已经提交|(申请|需求|问题)已收到|已经收到，不需要再提交/;

export const hasHappened = ({ signs, leastSigns }: CaseRecord): boolean => signs.size >= leastSigns;

/** The findings about one case; none: the cell is green. */
export function judge(record: CaseRecord): Finding[] {
  const all: Finding[] = [];
  const find = (kind: FindingKind, text: string) => void all.push({ kind, text });
  if (!hasHappened(record))
    find('not fired', `the fault did not happen: ${[...record.signs.keys()].join(', ') || 'no sign'}`);
  if (record.stuck !== null) find('stuck', record.stuck);
  else if (!record.notices.some(({ kind }) => kind === 'success'))
    find('notice', 'the visit has ended, and no success was seen');
  judgeLedger(record, find);
  judgeNotices(record, find);
  for (const { before, after, keeps } of record.screens)
    for (const lost of lostAnswers(before, after, keeps)) find('answers', lost);
  for (const error of record.errors) find('error', error);
  for (const complaint of record.complaints) find('other', complaint);
  if (record.calls > record.mostCalls) find('other', `${record.calls} calls instead of ${record.mostCalls}`);
  const isTooSoon = record.askedForCode.some(
    (at, index, all) => (all[index - 1] ?? at + minute) - at < minute,
  );
  if (isTooSoon) find('other', 'two codes were asked for within a minute');
  // What stays on the screen is judged at each step.
  return [...new Map(all.map((finding) => [finding.kind + finding.text, finding])).values()];
}

/** A second less than the pause between two SMS: the phone's clock and the server's differ. */
const minute = 59_000;

type Find = (kind: FindingKind, text: string) => void;

function judgeLedger(record: CaseRecord, find: Find): void {
  const { expected, leads, hasArrived, applications, conversions, mostConversions } = record;
  const own = expected === null ? [] : leads.filter(({ form }) => form === expected.form);
  if (!hasArrived) find('lost', expected ? `no lead of ${expected.form}` : 'the server knows nothing of it');
  if (own.length > applications) find('double', `${own.length} leads of ${expected?.form}`);
  if (hasArrived && expected && own.length < applications)
    find('lost', `${own.length} of ${applications} leads of ${expected.form}`);
  if (leads.length > own.length) find('double', `${leads.length - own.length} leads that nobody meant`);
  if (expected) for (const lead of own) judgeLead(expected, lead, find);
  if (conversions > mostConversions)
    find('double', `${conversions} conversions instead of ${mostConversions}`);
}

function judgeLead(
  { userId, fields, optional }: NonNullable<CaseRecord['expected']>,
  lead: StoredLead,
  find: Find,
): void {
  if (lead.userId !== userId) find('lost', `the lead is of the user "${lead.userId}", not of "${userId}"`);
  const wrong = (name: string, value: string) =>
    find('lost', `the lead has ${name} "${String(lead.fields[name])}" instead of "${value}"`);
  for (const [name, value] of Object.entries(fields)) if (lead.fields[name] !== value) wrong(name, value);
  for (const [name, value] of Object.entries(optional))
    if (lead.fields[name] !== undefined && lead.fields[name] !== value) wrong(name, value);
}

function judgeNotices({ notices, isLead }: CaseRecord, find: Find): void {
  for (const { kind, text, hasArrived } of notices) {
    const isSuccess = kind === 'success' || receivedWords.test(text);
    if (isSuccess && !hasArrived) find('notice', `"${text}" is shown, and the server has nothing`);
    if (!isSuccess && isLead && hasArrived && !unknownWords.test(text))
      find('notice', `"${text}" is shown, and the server has the lead`);
  }
}
