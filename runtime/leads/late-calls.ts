// The calls that a visit makes only after a consent or a press: a chunk of its own, so that no first page waits for it.
export { activateChannel } from './activate-channel.ts';
export { recallAnswerFacts } from './answer-facts.ts';
export { beginLead, restartLead, settleAbandoned } from './change-lead.ts';
export { reportConversion } from './report-conversion.ts';
export { sendLead } from './send-lead.ts';
