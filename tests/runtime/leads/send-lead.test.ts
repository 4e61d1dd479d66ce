import { describe, expect, it, vi } from 'vitest';
import { storedDraft } from '../../../runtime/answers/draft.ts';
import { type ApiResult, addGroups, storedLead } from '../../../runtime/index.ts';
import { beginLead, keepLead, restartLead, settleAbandoned } from '../../../runtime/leads/change-lead.ts';
import { fingerprint } from '../../../runtime/leads/fingerprint.ts';
import type { Lead } from '../../../runtime/leads/lead.ts';
import { readLead } from '../../../runtime/leads/read-lead.ts';
import { sendLead } from '../../../runtime/leads/send-lead.ts';
import { type Answer, Phone } from '../../properties/harness/fake-tabs.ts';
import { siteOf } from '../real-config.ts';

const form = 'form-package';
const endpoint = { path: '/v3/user/formSave', leadNumber: '/id' };
const accepted: ApiResult = { kind: 'answered', code: 200, message: '', data: { id: 1 } };
const refused: ApiResult = { kind: 'answered', code: 4220, message: '', data: null };
const lost: ApiResult = { kind: 'unanswered', reason: 'network' };
const values = { name: '王小明' };

function openWith(answer: ApiResult | Answer) {
  const sent: Record<string, string>[] = [];
  const phone = new Phone(siteOf('default'), async (at, payload) => {
    sent.push(payload);
    return typeof answer === 'function' ? answer(at, payload) : answer;
  });
  const tab = phone.openTab();
  tab.session.logIn('t', '7');
  return { tab, phone, sent };
}

