import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedLead } from '../../../runtime/index.ts';
import type { Lead } from '../../../runtime/leads/lead.ts';
import { readKnown, readLead } from '../../../runtime/leads/read-lead.ts';
import { Phone, type Tab } from '../../properties/harness/fake-tabs.ts';
import { siteOf } from '../real-config.ts';

const form = 'form-package';
const hour = 3_600_000;
const now = Date.parse('2026-11-21T12:00:00+08:00');
const lead = (change: Partial<Lead> = {}): Lead => ({
  requestId: 'a',
  state: 'confirmed',
  answers: 'x',
  userId: '7',
  at: now - hour,
  ...change,
});

function open(): Tab {
  const phone = new Phone(siteOf('default'), async () => ({ kind: 'unanswered', reason: 'network' }));
  const tab = phone.openTab();
  tab.session.logIn('t', '7');
  return tab;
}
const store = (tab: Tab, one: Lead) => tab.storage.write(storedLead(form), one);
const remember = (tab: Tab, one: Lead, isOld = false) => tab.leads.set(`${form} 7`, { lead: one, isOld });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the lead that a document finds in the storage (FLT-25)', () => {
  it('counts with its response for twelve hours, before and after', () => {
    for (const sign of [1, -1]) {
      const tab = open();
      store(tab, lead({ at: now - sign * (12 * hour - 1) }));
      expect(readLead(tab, form)?.state).toBe('confirmed');
      const later = open();
      store(later, lead({ at: now - sign * 12 * hour }));
      expect(readLead(later, form)).toBeNull();
    }
  });

  it('counts without a response however old it is: it may have arrived', () => {
    for (const state of ['sending', 'unknown'] as const) {
      const tab = open();
      store(tab, lead({ state, at: now - 400 * 24 * hour }));
      expect(readKnown(tab, form)).toMatchObject({ lead: { state }, isOld: true });
    }
  });

  it('counts where the document has sent it itself, whatever the clock says (FLT-06)', () => {
    const tab = open();
    remember(tab, lead({ state: 'sending' }));
    store(tab, lead({ at: now - 24 * hour }));
    expect(readLead(tab, form)?.state).toBe('confirmed');
  });

  it('does not hide, when old and of another visit, the one that the document is sending', () => {
    const tab = open();
    remember(tab, lead({ state: 'unknown' }));
    store(tab, lead({ requestId: 'b', at: now - 24 * hour }));
    expect(readLead(tab, form)).toMatchObject({ requestId: 'a', state: 'unknown' });
  });

  it('is not one that was begun without a login, where the user has one', () => {
    const tab = open();
    remember(tab, lead());
    store(tab, lead({ requestId: 'b', state: 'draft', userId: '', answers: '' }));
    expect(readLead(tab, form)).toMatchObject({ requestId: 'a', state: 'confirmed' });
  });
});

describe('the storage when a lead is read', () => {
  it('gets back the lead that something else has removed (FLT-05)', () => {
    const tab = open();
    remember(tab, lead());
    readLead(tab, form);
    expect(tab.storage.read(storedLead(form))).toEqual(lead());
  });

  it('keeps the lead of another user', () => {
    const tab = open();
    remember(tab, lead());
    const other = lead({ requestId: 'b', userId: '8' });
    store(tab, other);
    expect(readLead(tab, form)).toEqual(lead());
    expect(tab.storage.read(storedLead(form))).toEqual(other);
  });

  it('keeps a lead that does not count', () => {
    const tab = open();
    const old = lead({ at: now - 24 * hour });
    store(tab, old);
    expect(readLead(tab, form)).toBeNull();
    expect(tab.storage.read(storedLead(form))).toEqual(old);
  });
});

describe('whether a lead is from a visit that is over', () => {
  it('does not change with the clock for a lead of this visit', () => {
    const tab = open();
    remember(tab, lead({ state: 'unknown' }));
    store(tab, lead({ state: 'unknown', at: now - 24 * hour }));
    expect(readKnown(tab, form)?.isOld).toBe(false);
  });

  it('stays so for an old one, until it is sent again', () => {
    const tab = open();
    remember(tab, lead({ state: 'unknown' }), true);
    store(tab, lead({ state: 'unknown', at: now - 24 * hour }));
    expect(readKnown(tab, form)?.isOld).toBe(true);
    store(tab, lead({ state: 'sending', at: now }));
    expect(readKnown(tab, form)?.isOld).toBe(false);
  });

  it('is so for an old one that takes the place of another in memory', () => {
    const tab = open();
    remember(tab, lead({ requestId: 'b' }));
    store(tab, lead({ state: 'unknown', at: now - 24 * hour }));
    expect(readKnown(tab, form)).toMatchObject({ lead: { requestId: 'a' }, isOld: true });
  });
});
