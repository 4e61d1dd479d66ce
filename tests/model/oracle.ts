// Judges what happens on a phone and on the server by docs/lead-model.md. It is written from the requirements and imports
// nothing of the client.

type Answers = Readonly<Record<string, string>>;
type Key = `${string} ${string}`;

/** What the visitor wants with presses of the button: one lead. */
interface Intention {
  readonly user: string;
  readonly form: string;
  /** Documents that have sent a request for it: they know it as long as they live. */
  readonly documents: Set<number>;
  /** The period of reliable storage in which other documents can read about it; null: in none. */
  period: number | null;
  state: 'open' | 'confirmed' | 'closed';
  /** The answers that were sent last, and those that were confirmed. */
  answers: string;
  /** When something was last sent or answered, by the clock of the phone. */
  at: number;
  /** It was once older than leads are remembered, so that documents opened since may take it for an old visit's. */
  isOld: boolean;
  readonly ids: Set<string>;
  readonly leads: Set<Key>;
  /** Whether each request for it has got no response yet. */
  readonly pending: (() => boolean)[];
}

/** A lead in the server's ledger. */
export interface Lead {
  user: string;
  form: string;
  requestId: string;
  /** Answers under its id, the newest last. */
  history: string[];
  /** The success that was told last. */
  told: { intention: Intention; documents: Set<number>; period: number; after: number } | null;
}

/** A press of the button in a document. */
export interface Press {
  document: number;
  form: string;
  /** The answers on the screen. */
  answers: Answers;
  /** Who was logged in; '' for nobody. Replaced by the sender of the request. */
  user: string;
  requests: number;
}

/** A request to store a lead. */
export interface LeadRequest {
  requestId: string;
  fields: string;
  /** How many had been sent before it, on this phone. */
  number: number;
  document: number;
}

export class Violation extends Error {}

const fail = (text: string): never => {
  throw new Violation(text);
};

const rememberedMs = 12 * 3_600_000;

export class LeadOracle {
  readonly ledger = new Map<Key, Lead>();
  readonly #intentions: Intention[] = [];
  readonly #wall: () => number;
  /** How often each fault and each rule had something to judge. */
  readonly #count: (name: string) => void;
  /** Increases whenever what one document has stored may be unreadable for another. */
  #period = 0;
  isStorageReliable = true;
  /** Requests that were sent so far. */
  requests = 0;

  readonly #hasLocks: boolean;

  constructor(hasLocks: boolean, wall: () => number, count: (name: string) => void) {
    this.#hasLocks = hasLocks;
    this.#wall = wall;
    this.#count = count;
  }

  storageChanged(isReliable: boolean): void {
    this.#period++;
    this.isStorageReliable = isReliable;
  }

