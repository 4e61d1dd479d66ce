import { describe, expect, it } from 'vitest';
import { isAnswered, knownLead, type Lead, storedLead } from '../../../runtime/leads/lead.ts';

const lead: Lead = { requestId: 'a1-B', state: 'unknown', answers: 'hash', userId: '7', at: 1000 };
const { decode, encode, key, area } = storedLead('form-package');
const read = (change: object) => decode(JSON.stringify({ ...lead, ...change }));

describe('the stored lead of a form (FLT-04)', () => {
  it('is read back as it was written, in the storage that tabs share', () => {
    expect(key).toBe('lead.form-package');
    expect(area).toBe('local');
    for (const state of ['draft', 'sending', 'unknown', 'confirmed', 'refused'] as const)
      expect(decode(encode({ ...lead, state }))).toEqual({ ...lead, state });
  });

  it.each([
    ['no JSON', 'x'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '5'],
    ['a text', '"draft"'],
    ['a longer text than a lead needs', JSON.stringify({ ...lead, more: 'x'.repeat(400) })],
  ])('is none where the string is %s', (_, raw) => {
    expect(decode(raw)).toBeNull();
  });

  it('may have 400 characters and no more', () => {
    const withLength = (length: number) => {
      const text = JSON.stringify({ ...lead, more: '' });
      return JSON.stringify({ ...lead, more: 'x'.repeat(length - text.length) });
    };
    expect(decode(withLength(400))).toEqual(lead);
    expect(decode(withLength(401))).toBeNull();
  });

  it.each([
    ['no request id', { requestId: undefined }],
    ['a number as request id', { requestId: 5 }],
    ['an empty request id', { requestId: '' }],
    ['a request id of 65 characters', { requestId: 'x'.repeat(65) }],
    ['a request id with other characters in front', { requestId: ' a1' }],
    ['a request id with other characters behind', { requestId: 'a1\n' }],
    ['an unknown state', { state: 'sent' }],
    ['an empty state', { state: '' }],
    ['a list as state', { state: ['draft'] }],
    ['no user', { userId: undefined }],
    ['a number as user', { userId: 7 }],
    ['no answers', { answers: undefined }],
    ['a number as answers', { answers: 7 }],
    ['no time', { at: undefined }],
    ['a text as time', { at: '1000' }],
    ['no finite time', { at: null }],
  ])('is none with %s', (_, change) => {
    expect(read(change)).toBeNull();
  });

  it('has no infinite time: JSON reads 1e999 as a number', () => {
    expect(decode(JSON.stringify(lead).replace('1000', '1e999'))).toBeNull();
  });

  it('has a request id of up to 64 characters, a user of 64 and a hash of 32 at most', () => {
    expect(read({ requestId: 'x'.repeat(64) })?.requestId).toHaveLength(64);
    expect(read({ userId: 'u'.repeat(70) })?.userId).toBe('u'.repeat(64));
    expect(read({ answers: 'h'.repeat(40) })?.answers).toBe('h'.repeat(32));
  });
});

describe('what a document knows of a lead (FLT-01 to 05, 28)', () => {
  const other = (change: object): Lead => ({ ...lead, ...change });

  it('is what there is where memory or storage has none', () => {
    expect(knownLead(null, null)).toBeNull();
    expect(knownLead(lead, null)).toBe(lead);
    expect(knownLead(null, lead)).toBe(lead);
  });

  it('is the response that either has got to the same request', () => {
    for (const state of ['confirmed', 'refused'] as const) {
      const answered = other({ state });
      for (const pending of ['draft', 'sending', 'unknown'] as const) {
        const unanswered = other({ state: pending });
        expect(knownLead(answered, unanswered)).toBe(answered);
        expect(knownLead(unanswered, answered)).toBe(answered);
      }
    }
  });

  it('is the stored state where neither or both have a response', () => {
    const [remembered, stored] = [other({ state: 'sending' }), other({ state: 'unknown' })];
    expect(knownLead(remembered, stored)).toBe(stored);
    const [confirmed, refused] = [other({ state: 'confirmed' }), other({ state: 'refused' })];
    expect(knownLead(refused, confirmed)).toBe(confirmed);
  });

  it('is the remembered lead without a response where a tab that does not know of it has begun another one', () => {
    const draft = other({ requestId: 'b', state: 'draft', answers: '' });
    for (const state of ['sending', 'unknown'] as const)
      expect(knownLead(other({ state }), draft)).toEqual(other({ state }));
    for (const state of ['draft', 'confirmed', 'refused'] as const)
      expect(knownLead(other({ state }), draft)).toBe(draft);
  });

  it('is the stored lead where that one succeeds the remembered one, or was sent', () => {
    const successor = other({ requestId: 'b', state: 'draft', answers: lead.requestId });
    expect(knownLead(lead, successor)).toBe(successor);
    const sent = other({ requestId: 'b', state: 'sending' });
    expect(knownLead(lead, sent)).toBe(sent);
  });

  it('has a response when it is confirmed or refused', () => {
    const answered = ['draft', 'sending', 'unknown', 'confirmed', 'refused'].filter((state) =>
      isAnswered(other({ state })),
    );
    expect(answered).toEqual(['confirmed', 'refused']);
  });
});