describe('sending a lead (R-API, FLT-12)', () => {
  it('sends the form, its answers as JSON, and a request id that is stored before', async () => {
    let stored: Lead | null = null;
    const { tab, sent } = openWith(async () => {
      stored = tab.storage.read(storedLead(form));
      return accepted;
    });
    expect(await sendLead(tab, endpoint, values, form, '7')).toBe(accepted);
    expect(sent).toEqual([
      { form, request_id: expect.stringMatching(/^[0-9a-f]{32}$/), fields: JSON.stringify(values) },
    ]);
    expect(stored).toMatchObject({
      requestId: sent[0]?.request_id,
      state: 'sending',
      userId: '7',
      answers: fingerprint(values),
    });
    expect(readLead(tab, form)?.state).toBe('confirmed');
  });

  it('sends the entries of a group as a list', async () => {
    addGroups();
    const { tab, sent } = openWith(accepted);
    await sendLead(
      tab,
      endpoint,
      { ...values, 'drivers[0][name]': '甲', 'drivers[1][name]': '乙' },
      form,
      '7',
    );
    expect(JSON.parse(sent[0]?.fields ?? '')).toEqual({
      ...values,
      drivers: [{ name: '甲' }, { name: '乙' }],
    });
  });

  it.each([
    ['the number at the pointer of the endpoint', { id: 17 }, '17'],
    ['a number in letters', { id: 'A-17/3' }, 'A-17/3'],
    ['no number where the response has none', { other: 1 }, null],
    ['a number that begins with several letters', { id: 'AB17' }, 'AB17'],
    ['no number with other characters', { id: '17€' }, null],
    ['no number of markup', { id: '<b>1</b>' }, null],
    ['no long number', { id: '1'.repeat(41) }, null],
    ['no number without data', null, null],
  ])('keeps what the server has confirmed: %s', async (_, data, number) => {
    const { tab, sent } = openWith({ ...accepted, data });
    await sendLead(tab, endpoint, values, form, '7');
    const requestId = sent[0]?.request_id;
    expect(readLead(tab, form)?.response).toEqual({ requestId, code: 200, number, at: expect.any(Number) });
    expect(tab.storage.read(storedLead(form))?.response).toEqual(readLead(tab, form)?.response);
  });

  it('keeps no number where the endpoint declares none', async () => {
    const { tab } = openWith(accepted);
    await sendLead(tab, { path: endpoint.path }, values, form, '7');
    expect(readLead(tab, form)?.response).toMatchObject({ code: 200, number: null });
  });

  it('keeps the code of a refusal, and nothing of a call without a response', async () => {
    const { tab } = openWith(refused);
    await sendLead(tab, endpoint, values, form, '7');
    expect(readLead(tab, form)?.response).toMatchObject({ code: 4220, number: null });
    const other = openWith(lost).tab;
    await sendLead(other, endpoint, values, form, '7');
    expect(readLead(other, form)?.response).toBeUndefined();
  });

  it('sends nothing for a user who has logged in since the answers were given', async () => {
    const { tab, sent } = openWith(accepted);
    expect(await sendLead(tab, endpoint, values, form, '8')).toEqual({
      kind: 'unanswered',
      reason: 'aborted',
    });
    expect(await sendLead(tab, endpoint, values, form, null)).toEqual({
      kind: 'unanswered',
      reason: 'aborted',
    });
    expect(sent).toEqual([]);
  });

  it('is one application where the form asked for the number of the login at first only, FLT-13', async () => {
    const { tab, sent } = openWith(accepted);
    tab.session.setPhone('138****0001');
    await sendLead(tab, endpoint, { ...values, phone: '13812340001' }, form, '7');
    expect(await sendLead(tab, endpoint, values, form, '7')).toEqual({ ...accepted, data: null });
    expect(sent).toHaveLength(1);
  });

  it('is another application where another number was confirmed', async () => {
    const { tab, sent } = openWith(accepted);
    tab.session.setPhone('138****0001');
    await sendLead(tab, endpoint, { ...values, phone: '13912340001' }, form, '7');
    await sendLead(tab, endpoint, values, form, '7');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.request_id).not.toBe(sent[0]?.request_id);
  });

  it('is a success without a call where the server has confirmed the same answers', async () => {
    const { tab, sent } = openWith(accepted);
    await sendLead(tab, endpoint, values, form, '7');
    const again = await sendLead(tab, endpoint, values, form, '7');
    expect(again).toEqual({ kind: 'answered', code: 200, message: '', data: null });
    expect(sent).toHaveLength(1);
    await sendLead(tab, endpoint, { name: '李四' }, form, '7');
    expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(2);
  });

  it('removes the draft after a success, and keeps it otherwise', async () => {
    for (const [answer, isKept] of [
      [accepted, false],
      [refused, true],
      [lost, true],
    ] as const) {
      const { tab } = openWith(answer);
      tab.storage.write(storedDraft(form), { answers: values, userId: '7', at: Date.now() });
      await sendLead(tab, endpoint, values, form, '7');
      expect(tab.storage.read(storedDraft(form)) !== null).toBe(isKept);
    }
  });

  it.each([
    ['confirmed', accepted],
    ['refused', refused],
    ['unknown', lost],
    ['unknown', { kind: 'unanswered', reason: 'unauthorized', status: 401 }],
  ] as const)('leaves it %s after %j', async (state, answer) => {
    const { tab } = openWith(answer);
    await sendLead(tab, endpoint, values, form, '7');
    expect(readLead(tab, form)?.state).toBe(state);
  });

  it('keeps the state of a lead that a tab without locks has sent again since, unless it got a response', async () => {
    for (const [answer, state] of [
      [lost, 'sending'],
      [accepted, 'confirmed'],
      [refused, 'refused'],
    ] as const) {
      const { tab } = openWith(async () => {
        const lead = tab.storage.read(storedLead(form));
        tab.storage.write(storedLead(form), lead && { ...lead, at: lead.at + 5 });
        return answer;
      });
      await sendLead(tab, endpoint, values, form, '7');
      expect(tab.storage.read(storedLead(form))?.state).toBe(state);
    }
  });

  it('ends with the response although the storage is emptied during the call (FLT-05)', async () => {
    const { tab, phone } = openWith(async () => {
      phone.clearStorage();
      return accepted;
    });
    expect(await sendLead(tab, endpoint, values, form, '7')).toBe(accepted);
    expect(readLead(tab, form)?.state).toBe('confirmed');
  });

  it('sends the lead of a visitor without a login again under the same request id', async () => {
    const { tab, sent } = openWith(lost);
    tab.session.logOut();
    await sendLead(tab, endpoint, values, form, null);
    expect(readLead(tab, form)).toMatchObject({ state: 'unknown', userId: '' });
    await sendLead(tab, endpoint, values, form, null);
    expect(sent[1]?.request_id).toBe(sent[0]?.request_id);
  });

  it('has a request id of 32 digits, also where the random bytes are small', async () => {
    const random = vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    const { tab, sent } = openWith(accepted);
    await sendLead(tab, endpoint, values, form, '7');
    expect(sent[0]?.request_id).toBe('0'.repeat(32));
    random.mockRestore();
  });

  it('is a lead of this visit', async () => {
    const { tab } = openWith(lost);
    await sendLead(tab, endpoint, values, form, '7');
    expect(tab.leads.get(`${form} 7`)?.isOld).toBe(false);
  });

  it('counts a lost response although another lead of the form is stored by now', async () => {
    const { tab } = openWith(async () => {
      const lead = tab.storage.read(storedLead(form));
      tab.storage.write(storedLead(form), lead && { ...lead, requestId: 'another', at: lead.at + 5 });
      return lost;
    });
    await sendLead(tab, endpoint, values, form, '7');
    expect(tab.leads.get(`${form} 7`)?.lead.state).toBe('unknown');
  });
});

