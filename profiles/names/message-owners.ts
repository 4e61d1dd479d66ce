import { loanMessageOwners } from '../loan/names/message-owners.ts';

/** Which blocks and field kinds show the messages of product profiles, by the beginning of the ids. */
export const profileMessageOwners = { ...loanMessageOwners } as const;
