import { chosenValues } from '../answers/choices.ts';
import type { SiteAnswerFact } from '../facts/fact-declarations.ts';
import type { Session } from '../session/session.ts';
import { SafeStorage } from '../storage/safe-storage.ts';
import { type StoredValue, storedJson } from '../storage/stored-values.ts';
import { answerFactsKey } from './answer-facts-key.ts';

/** Values by fact: `answer.purpose` → `car`. */
type AnswerFacts = Readonly<Record<string, string>>;

/** The facts that leads have left, and who has sent these; '' for nobody: whoever logs in next. */
interface KeptFacts {
  owner: string;
  facts: AnswerFacts;
}

/** For the tab, as long as the visit. */
const storedAnswerFacts: StoredValue<KeptFacts> = {
  ...storedJson(answerFactsKey, decodeKept),
  area: 'session',
};

function decodeKept(raw: string): KeptFacts | null {
  try {
    const { owner, facts } = JSON.parse(raw) as Record<string, unknown>;
    return typeof owner === 'string' && typeof facts === 'object' && facts
      ? { owner, facts: { ...facts } }
      : null;
  } catch {
    return null;
  }
}

/** Who has sent what each session knows. */
const owners = new WeakMap<Session, string>();

const declaredBy = ({ site }: Session): [fact: string, declared: SiteAnswerFact][] =>
  Object.entries(site.facts.answers ?? {});

/**
 * The value of a fact: never more of an answer than the declaration has, and null for an answer that is not given or that
 * it does not have.
 * @param answer - as it is sent
 */
export function answerFactOf(
  { values, includes, bands = [] }: SiteAnswerFact,
  answer: string | undefined,
): string | null {
  if (!answer) return null;
  if (values) return values.includes(answer) ? answer : null;
  if (includes !== undefined) return chosenValues(answer).includes(includes) ? 'yes' : 'no';
  return bands.find(({ below }) => below === undefined || isBelow(answer, below))?.value ?? null;
}

/** Days and months are compared as ISO 8601 texts. */
const isBelow = (answer: string, limit: string | number): boolean =>
  typeof limit === 'number' ? Number(answer) < limit : answer < limit;

const mayHave = ({ values, includes, bands = [] }: SiteAnswerFact, value: unknown): value is string =>
  (values ?? (includes === undefined ? bands.map((band) => band.value) : ['yes', 'no'])).some(
    (one) => one === value,
  );

interface Ports {
  session: Session;
  storage: SafeStorage;
}

/**
 * The server has answered a lead: its declared answers are facts from now on, in place of those of an earlier lead of the
 * form. Nothing else of the answers is kept here.
 * @param values - as they were sent
 * @param userId - who has given them
 */
export function keepAnswerFacts(
  { session, storage }: Ports,
  form: string,
  values: Readonly<Record<string, string>>,
  userId: string | null,
): void {
  const declared = declaredBy(session);
  if (declared.length === 0) return;
  const { leads = {} } = session.answers;
  const facts = declared.flatMap(([fact, one]): [string, string][] => {
    const value = one.form === form ? answerFactOf(one, values[one.field]) : leads[fact];
    return value === null || value === undefined ? [] : [[fact, value]];
  });
  setFacts({ session, storage }, userId ?? '', Object.fromEntries(facts));
}

function setFacts({ session, storage }: Ports, owner: string, facts: AnswerFacts): void {
  owners.set(session, owner);
  session.setAnswer('leads', facts);
  storage.write(storedAnswerFacts, Object.keys(facts).length > 0 ? { owner, facts } : null);
}

/**
 * Before a decision: what this tab has kept over a reload, and nothing of somebody who has logged out. Values that the
 * config does not declare any more are as good as not answered.
 */
export function recallAnswerFacts(session: Session, view: Window): void {
  const storage = new SafeStorage(view);
  const user = session.userId ?? '';
  if (!session.answers.leads) {
    const { owner, facts } = storage.read(storedAnswerFacts) ?? { owner: user, facts: {} };
    const known = declaredBy(session).filter(([fact, one]) => mayHave(one, facts[fact]));
    owners.set(session, owner);
    session.setAnswer('leads', Object.fromEntries(known.map(([fact]) => [fact, facts[fact] ?? ''])));
  }
  const owner = owners.get(session) ?? user;
  if (owner === user) return;
  const { leads = {} } = session.answers;
  setFacts({ session, storage }, user, owner === '' ? leads : {});
}
