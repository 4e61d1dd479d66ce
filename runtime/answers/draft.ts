import type { Form } from '../../schemas/index.ts';
import { type StoredValue, storedJson } from '../storage/stored-values.ts';
import type { Answers } from './validate-answer.ts';

/** Answers of a form, stored on the phone for a limited time so that a reload or a killed page loses nothing. */
export interface Draft {
  answers: Answers;
  /** User who typed them; empty before a login. */
  userId: string;
  /** When they were stored, epoch milliseconds. */
  at: number;
}

/** Answers of a form, and the id of the user to whom they belong; '' for nobody: whoever logs in next owns them. */
export interface OwnedAnswers {
  answers: Answers;
  owner: string;
}

/** Kinds never stored: sensitive answers, codes that expire, consents, which must be given each time, and what nobody has answered. */
const notStored: ReadonlySet<string> = new Set<Form['fields'][number]['kind']>([
  'idCard',
  'smsCode',
  'consent',
  'hidden',
]);

/** The answers that a draft of the form stores: non-empty texts of the kinds that may be stored. */
export function draftAnswers(form: Form, answers: Answers): Answers {
  const storable = form.fields.filter(
    ({ kind, id }) => !notStored.has(kind) && typeof answers[id] === 'string',
  );
  return Object.fromEntries(
    storable.filter(({ id }) => answers[id] !== '').map(({ id }) => [id, answers[id]]),
  );
}

/**
 * The answers of a draft, or none if it has expired. Fields that the form no longer has are left out.
 * @param now - epoch milliseconds; a draft from more than `keepMs` in the future comes from a wrong clock and is dropped
 */
export function readDraft(form: Form, draft: Draft | null, now: number, keepMs: number): Answers {
  const isFresh = draft !== null && Math.abs(now - draft.at) < keepMs;
  return isFresh ? draftAnswers(form, draft.answers) : {};
}

/** Decodes a stored draft; null where the string is not one. */
function decodeDraft(raw: string): Draft | null {
  try {
    const { at, userId, answers } = JSON.parse(raw) as Record<string, unknown>;
    if (typeof at !== 'number' || typeof userId !== 'string') return null;
    return typeof answers === 'object' && answers !== null ? { at, userId, answers: { ...answers } } : null;
  } catch {
    return null;
  }
}

/** Decodes stored answers by form id; null where the string is not such a record. */
function decodeTyped(raw: string): Record<string, OwnedAnswers> | null {
  try {
    const forms = Object.entries(JSON.parse(raw) as Record<string, OwnedAnswers>);
    return Object.fromEntries(
      forms.map(([form, { answers, owner }]) => [
        form,
        { answers: stringAnswers(answers), owner: `${owner}` },
      ]),
    );
  } catch {
    return null;
  }
}

const stringAnswers = (answers: object): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => typeof answer === 'string'));

/** The draft of a form; site.json `draft.minutes` says how long it is valid. */
export const storedDraft = (form: string): StoredValue<Draft> => storedJson(`draft.${form}`, decodeDraft);

/** Answers by form id, stored across one automatic reload of the page. */
export const storedTyped: StoredValue<Record<string, OwnedAnswers>> = {
  ...storedJson('typedInForms', decodeTyped),
  area: 'session',
};
