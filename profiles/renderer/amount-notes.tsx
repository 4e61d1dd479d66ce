import type { ComponentProps } from 'react';
import type { Field } from '../../schemas/index.ts';
import { InstalmentNote, preloadInstalment } from '../loan/renderer/fields/InstalmentNote.tsx';

/** What product profiles show below an amount. */
export const AmountNotes = (props: ComponentProps<typeof InstalmentNote>) => <InstalmentNote {...props} />;

/** Loads what is shown below the amounts among these fields. */
export const preloadAmountNotes = (fields: readonly Field[]): void => {
  if (fields.some((field) => field.kind === 'amount' && field.instalment))
    preloadInstalment().catch(() => undefined);
};
