import type { ComponentProps } from 'react';
import { InstalmentNote } from '../loan/renderer/fields/InstalmentNote.tsx';

/** What product profiles show below an amount. */
export const AmountNotes = (props: ComponentProps<typeof InstalmentNote>) => <InstalmentNote {...props} />;
