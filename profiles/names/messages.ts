import { loanCountedMessages, loanMessageIds, loanValidationMessageIds } from '../loan/names/message-ids.ts';

/** The messages that product profiles add to those of the engine. */
export const profileMessageIds = [...loanMessageIds] as const;
export const profileValidationMessageIds = [...loanValidationMessageIds] as const;
export const profileCountedMessages = [...loanCountedMessages] as const;
