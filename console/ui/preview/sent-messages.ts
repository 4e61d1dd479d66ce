export interface SmsCode {
  phone: string;
  code: string;
  at: number;
}
export interface Lead {
  id: string;
  channel: string;
  form: string;
  fields: Record<string, string>;
  at: number;
}

type LedgerRecord = Readonly<Record<string, unknown>>;
const most = 5;
const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : String(value);
const flat = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : text(value));

/** The newest codes for these numbers: other numbers belong to other visitors. */
export const codesIn = (inbox: readonly LedgerRecord[], phones: readonly string[]): SmsCode[] =>
  inbox
    .map(({ phone, code, at }) => ({ phone: text(phone), code: text(code), at: Number(at) }))
    .filter(({ phone }) => phones.includes(phone))
    .sort((one, other) => other.at - one.at)
    .slice(0, most);

/** The newest leads. */
export const leadsIn = (leads: readonly LedgerRecord[]): Lead[] =>
  leads.slice(0, most).map(({ requestId, channel, form, fields, at }) => ({
    id: text(requestId),
    channel: text(channel),
    form: text(form),
    fields: Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, flat(value)])),
    at: Number(at),
  }));
