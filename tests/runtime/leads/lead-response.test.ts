import { describe, expect, it } from 'vitest';
import { leadNumberOf, toldResponse } from '../../../runtime/index.ts';
import type { Lead } from '../../../runtime/leads/lead.ts';
import { decodeLeadResponse } from '../../../runtime/leads/lead-response.ts';

const response = { requestId: '3f2a9c1b77d0aa55', code: 200, number: '17', at: 1000 };

describe('the stored response to a lead (FLT-04)', () => {
  it('is read back as it was written', () => {
    expect(decodeLeadResponse(JSON.parse(JSON.stringify(response)))).toEqual(response);
    expect(decodeLeadResponse({ ...response, number: null })).toEqual({ ...response, number: null });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'accepted'],
    ['no request id', { ...response, requestId: 5 }],
    ['a code that is no number', { ...response, code: '200' }],
    ['a code with decimals', { ...response, code: 200.5 }],
    ['no time', { ...response, at: null }],
    ['a time that no Date has', { ...response, at: 8.65e15 }],
    ['a time that is no number', { ...response, at: Number.NaN }],
  ])('is none where storage has %s', (_, value) => {
    expect(decodeLeadResponse(value)).toBeNull();
  });

  it('may have the last time that a Date has', () => {
    expect(decodeLeadResponse({ ...response, at: 8.64e15 })?.at).toBe(8.64e15);
  });

  it('has no number where storage has none, and a short one otherwise', () => {
    expect(decodeLeadResponse({ ...response, number: 17 })?.number).toBeNull();
    expect(decodeLeadResponse({ ...response, number: 'x'.repeat(50) })?.number).toBe('x'.repeat(40));
  });
});

describe('the number of a lead, as visitors read it', () => {
  it('is the number of the server', () => {
    expect(leadNumberOf(response)).toBe('17');
  });

  it('is otherwise the beginning of the request id, in groups of four', () => {
    expect(leadNumberOf({ ...response, number: null })).toBe('3F2A-9C1B-77D0');
    expect(leadNumberOf({ ...response, number: null, requestId: 'ab-cd-e' })).toBe('ABCD-E');
    expect(leadNumberOf({ ...response, number: null, requestId: '' })).toBe('');
  });
});

describe('what a user is told of a lead', () => {
  const lead: Lead = { requestId: 'a', state: 'draft', answers: '', userId: '7', at: 0, response };

  it('is the last response to it, also while another attempt has begun', () => {
    expect(toldResponse(lead, '7')).toEqual(response);
    expect(toldResponse({ ...lead, state: 'sending' }, '7')).toEqual(response);
  });

  it('is nothing for another user, for nobody, and without a response', () => {
    expect(toldResponse(lead, '8')).toBeNull();
    expect(toldResponse(lead, '')).toBeNull();
    expect(toldResponse({ ...lead, userId: '' }, '')).toBeNull();
    expect(toldResponse({ ...lead, response: undefined }, '7')).toBeNull();
    expect(toldResponse(null, '7')).toBeNull();
  });

  it('is told to whoever has the phone where nobody can log in', () => {
    expect(toldResponse({ ...lead, userId: '' }, '', true)).toEqual(response);
    expect(toldResponse(lead, '', true)).toBeNull();
  });
});