  timePassed(): void {
    for (const one of this.#intentions) if (this.#age(one) >= rememberedMs) one.isOld = true;
  }

  #age = ({ at }: Intention): number => Math.abs(this.#wall() - at);

  /** The newest intention of a user and form of which a document can know. */
  #known(document: number, user: string, form: string): Intention | undefined {
    return this.#intentions.findLast(
      (one) => one.user === user && one.form === form && this.#canKnow(document, one),
    );
  }

  #canKnow = (document: number, { documents, period }: Pick<Intention, 'documents' | 'period'>): boolean =>
    documents.has(document) || (this.isStorageReliable && period === this.#period);

  /**
   * A request to store a lead arrives at the server.
   * @param isPending - whether it has got no response yet
   * @returns the intention that it belongs to
   */
  requested(press: Press, user: string, request: LeadRequest, isPending: () => boolean): Intention {
    const { document, form } = press;
    const { fields, requestId } = request;
    press.user = user;
    press.requests++;
    this.requests++;
    if (press.requests > 1) fail('one press sent two requests');
    // A document that uses its request id knows it, also where it need not.
    const shared = this.#intentions.findLast(
      (one) => one.user === user && one.form === form && one.state === 'open' && one.ids.has(requestId),
    );
    const known = shared ?? this.#known(document, user, form);
    const intention = known && this.#continues(known, document, fields) ? known : this.#begin(user, form);
    intention.ids.add(requestId);
    if (intention === known) this.#count('judged: an intention is continued');
    if (intention.state === 'confirmed') this.#count('judged: confirmed answers are sent again');
    if (this.#hasLocks && intention.pending.some((one) => one()))
      fail('a lead is sent while another tab waits for the response to it');
    intention.pending.push(isPending);
    intention.documents.add(document);
    Object.assign(intention, { answers: fields, at: this.#wall(), isOld: false });
    if (intention.state === 'open') intention.period = this.isStorageReliable ? this.#period : null;
    return intention;
  }

  #begin(user: string, form: string): Intention {
    const intention: Intention = {
      user,
      form,
      documents: new Set(),
      period: null,
      state: 'open',
      answers: '',
      at: this.#wall(),
      isOld: false,
      ids: new Set(),
      leads: new Set(),
      pending: [],
    };
    this.#intentions.push(intention);
    this.#count('judged: an intention begins');
    return intention;
  }

  #continues(one: Intention, document: number, fields: string): boolean {
    const isOwn = one.documents.has(document);
    if (one.state === 'closed') return false;
    if (one.state === 'confirmed') return one.answers === fields && (isOwn || !one.isOld);
    return isOwn || !one.isOld || one.answers === fields;
  }

  /** The server stores a lead, or replaces its answers. */
  committed(intention: Intention, { requestId, fields, number, document }: LeadRequest): void {
    const { user, form } = intention;
    const key: Key = `${user} ${requestId}`;
    const lead = this.ledger.get(key) ?? { user, form, requestId, history: [], told: null };
    if (lead.form !== form) fail('one request id for two forms');
    const { told } = lead;
    // A request that was sent before the success was told may arrive late: it cannot be taken back.
    const isReplaced = told && number > told.after && lead.history.at(-1) !== fields;
    if (isReplaced && told.intention !== intention && this.#canKnow(document, told))
      fail(`another intention of user ${user} replaces a lead whose success was told`);
    lead.history.push(fields);
    this.ledger.set(key, lead);
    intention.leads.add(key);
    if (intention.leads.size > 1)
      fail(`two leads for one intention of user ${user}: ${[...intention.leads].join(', ')}`);
  }

  /** A document receives the server's answer to a request. */
  answered(intention: Intention, document: number, fields: string, isAccepted: boolean): void {
    // A document that is opened later cannot know what the storage has not taken.
    for (const key of isAccepted && this.isStorageReliable ? intention.leads : []) {
      const lead = this.ledger.get(key);
      if (!lead) continue;
      const documents = new Set(lead.told?.documents).add(document);
      lead.told = { intention, documents, period: this.#period, after: this.requests };
    }
    if (intention.state === 'confirmed' && !isAccepted) return;
    if (intention.state !== 'closed') intention.state = isAccepted ? 'confirmed' : 'closed';
    Object.assign(intention, { answers: fields, at: this.#wall(), isOld: false });
    if (intention.documents.has(document)) intention.period = this.isStorageReliable ? this.#period : null;
  }

  /** The visitor asks for another application. */
  restarted(user: string, form: string): void {
    for (const one of this.#intentions) if (one.user === user && one.form === form) one.state = 'closed';
  }

  /** The visitor is led to the page of a success. */
  toldSuccess(press: Press): void {
    this.#count('judged: success is told');
    const { user, form, answers } = press;
    const isTrue = [...this.ledger.values()].some(
      (lead) =>
        lead.user === user && lead.form === form && lead.history.some((one) => hasAnswers(one, answers)),
    );
    if (!isTrue) fail(`success is told to user ${user} without a lead of ${JSON.stringify(answers)}`);
  }

  /** The visitor reads that the form was sent. */
  shownAsSent(user: string, form: string): void {
    this.#count('judged: a form is shown as sent');
    const isTrue = [...this.ledger.values()].some((lead) => lead.user === user && lead.form === form);
    if (!isTrue) fail(`form ${form} is shown as sent to user ${user}, who has no lead`);
  }

  /** The visitor reads that a lead was received, with the number of its request. */
  receiptShown(user: string, form: string, requestId: string): void {
    this.#count('judged: a receipt is shown');
    const lead = this.ledger.get(`${user} ${requestId}`);
    if (lead?.form !== form) fail(`user ${user} reads that ${requestId} of form ${form} was received`);
  }

  conversionReported(user: string): void {
    this.#count('judged: a conversion is reported');
    if (![...this.ledger.values()].some((lead) => lead.user === user))
      fail(`a conversion of user ${user} is reported, who has no lead`);
  }
}

const hasAnswers = (fields: string, answers: Answers): boolean => {
  const sent = JSON.parse(fields) as Answers;
  return Object.entries(answers).every(([id, value]) => (sent[id] ?? '') === value);
};

export type { Intention };
