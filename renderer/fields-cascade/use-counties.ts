import { useEffect } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import type { AreaSelection } from './area-selection.ts';

/** The wheel must rest on a city this long before its counties are requested. */
const msBeforeCounties = 250;

/** Requests the counties of the city on which the wheel rests. */
export function useCounties(draft: AreaSelection | null, askCounties: (city: string) => Promise<unknown>) {
  const ask = useLatest(askCounties);
  const wanted = draft?.counties === 'unasked' ? draft.city?.code : undefined;
  useEffect(() => {
    if (wanted === undefined) return;
    const timer = setTimeout(() => void ask.current(wanted), msBeforeCounties);
    return () => clearTimeout(timer);
  }, [wanted, ask]);
}
