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
  form: string;
  fields: Record<string, unknown>;
}

/** Everything that one case of a cell has left behind. */
export interface CaseRecord {
  /** The lead that the ledger must have; null: none at all. */
  expected: { form: string; fields: Record<string, string> } | null;
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
  notices: readonly { kind: 'success' | 'notice'; text: string; hasArrived: boolean }[];
  /** Whether the flow's call is a lead, whose outcome may be unknown. */
  isLead: boolean;
  /** The form before the press and with the notice. */
  screens: readonly { before: FormSnapshot; after: FormSnapshot; keeps: Keeps }[];
  signs: ReadonlyMap<string, number>;
  /** Uncaught errors and errors in the console. */
  errors: readonly string[];
  complaints: readonly string[];
  /** Why the visit did not end; null: it has ended. */
  stuck: string | null;
}

/** The words with which the product says that the outcome is unknown (R-API, FLT-12), or that the form was received. */
const unknownWords = /没有收到服务器的确认|您上次提交后没有收到确认/;
const receivedWords = /这一步已完成|您的信息已经提交|申请已提交/;

/** The findings about one case; none: the cell is green. */
export function judge(record: CaseRecord): Finding[] {
  const all: Finding[] = [];
  const find = (kind: FindingKind, text: string) => void all.push({ kind, text });
  if (record.signs.size === 0) find('not fired', 'the fault did not happen');
  if (record.stuck !== null) find('stuck', record.stuck);
  judgeLedger(record, find);
  judgeNotices(record, find);
  for (const { before, after, keeps } of record.screens)
    for (const lost of lostAnswers(before, after, keeps)) find('answers', lost);
  for (const error of record.errors) find('error', error);
  for (const complaint of record.complaints) find('other', complaint);
  if (record.calls > record.mostCalls) find('other', `${record.calls} calls instead of ${record.mostCalls}`);
  return all;
}

type Find = (kind: FindingKind, text: string) => void;

function judgeLedger(record: CaseRecord, find: Find): void {
  const { expected, leads, hasArrived, applications, conversions, mostConversions } = record;
  const own = expected === null ? [] : leads.filter(({ form }) => form === expected.form);
  if (!hasArrived) find('lost', expected ? `no lead of ${expected.form}` : 'the server knows nothing of it');
  if (own.length > applications) find('double', `${own.length} leads of ${expected?.form}`);
  if (hasArrived && expected && own.length < applications)
    find('lost', `${own.length} of ${applications} leads of ${expected.form}`);
  if (leads.length > own.length) find('double', `${leads.length - own.length} leads that nobody meant`);
  for (const [name, value] of Object.entries(expected?.fields ?? {})) {
    // The list is newest first; a second application on purpose comes after the login, without its number.
    const stored = own.at(-1)?.fields[name];
    if (own.length > 0 && stored !== value)
      find('lost', `the lead has ${name} "${String(stored)}" instead of "${value}"`);
  }
  if (conversions > mostConversions)
    find('double', `${conversions} conversions instead of ${mostConversions}`);
}

function judgeNotices({ notices, isLead }: CaseRecord, find: Find): void {
  for (const { kind, text, hasArrived } of notices) {
    const isSuccess = kind === 'success' || receivedWords.test(text);
    if (isSuccess && !hasArrived) find('notice', `"${text}" is shown, and the server has nothing`);
    if (!isSuccess && isLead && hasArrived && !unknownWords.test(text))
      find('notice', `"${text}" is shown, and the server has the lead`);
  }
}
