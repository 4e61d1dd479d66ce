import type { Form } from '../../schemas/index.ts';
import { type StoredValue, storedJson } from '../storage/stored-values.ts';
import type { Answers } from './validate-answer.ts';

/** The answers of a form that are kept on the phone for a while, so that a reload or a killed page loses nothing. */
export interface Draft {
  answers: Answers;
  /** Whose they are; empty before a login. */
  userId: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Never kept: what is too sensitive, what lapses by itself, and what is only agreed to by ticking it anew. */
const notStored: ReadonlySet<string> = new Set<Form['fields'][number]['kind']>([
  'idCard',
  'smsCode',
  'consent',
]);

/** What of a form's answers a draft holds. */
export function draftAnswers(form: Form, answers: Answers): Answers {
  const kept = form.fields.filter(({ kind, id }) => !notStored.has(kind) && typeof answers[id] === 'string');
  return Object.fromEntries(kept.filter(({ id }) => answers[id] !== '').map(({ id }) => [id, answers[id]]));
}

/** The answers of a draft that has not lapsed; a field that the form has not, or that holds no text, is left out. */
export function readDraft(form: Form, draft: Draft | null, now: number, keepMs: number): Answers {
  const isFresh = draft !== null && Math.abs(now - draft.at) < keepMs;
  return isFresh ? draftAnswers(form, draft.answers) : {};
}

/** A stored draft, or null where the string is none. */
export function decodeDraft(raw: string): Draft | null {
  try {
    const { at, userId, answers } = JSON.parse(raw) as Record<string, unknown>;
    if (typeof at !== 'number' || typeof userId !== 'string') return null;
    return typeof answers === 'object' && answers !== null ? { at, userId, answers: { ...answers } } : null;
  } catch {
    return null;
  }
}

/** The stored answers of several forms by form, or null where the string holds none. */
export function decodeTyped(raw: string): Record<string, Answers> | null {
  try {
    const forms: unknown = JSON.parse(raw);
    if (typeof forms !== 'object' || forms === null) return null;
    const each = Object.entries(forms).filter(
      ([, answers]) => typeof answers === 'object' && answers !== null,
    );
    return Object.fromEntries(each.map(([form, answers]) => [form, stringAnswers(answers)]));
  } catch {
    return null;
  }
}

const stringAnswers = (answers: object): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => typeof answer === 'string'));

/** The answers of a form, for a while (site.json, draft). */
export const storedDraft = (form: string): StoredValue<Draft> => storedJson(`draft.${form}`, decodeDraft);

/** What was typed into forms, from the moment at which a page is loaded anew until it is there again. */
export const storedTyped: StoredValue<Record<string, Answers>> = {
  ...storedJson('typedInForms', decodeTyped),
  area: 'session',
};
