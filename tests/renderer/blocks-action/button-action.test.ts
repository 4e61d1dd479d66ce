import { describe, expect, it, vi } from 'vitest';
import { type ActionPort, perform } from '../../../renderer/blocks-action/button-action.ts';

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
    expect(await perform({ do: 'finish', outcome: 'done' }, world)).toBe('done');
    expect(world.finish).toHaveBeenCalledWith('done');
  });
  it('opens, copies, downloads, goes back', async () => {
    const world = port();
    expect(await perform({ do: 'openPage', page: 'privacy' }, world)).toBe('done');
    expect(await perform({ do: 'copy', text: 'name' }, world)).toBe('copied');
    expect(await perform({ do: 'download' }, world)).toBe('done');
    expect(await perform({ do: 'back' }, world)).toBe('done');
    expect(world.openPage).toHaveBeenCalledWith('privacy');
    expect(world.back).toHaveBeenCalledOnce();
  });
  it('says what did not work, and never throws', async () => {
    const world = { ...port(), copy: async () => false, pressDownload: () => false };
    expect(await perform({ do: 'copy', text: 'name' }, world)).toBe('copyFailed');
    expect(await perform({ do: 'download' }, world)).toBe('noDownload');
    const broken = { ...port(), finish: () => Promise.reject(new Error('lost')) };
    expect(await perform({ do: 'finish', outcome: 'done' }, broken)).toBe('failed');
  });
});
