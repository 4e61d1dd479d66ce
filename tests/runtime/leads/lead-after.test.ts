import { describe, expect, it } from 'vitest';
import type { Lead } from '../../../runtime/leads/lead.ts';
import { leadAfter } from '../../../runtime/leads/lead-after.ts';

const states = ['draft', 'sending', 'unknown', 'confirmed', 'refused'] as const;
const leadIn = (state: Lead['state']): Lead => ({
  requestId: 'first',
  userId: '7',
  answers: 'a',
  state,
  at: 1000,
});
const send = { type: 'send', requestId: 'next', userId: '7', answers: 'a', isOld: false } as const;
const accepted = { type: 'accepted', number: null } as const;
const refused = { type: 'refused', code: 4220 } as const;

describe('a lead after an event (R-API, FLT-12, 25)', () => {
  it('begins as a draft that names the request before it', () => {
    const begin = { type: 'begin', requestId: 'next', userId: '7', before: 'first' } as const;
    const draft = { requestId: 'next', userId: '7', answers: 'first', state: 'draft', at: 2000 };
    expect(leadAfter(null, begin, 2000)).toEqual(draft);
    for (const state of states) expect(leadAfter(leadIn(state), begin, 2000)).toEqual(draft);
  });

  it.each([
    ['no lead', null, 'next'],
    ['a draft', 'draft', 'first'],
    ['one without a response', 'sending', 'first'],
    ['one whose response is lost', 'unknown', 'first'],
    ['a refused one', 'refused', 'next'],
  ] as const)('is sent after %s with the request id "%s → %s"', (_, state, requestId) => {
    const sending = { requestId, userId: '7', answers: 'a', state: 'sending', at: 2000 };
    expect(leadAfter(state && leadIn(state), send, 2000)).toEqual(sending);
  });

  it('keeps the request id of an attempt whose response is lost where the visitor edits the answers', () => {
    expect(leadAfter(leadIn('unknown'), { ...send, answers: 'b' }, 2000)).toMatchObject({
      requestId: 'first',
      answers: 'b',
      state: 'sending',
    });
  });

  it('is another one where other answers are sent on a later visit, and the same one with the same answers', () => {
    const later = { ...send, isOld: true };
    expect(leadAfter(leadIn('unknown'), { ...later, answers: 'b' }, 2000)?.requestId).toBe('next');
    expect(leadAfter(leadIn('unknown'), later, 2000)?.requestId).toBe('first');
  });

  it('is not sent again once the server has confirmed the same answers, and is another one with others', () => {
    expect(leadAfter(leadIn('confirmed'), send, 2000)).toEqual(leadIn('confirmed'));
    expect(leadAfter(leadIn('confirmed'), { ...send, answers: 'b' }, 2000)).toMatchObject({
      requestId: 'next',
      state: 'sending',
    });
  });

  it('is another one for another user, except a draft, which belongs to whoever sends it', () => {
    const other = { ...send, userId: '8' };
    for (const state of ['sending', 'unknown', 'confirmed'] as const)
      expect(leadAfter(leadIn(state), other, 2000)).toMatchObject({ requestId: 'next', userId: '8' });
    expect(leadAfter(leadIn('draft'), other, 2000)).toMatchObject({ requestId: 'first', userId: '8' });
  });

  it('is confirmed by an accepted call in every state, at that time', () => {
    for (const state of states)
      expect(leadAfter(leadIn(state), { type: 'accepted', number: '17' }, 2000)).toEqual({
        ...leadIn('confirmed'),
        at: 2000,
        response: { requestId: 'first', code: 200, number: '17', at: 2000 },
      });
  });

  it('is refused by the server unless it was confirmed before', () => {
    for (const state of ['draft', 'sending', 'unknown', 'refused'] as const)
      expect(leadAfter(leadIn(state), refused, 2000)).toEqual({
        ...leadIn('refused'),
        at: 2000,
        response: { requestId: 'first', code: 4220, number: null, at: 2000 },
      });
    expect(leadAfter(leadIn('confirmed'), refused, 2000)).toEqual(leadIn('confirmed'));
  });

  it('is unknown without a response only while it is being sent; an abandoned one is as old as its sending', () => {
    expect(leadAfter(leadIn('sending'), { type: 'unanswered' }, 2000)).toEqual({
      ...leadIn('unknown'),
      at: 2000,
    });
    expect(leadAfter(leadIn('sending'), { type: 'abandoned' }, 2000)).toEqual(leadIn('unknown'));
    for (const state of ['draft', 'unknown', 'confirmed', 'refused'] as const) {
      expect(leadAfter(leadIn(state), { type: 'unanswered' }, 2000)).toEqual(leadIn(state));
      expect(leadAfter(leadIn(state), { type: 'abandoned' }, 2000)).toEqual(leadIn(state));
    }
  });

  it('stays none where there is none', () => {
    for (const event of [accepted, refused]) expect(leadAfter(null, event, 2000)).toBeNull();
    for (const type of ['unanswered', 'abandoned'] as const)
      expect(leadAfter(null, { type }, 2000) ?? null).toBeNull();
  });

  it('keeps the last response of its form and user until the next one: visitors are told of it', () => {
    const response = { requestId: 'zero', code: 200, number: null, at: 500 };
    const told = (state: Lead['state']): Lead => ({ ...leadIn(state), response });
    const begin = { type: 'begin', requestId: 'next', userId: '7', before: 'first' } as const;
    for (const state of states) {
      expect(leadAfter(told(state), begin, 2000)?.response).toEqual(response);
      expect(leadAfter(told(state), { ...send, answers: 'b' }, 2000)?.response).toEqual(response);
      expect(leadAfter(told(state), { type: 'unanswered' }, 2000)?.response).toEqual(response);
      expect(leadAfter(told(state), accepted, 2000)?.response).not.toEqual(response);
      expect(leadAfter(told(state), { ...send, userId: '8' }, 2000)?.response).toBeUndefined();
    }
  });
});
