import { describe, expect, it, vi } from 'vitest';
import { type ActionPort, performAction } from '../../../renderer/blocks-action/button-action.ts';

describe('performAction', () => {
  const newPort = (): ActionPort => ({
    finish: vi.fn(async () => true),
    openPage: vi.fn(),
    copy: vi.fn(async () => true),
    pressDownload: vi.fn(() => true),
    back: vi.fn(),
    withdrawConsent: vi.fn(),
    chooseLogin: vi.fn(),
  });
  it('finishes the page with the outcome', async () => {
    const port = newPort();
    expect(await performAction({ do: 'finish', outcome: 'done' }, port)).toBe('done');
    expect(port.finish).toHaveBeenCalledWith('done');
  });
  it('opens, copies, downloads, goes back', async () => {
    const port = newPort();
    expect(await performAction({ do: 'openPage', page: 'privacy' }, port)).toBe('done');
    expect(await performAction({ do: 'copy', text: 'name' }, port)).toBe('copied');
    expect(await performAction({ do: 'download' }, port)).toBe('done');
    expect(await performAction({ do: 'back' }, port)).toBe('done');
    expect(port.openPage).toHaveBeenCalledWith('privacy');
    expect(port.back).toHaveBeenCalledOnce();
  });
  it('returns a message for an action that failed, and never throws', async () => {
    const port = { ...newPort(), copy: async () => false, pressDownload: () => false };
    expect(await performAction({ do: 'copy', text: 'name' }, port)).toBe('copyFailed');
    expect(await performAction({ do: 'download' }, port)).toBe('noDownload');
    const broken = { ...newPort(), finish: () => Promise.reject(new Error('lost')) };
    expect(await performAction({ do: 'finish', outcome: 'done' }, broken)).toBe('failed');
  });
});
