import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileGroups } from '../../../../console/ui/json-editor/file-groups.ts';
import { fileTitle } from '../../../../console/ui/value-display/file-title.ts';
import { labelSourceOf } from '../../../../ops/plan-report/label-source.ts';
import { configFiles, configFolders } from '../../../../schemas/index.ts';
import { config, root, sources } from '../../../runtime/real-config.ts';

const read = { config, sources } as unknown as Parameters<typeof labelSourceOf>[0];
const files = [
  ...Object.values(configFiles).map(({ path }) => path),
  ...Object.values(configFolders).flatMap(({ path }) =>
    // The config that ships has no plug-ins.
    existsSync(join(root, path)) ? readdirSync(join(root, path)).map((name) => `${path}/${name}`) : [],
  ),
];

test('every file of the config has a title in both languages', () => {
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) {
    expect([file, fileTitle(labelSourceOf(read, 'zh'), file)]).toEqual([
      file,
      expect.stringMatching(/\p{Script=Han}/u),
    ]);
    expect([file, fileTitle(labelSourceOf(read, 'en'), file)]).toEqual([
      file,
      expect.stringMatching(/^[A-Za-z]/),
    ]);
  }
});

test('a plug-in has the name that its definition gives it', () => {
  const plugin = { id: 'badge', about: '徽章：小标志 | Badge: a small mark', bytes: 900, properties: {} };
  const source = labelSourceOf(read, 'en');
  const named = { ...source, names: source.names && { ...source.names, plugins: { badge: plugin } } };
  expect(fileTitle(named, 'definitions/plugins/badge.json')).toBe('Badge');
});

test('files that occur in one context only are distinguished by their titles', () => {
  const source = labelSourceOf(read, 'zh');
  const titles = Object.values(configFiles).map(({ path }) => fileTitle(source, path));
  expect(new Set(titles).size).toBe(titles.length);
});

test('files are found by their titles too', () => {
  const source = labelSourceOf(read, 'zh');
  const listed = files.map((file) => ({ file, kind: '', isChanged: false, isConflicting: false }));
  const found = fileGroups(listed, '广告', (file) => fileTitle(source, file));
  expect(found.flatMap((group) => group.files.map(({ file }) => file))).toEqual([
    'definitions/trackers.json',
  ]);
});
