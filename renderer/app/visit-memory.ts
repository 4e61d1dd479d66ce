import { observable, reaction, runInAction } from 'mobx';
import type { SafeStorage, Session } from '../../runtime/effects/index.ts';
import { type Answers, stored, storedDeadline } from '../../runtime/index.ts';
import type { AppContext } from '../context/app-context.ts';
import { mayRead, type OwnedAnswers } from '../form-state/answer-owner.ts';

type VisitMemory = Pick<
  AppContext,
  | 'answersOf'
  | 'keepAnswers'
  | 'results'
  | 'keepResult'
  | 'chosenProduct'
  | 'chooseProduct'
  | 'deadline'
  | 'setDeadline'
>;

/**
 * What one page of the visit leaves for another: answers, results of forms, the chosen product, deadlines.
 * Nobody finds what another user has left.
 * @param answers - by form
 */
export function createVisitMemory(
  storage: SafeStorage,
  session: Session,
  answers: Map<string, OwnedAnswers>,
): VisitMemory {
  const results = observable.box<ReadonlyMap<string, unknown>>(new Map(), { deep: false });
  // A visitor without a login is whoever was logged in last.
  let last = session.userId ?? '';
  reaction(
    () => session.userId ?? last,
    (user) => {
      if (!mayRead(last, user)) results.set(new Map());
      last = user;
    },
  );
  return {
    answersOf: (form) => {
      const owned = answers.get(form);
      return owned && mayRead(owned.owner, last) ? owned : { answers: {}, owner: '' };
    },
    keepAnswers: (form, owned) => answers.set(form, owned),
    results: () => results.get(),
    keepResult: (form, data) => runInAction(() => results.set(new Map(results.get()).set(form, data))),
    chosenProduct: () => storage.read(stored.chosenProduct),
    chooseProduct: (id) => {
      // A consent is given for one product; the other answers serve for another product too.
      if (id !== storage.read(stored.chosenProduct)) {
        for (const [form, owned] of answers)
          answers.set(form, { ...owned, answers: withoutConsents(owned.answers) });
      }
      storage.write(stored.chosenProduct, id);
    },
    deadline: (name, longestMs) => plausibleDeadline(storage.read(storedDeadline(name)), longestMs),
    setDeadline: (name, at) => storage.write(storedDeadline(name), at),
  };
}

/** A deadline that is further away than it can be comes from a clock that was set back (FLT-06). */
function plausibleDeadline(at: number | null, longestMs: number): number {
  return at !== null && at - Date.now() <= longestMs ? at : 0;
}

/** A consent is the only answer that is a boolean. */
const withoutConsents = (given: Answers): Answers =>
  Object.fromEntries(Object.entries(given).filter(([, answer]) => typeof answer !== 'boolean'));