describe('the attempt of a form', () => {
  it('begins once, with the first answer', () => {
    const { tab } = openWith(accepted);
    beginLead(tab, form);
    const first = readLead(tab, form);
    expect(first).toMatchObject({ state: 'draft', userId: '7', answers: '' });
    beginLead(tab, form);
    expect(readLead(tab, form)).toEqual(first);
  });

  it('begins anew as the successor of the one before', async () => {
    const { tab } = openWith(accepted);
    await sendLead(tab, endpoint, values, form, '7');
    const before = readLead(tab, form);
    restartLead(tab, form);
    expect(readLead(tab, form)).toMatchObject({ state: 'draft', answers: before?.requestId });
    expect(readLead(tab, form)?.requestId).not.toBe(before?.requestId);
  });

  it('is nobody’s before a login, and of whoever logs in then', () => {
    const { tab } = openWith(accepted);
    tab.session.logOut();
    beginLead(tab, form);
    const begun = readLead(tab, form);
    expect(begun?.userId).toBe('');
    tab.session.logIn('t', '7');
    expect(readLead(tab, form)).toEqual(begun);
  });

  it('is a new one for a user after another user has begun', () => {
    const { tab } = openWith(accepted);
    beginLead(tab, form);
    tab.session.logIn('u', '8');
    expect(readLead(tab, form)).toBeNull();
  });
});

describe('a lead that was being sent when its page was killed (FLT-25)', () => {
  const lead: Lead = { requestId: 'a', state: 'sending', answers: 'x', userId: '7', at: 1000 };

  it('is unknown, as old as its sending, once no tab holds the lock any more', async () => {
    const { tab } = openWith(accepted);
    tab.storage.write(storedLead(form), lead);
    await settleAbandoned(tab, form);
    expect(tab.storage.read(storedLead(form))).toEqual({ ...lead, state: 'unknown' });
  });

  it.each(['draft', 'unknown', 'confirmed', 'refused'] as const)('is left alone as %s', async (state) => {
    const { tab } = openWith(accepted);
    const request = vi.spyOn(tab.view.navigator.locks, 'request');
    tab.storage.write(storedLead(form), { ...lead, state, at: Date.now() });
    await settleAbandoned(tab, form);
    expect(request).not.toHaveBeenCalled();
    expect(tab.storage.read(storedLead(form))?.state).toBe(state);
  });
});

