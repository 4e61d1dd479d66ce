import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import { dateRange } from './DateRangeField.tsx';
import { time } from './TimeField.tsx';

/** The kinds that ask for times: a chunk of their own, so that no other form loads it. */
export const timeFieldKinds = { time, dateRange } satisfies {
  [K in 'time' | 'dateRange']: FieldKindEntry<K>;
};
