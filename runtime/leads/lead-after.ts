import type { Lead } from './lead.ts';
import type { LeadResponse } from './lead-response.ts';

/** `requestId` is used where a new attempt begins. */
export type LeadEvent =
  /** The visitor answers for the first time, or applies once more. `before`: the last request id, if there is one. */
  | { type: 'begin'; requestId: string; userId: string; before: string }
  /** The visitor submits. `isOld`: the lead is from a visit that is over. */
  | { type: 'send'; requestId: string; userId: string; answers: string; isOld: boolean }
  /** The result of the call. */
  | { type: 'accepted'; number: string | null }
  | { type: 'refused'; code: number }
  | { type: 'unanswered' }
  /** The page that was sending is gone, and the response with it. */
  | { type: 'abandoned' };

/** The lead after an event. Total, so that no order of events can lose or duplicate a lead. `at`: epoch milliseconds. */
export function leadAfter(lead: Lead | null, event: LeadEvent, at: number): Lead | null {
  switch (event.type) {
    case 'begin':
      return {
        requestId: event.requestId,
        userId: event.userId,
        answers: event.before,
        state: 'draft',
        at,
        response: lead?.response,
      };
    case 'send': {
      const { requestId, userId, answers, isOld } = event;
      // A draft without a user is the sender's, and has no response.
      const response = lead?.userId === userId ? lead.response : undefined;
      const fresh: Lead = { requestId, userId, answers, state: 'sending', at, response };
      if (lead === null || lead.state === 'refused') return fresh;
      const again: Lead = { ...fresh, requestId: lead.requestId };
      if (lead.state === 'draft') return again;
      if (lead.userId !== userId) return fresh;
      // The server has these answers already; with other ones it is another application.
      if (lead.state === 'confirmed') return lead.answers === answers ? lead : fresh;
      // It may have arrived.
      return isOld && lead.answers !== answers ? fresh : again;
    }
    case 'accepted':
      return lead && { ...lead, state: 'confirmed', at, response: responseTo(lead, 200, event.number, at) };
    case 'refused':
      return lead && lead.state !== 'confirmed'
        ? { ...lead, state: 'refused', at, response: responseTo(lead, event.code, null, at) }
        : lead;
    case 'unanswered':
      return lead?.state === 'sending' ? { ...lead, state: 'unknown', at } : lead;
    case 'abandoned':
      // It is as old as its sending: nobody has seen when its page was killed.
      return lead?.state === 'sending' ? { ...lead, state: 'unknown' } : lead;
  }
}

const responseTo = ({ requestId }: Lead, code: number, number: string | null, at: number): LeadResponse => ({
  requestId,
  code,
  number,
  at,
});
