import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Edit } from '../../../console/api/index.ts';
import { type ConsoleSite, serveConsoleSite } from './console-site.ts';

/** The console that all tests of a file share. */
export interface SharedConsole extends Pick<ConsoleSite, 'dir' | 'ops' | 'open' | 'stop' | 'start'> {
  /** Edits the draft like another tab. */
  edit(...edits: Edit[]): void;
  /** A file of the draft. */
  text(file: string): string;
  /** The entries of a file's map in the draft. */
  entries<Entry = Record<string, unknown>>(file: string, map: string): Record<string, Entry>;
}

/**
 * Serves a console for the tests of a file. Each test starts without edits and without
 * pages, also after a failed one.
 * @param prepare - changes the copy of the config before the console opens it
 */
export function sharedConsole(prepare?: (dir: string) => void): SharedConsole {
  let site: ConsoleSite;
  beforeAll(async () => {
    site = await serveConsoleSite(prepare);
  });
  afterAll(() => site?.close());
  afterEach(async () => {
    // Pages of a failed test would go on asking, and send what they keep, while it is tried again.
    await Promise.all(site.browser.contexts().map((context) => context.close()));
    const edits = [...site.ops.draft.changed].map(
      ([file, { base }]): Edit => ({ do: 'text', file, text: base }),
    );
    if (edits.length > 0) edit(...edits);
  });
  const edit = (...edits: Edit[]) => {
    site.ops.draft.apply(edits);
    site.ops.draftChanged();
  };
  const text = (file: string) => site.ops.draft.text(file);
  return {
    get dir() {
      return site.dir;
    },
    get ops() {
      return site.ops;
    },
    open: (hash) => site.open(hash),
    stop: () => site.stop(),
    start: () => site.start(),
    edit,
    text,
    entries: <Entry>(file: string, map: string) =>
      (JSON.parse(text(file)) as Record<string, Record<string, Entry>>)[map] ?? {},
  };
}

/** Makes the copy a git repository with one commit. */
export function commitAll(dir: string): void {
  const git = (...args: string[]) => execFileSync('git', ['-C', dir, ...args]);
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Operator');
  git('config', 'user.email', 'operator@example');
  git('add', '-A');
  git('commit', '-q', '-m', 'Config');
}

/** Pastes rows of a spreadsheet into the table. */
export const paste = (page: Page, ...rows: string[]): Promise<void> =>
  page.getByRole('grid').evaluate((grid, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, rows.join('\r\n'));