describe('no lead that was being sent', () => {
  it('is settled where there is none', async () => {
    const { tab } = openWith(accepted);
    await expect(settleAbandoned(tab, form)).resolves.toBeUndefined();
    expect(readLead(tab, form)).toBeNull();
  });

  it('is settled for a visitor who has logged out while another tab held the lock', async () => {
    const { tab } = openWith(accepted);
    tab.storage.write(storedLead(form), {
      requestId: 'a',
      state: 'sending',
      answers: 'x',
      userId: '7',
      at: 1000,
    });
    const { request } = tab.view.navigator.locks;
    vi.spyOn(tab.view.navigator.locks, 'request').mockImplementation(((name: string, work: never) => {
      tab.session.logOut();
      return request(name, work);
    }) as never);
    await expect(settleAbandoned(tab, form)).resolves.toBeUndefined();
    expect(tab.storage.read(storedLead(form))?.state).toBe('sending');
  });
});

describe('keeping a lead', () => {
  const lead: Lead = { requestId: 'a', state: 'unknown', answers: 'x', userId: '7', at: 1000 };

  it('keeps the response that another tab has stored to the same request of the same user', () => {
    const { tab } = openWith(accepted);
    const stored = { ...lead, state: 'confirmed' } as const;
    tab.storage.write(storedLead(form), stored);
    expect(keepLead(tab, form, lead)).toEqual(stored);
    tab.storage.write(storedLead(form), { ...stored, userId: '8' });
    expect(keepLead(tab, form, lead)).toEqual(lead);
    tab.storage.write(storedLead(form), { ...stored, requestId: 'b' });
    expect(keepLead(tab, form, lead)).toEqual(lead);
  });

  it('stores the lead of another user beside it, unless that is a draft', () => {
    for (const [state, isStored] of [
      ['draft', false],
      ['unknown', true],
      ['confirmed', true],
    ] as const) {
      const { tab } = openWith(accepted);
      const other: Lead = { ...lead, userId: '8', state };
      tab.storage.write(storedLead(form), other);
      keepLead(tab, form, lead);
      expect(tab.storage.read(storedLead(`${form} 8`))).toEqual(isStored ? other : null);
      expect(tab.storage.read(storedLead(form))).toEqual(lead);
    }
  });

  it('stores the lead of a user under the name of the form only', () => {
    const { tab } = openWith(accepted);
    tab.storage.write(storedLead(`${form} 7`), { ...lead, requestId: 'old' });
    keepLead(tab, form, lead);
    expect(tab.storage.read(storedLead(`${form} 7`))).toBeNull();
  });

  it('keeps nothing where there is no lead', () => {
    const { tab } = openWith(accepted);
    expect(keepLead(tab, form, null)).toBeNull();
    expect(tab.storage.read(storedLead(form))).toBeNull();
  });
});

describe('the fingerprint of answers', () => {
  it('is the same in any order, and another one for other answers', () => {
    expect(fingerprint({ a: '1', b: '2' })).toBe(fingerprint({ b: '2', a: '1' }));
    const others = [
      {},
      { a: '1' },
      { a: '1', b: '3' },
      { a: '2', b: '1' },
      { a: '12' },
      { b: '2' },
      { ab: '1' },
    ];
    const all = [{ a: '1', b: '2' }, ...others].map(fingerprint);
    expect(new Set(all).size).toBe(all.length);
    for (const one of all) expect(one).toMatch(/^[0-9a-f]{6,16}$/);
  });

  it('is the same in every build: a stored lead is compared with it', () => {
    expect(fingerprint({ b: '2', a: '王' })).toBe('9e2d4fd3b283901d');
  });
});
