import { useEffect, useRef, useState } from 'react';
import type { LocatedAddress } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
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
  const [state, setState] = useState<LocateState>('idle');
  const [replaced, setReplaced] = useState('');
  /** The search under way. */
  const search = useRef<object | null>(null);
  const latest = useLatest(answerFor);

  const end = (next: LocateState) => {
    search.current = null;
    setState(next);
  };
  const write = useOwnAnswers(form, field.id, (isTheirs) => {
    const isAgreed = state === 'consent' && form.answerOf(locate?.consentField ?? '') === true;
    if (isTheirs || isAgreed) end('idle');
  });
  useEffect(() => {
    // Shown again after it was hidden, which ended the search.
    setState((before) => (isSearching(before) ? 'idle' : before));
    return () => {
      search.current = null;
    };
  }, []);

  useEffect(() => {
    if (!isAnswering) return;
    search.current = null;
    setState((before) => (before === 'foundCity' ? before : 'idle'));
  }, [isAnswering]);

  const change = (answer: string) => {
    write(answer);
    onFilled(answer);
  };
  const run = async () => {
    if (!locate) return;
    const mine = {};
    search.current = mine;
    const isMine = () => search.current === mine;
    const isAgreed = await form.require([locate.consentField]);
    if (!isMine()) return;
    if (!isAgreed) return end('consent');
    setState('asking');
    const slow = setTimeout(() => isMine() && setState('slow'), msUntilSlow);
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
