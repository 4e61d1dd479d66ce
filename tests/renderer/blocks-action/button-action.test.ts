import { describe, expect, it, vi } from 'vitest';
import { type ActionPort, performAction } from '../../../renderer/blocks-action/button-action.ts';

describe('perform', () => {
  const port = (): ActionPort => ({
    finish: vi.fn(async () => {}),
    openPage: vi.fn(),
    copy: vi.fn(async () => true),
    pressDownload: vi.fn(() => true),
    back: vi.fn(),
    withdrawConsent: vi.fn(),
  });
  it('finishes with the outcome', async () => {
    const world = port();
    expect(await performAction({ do: 'finish', outcome: 'done' }, world)).toBe('done');
    expect(world.finish).toHaveBeenCalledWith('done');
  });
  it('opens, copies, downloads, goes back', async () => {
    const world = port();
    expect(await performAction({ do: 'openPage', page: 'privacy' }, world)).toBe('done');
    expect(await performAction({ do: 'copy', text: 'name' }, world)).toBe('copied');
    expect(await performAction({ do: 'download' }, world)).toBe('done');
    expect(await performAction({ do: 'back' }, world)).toBe('done');
    expect(world.openPage).toHaveBeenCalledWith('privacy');
    expect(world.back).toHaveBeenCalledOnce();
  });
  it('says what did not work, and never throws', async () => {
    const world = { ...port(), copy: async () => false, pressDownload: () => false };
    expect(await performAction({ do: 'copy', text: 'name' }, world)).toBe('copyFailed');
    expect(await performAction({ do: 'download' }, world)).toBe('noDownload');
    const broken = { ...port(), finish: () => Promise.reject(new Error('lost')) };
    expect(await performAction({ do: 'finish', outcome: 'done' }, broken)).toBe('failed');
  });
});
