import { useEffect, useRef, useState } from 'react';
import { isShown, type LocatedAddress } from '../../runtime/index.ts';
import type { FieldOf, Locate } from '../../schemas/index.ts';
import { type PageContext, usePage } from '../context/page-context.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { useLatest } from '../ui/use-latest.ts';
import { type AddressFailure, findAddress } from './find-address.ts';

/** Why an address is no answer: the field does not have it, its list did not load, or a county is still to choose. */
type NoAnswer = 'notListed' | 'failed' | 'foundCity';
export type LocateState =
  | 'idle'
  | 'consent'
  | 'asking'
  | 'slow'
  | 'cancelled'
  | 'found'
  | 'undone'
  | AddressFailure
  | NoAnswer;

interface LocateControl {
  state: LocateState;
  /** Begins a search, or cancels the one under way. */
  press: () => void;
  /** Brings back the answer that an address has replaced; null where there was none. */
  undo: (() => void) | null;
}

/** A field that can be filled in. */
export interface Locatable {
  field: FieldOf<'area' | 'address'>;
  form: FormHandle;
  /** The visitor answers in another way at this moment: a search under way ends. */
  isAnswering?: boolean;
  /** The answer that an address is in this field. */
  answerFor: (address: LocatedAddress) => Promise<{ answer: string } | NoAnswer>;
  /** Called after an answer that did not come from the visitor, to show it. */
  onFilled: (answer: string) => void;
}

const msUntilSlow = 6000;
export const isSearching = (state: LocateState): boolean => state === 'asking' || state === 'slow';

/** Fills a field in with where the visitor is. What the visitor enters wins over an address that comes later. */
export function useLocate({
  field,
  form,
  isAnswering = false,
  answerFor,
  onFilled,
}: Locatable): LocateControl {
  const page = usePage();
  const { locate } = field;
  const { state, show, begin, end } = useSearch(isAnswering);
  const [replaced, setReplaced] = useState('');
  const latest = useLatest(answerFor);
  const write = useOwnAnswers(form, field.id, (isTheirs) => {
    const isAgreed = state === 'consent' && form.answerOf(locate?.consentField ?? '') === true;
    if (isTheirs || isAgreed) end('idle');
  });

  const change = (answer: string) => {
    write(answer);
    onFilled(answer);
  };
  const run = async () => {
    if (!locate) return;
    const isMine = begin();
    const isAgreed = await hasConsent(locate, form, page);
    if (!isMine()) return;
    if (!isAgreed) return end('consent');
    show('asking');
    const slow = setTimeout(() => isMine() && show('slow'), msUntilSlow);
    const found = await findAddress(page, locate, field.kind === 'address', isMine);
    const located = typeof found === 'string' || !isMine() ? found : await latest.current(found);
    clearTimeout(slow);
    // A field that opens its list for a county ends the search by that.
    if (!isMine() && located !== 'foundCity') return;
    if (typeof located === 'string') return end(located);
    if (!('answer' in located)) return;
    const before = String(form.answerOf(field.id) ?? '');
    setReplaced(before === located.answer ? '' : before);
    change(located.answer);
    end('found');
  };
  const undo = () => {
    change(replaced);
    end('undone');
  };
  return {
    state,
    press: () => (isSearching(state) ? end('cancelled') : void run()),
    undo: replaced !== '' && state === 'found' ? undo : null,
  };
}

/**
 * Whether the position may be read. A consent that is not shown was given at the login; one that may be left out must be
 * ticked all the same.
 */
async function hasConsent({ consentField }: Locate, form: FormHandle, page: PageContext): Promise<boolean> {
  if (!(await form.require([consentField]))) return false;
  const consent = form.schema.fields.find(({ id }) => id === consentField);
  return !isShown(consent?.showWhen, page.facts) || form.answerOf(consentField) === true;
}

/** What a search has come to. `begin` ends the one before it, and tells whether the new one still goes on. */
function useSearch(isAnswering: boolean) {
  const [state, show] = useState<LocateState>('idle');
  const current = useRef<object | null>(null);
  const end = (next: LocateState) => {
    current.current = null;
    show(next);
  };
  useEffect(() => {
    // Shown again after it was hidden, which ended the search.
    show((before) => (isSearching(before) ? 'idle' : before));
    return () => {
      current.current = null;
    };
  }, []);
  useEffect(() => {
    if (!isAnswering) return;
    current.current = null;
    show((before) => (before === 'foundCity' ? before : 'idle'));
  }, [isAnswering]);
  const begin = () => {
    const mine = {};
    current.current = mine;
    return () => current.current === mine;
  };
  return { state, show, begin, end };
}

/**
 * Calls back after every answer of the form, and says whether it is one of this field that came from the visitor.
 * @returns writes an answer of the field that did not
 */
function useOwnAnswers(form: FormHandle, id: string, onAnswer: (isTheirs: boolean) => void) {
  const seen = useRef(form.answerOf(id));
  const notify = useLatest(onAnswer);
  useEffect(() => {
    seen.current = form.answerOf(id);
    return form.onAnswer(() => {
      const isTheirs = form.answerOf(id) !== seen.current;
      seen.current = form.answerOf(id);
      notify.current(isTheirs);
    });
  }, [form, id, notify]);
  return (answer: string) => {
    seen.current = answer;
    form.answer(id, answer);
  };
}
