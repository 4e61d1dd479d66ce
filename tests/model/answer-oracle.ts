// Judges which answers a document shows, by docs/lead-model.md. It imports nothing of the client.
import { Violation } from './oracle.ts';

interface FormAnswers {
  owner: string;
  /** Who was logged in last when it was begun. */
  lastUser: string;
  values: Map<string, string | boolean>;
}

/** To whom a text may be shown. Each text is typed by one user only. */
interface Ownership {
  owners: Set<string>;
  /** Documents that have had it since before a login, where nobody has logged in: the next one owns it. */
  unclaimedIn: Set<DocumentAnswers>;
  /** It was claimed while nothing could be stored: a draft from before the login may still be there. */
  isDraftLeft: boolean;
}

/** What one document must show. */
export interface DocumentAnswers {
  readonly isAlive: () => boolean;
  readonly forms: Map<string, FormAnswers>;
  /** The form on the screen. */
  open: string | null;
  /** Who is logged in, and who was last; '' for nobody. */
  user: string;
  lastUser: string;
}

export class AnswerOracle {
  readonly #texts = new Map<string, Ownership>();
  readonly #count: (name: string) => void;

  readonly #isStorageReliable: () => boolean;

  constructor(isStorageReliable: () => boolean, count: (name: string) => void) {
    this.#isStorageReliable = isStorageReliable;
    this.#count = count;
  }

  documentOpened(user: string, isAlive: () => boolean): DocumentAnswers {
    return { isAlive, forms: new Map(), open: null, user, lastUser: user };
  }

  userChanged(document: DocumentAnswers, user: string): void {
    if (user === document.user) return;
    document.user = user;
    if (user !== '') document.lastUser = user;
    if (document.open !== null) this.#claim(document, document.open);
  }

  formOpened(document: DocumentAnswers, form: string): void {
    document.open = form;
    this.#claim(document, form);
  }

  /** A form with the answers of another user begins anew, and so does one that nobody may see. */
  #claim(document: DocumentAnswers, form: string): void {
    const { forms, user, lastUser } = document;
    const answers = forms.get(form);
    if (!answers) return;
    const reader = user === '' ? lastUser : user;
    // Without a login somebody may be the last user or a new one: then a login may end the answers.
    const owner = answers.owner || answers.lastUser;
    if (owner !== '' && owner !== reader) {
      forms.set(form, { owner: user, lastUser, values: new Map() });
      this.#count('judged: answers of another user are dropped');
    } else if (answers.owner === '') answers.owner = user;
  }

  formClosed(document: DocumentAnswers): void {
    document.open = null;
  }

  typed(document: DocumentAnswers, form: string, field: string, value: string | boolean): void {
    const answers = document.forms.get(form) ?? this.#empty(document);
    if (answers.owner === '') answers.owner = document.user;
    document.forms.set(form, answers);
    // A code expires: it alone may end with the page.
    if (field !== 'code') answers.values.set(field, value);
    if (!isText(field, value) || this.#texts.has(value)) return;
    const { owner } = answers;
    this.#texts.set(value, {
      owners: new Set(owner === '' ? [] : [owner]),
      unclaimedIn: new Set(owner === '' ? [document] : []),
      isDraftLeft: false,
    });
  }

  #empty = ({ user, lastUser }: DocumentAnswers): FormAnswers => ({
    owner: user,
    lastUser,
    values: new Map(),
  });

  /** The form is on the screen with these answers. */
  shown(document: DocumentAnswers, form: string, answers: Readonly<Record<string, unknown>>): void {
    for (const [field, value] of Object.entries(answers)) {
      if (isText(field, value)) this.#read(value, document, document.user, `form ${form} shows`);
    }
    const expected = document.forms.get(form)?.values ?? new Map<string, string | boolean>();
    for (const [field, value] of expected) {
      this.#count('judged: an answer is still shown');
      if (answers[field] !== value)
        throw new Violation(`answer ${field} of form ${form} was ${value} and is ${String(answers[field])}`);
    }
  }

  /** The masked number of the last login is on the screen. */
  phoneShown({ user }: DocumentAnswers, masked: string, phone: string): void {
    if (user !== '' && masked.slice(-4) !== phone.slice(-4))
      throw new Violation(`user ${user} is shown the number ${masked}`);
  }

  /** A request with these answers is sent in the name of a user. */
  sent(document: DocumentAnswers, user: string, fields: string): void {
    for (const [field, value] of Object.entries(JSON.parse(fields) as Record<string, string>)) {
      if (isText(field, value)) this.#read(value, document, user, 'a request sends');
    }
  }

  #read(value: string, document: DocumentAnswers, user: string, what: string): void {
    const text = this.#texts.get(value);
    if (!text) return;
    this.#count('judged: the owner of an answer is judged');
    const reader = user === '' ? document.lastUser : user;
    const isUnclaimed = text.unclaimedIn.size > 0 || text.isDraftLeft;
    if (!isUnclaimed && !text.owners.has(reader))
      throw new Violation(`${what} ${value} of user ${[...text.owners].join()} to user "${reader}"`);
    if (user === '') {
      if (isUnclaimed && !text.owners.has(reader)) text.unclaimedIn.add(document);
      return;
    }
    text.owners.add(user);
    if (!this.#isStorageReliable()) {
      text.isDraftLeft ||= isUnclaimed;
      return;
    }
    for (const one of text.unclaimedIn) if (one === document || !one.isAlive()) text.unclaimedIn.delete(one);
  }
}

/** Phone numbers and consents may be the same for two users; texts of the model are not. */
const isText = (field: string, value: unknown): value is string =>
  (field === 'name' || field === 'note') && typeof value === 'string' && value !== '';
