import { expect, test } from 'vitest';
import type { LastChangesResponse } from '../../../console/api/index.ts';
import { lastChangesOf } from '../../../console/history/last-changes.ts';
import {
  changeFile,
  commitChange,
  importCommits,
  initHistory,
  mergeBranches,
} from '../harness/commit-history.ts';
import { withConfig } from '../harness/small-config.ts';

const channels = 'channels.json';
const byEntry = ({ saves, entries }: LastChangesResponse) =>
  Object.fromEntries(Object.entries(entries).map(([pointer, at]) => [pointer, saves[at]?.subject]));

test('each entry has the save that changed it last, also by a removed field, and not its neighbour', () =>
  withConfig(async (dir) => {
    initHistory(dir);
    commitChange(dir, channels, (file) => delete file.channels['5265'].tags, { subject: 'removed a field' });
    // The last entry gets a comma.
    commitChange(dir, channels, (file) => Object.assign(file.channels, { '9000': {} }), {
      subject: 'added behind it',
    });
    changeFile(dir, channels, (file) => Object.assign(file.channels, { '9100': {} }));
    const found = await lastChangesOf(dir, channels);
    expect(found.uncommitted).toEqual(['/channels/9100']);
    expect(byEntry(found)).toEqual({
      '/channels/5265': 'removed a field',
      '/channels/5589': 'the config as it was',
      '/channels/9000': 'added behind it',
    });
  }));

test('an entry that the last hundred commits have not changed is blamed on the commit of its lines', () =>
  withConfig(async (dir) => {
    const text = (at: number) => {
      const old = at > 2 ? { title: 'x', note: 'y' } : { title: 'x' };
      return JSON.stringify({ channels: { '5265': old, '5589': {}, '9000': { note: `${at}` } } }, null, 2);
    };
    importCommits(dir, 150, channels, text);
    expect(byEntry(await lastChangesOf(dir, channels))).toEqual({
      '/channels/5265': 'save 3',
      '/channels/5589': 'save 0',
      '/channels/9000': 'save 149',
    });
  }));

test('more than a hundred merges of other files hide no save of an entry', () =>
  withConfig(async (dir) => {
    importCommits(dir, 3, channels, (at) =>
      JSON.stringify({ channels: { '5265': { note: `${at}` } } }, null, 2),
    );
    mergeBranches(dir, 120);
    expect(byEntry(await lastChangesOf(dir, channels))).toEqual({ '/channels/5265': 'save 2' });
  }));
