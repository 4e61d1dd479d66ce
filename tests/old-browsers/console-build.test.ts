import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cachedConsolePage } from '../harness/cached-build.ts';
import { namesIn } from './names-in-build.ts';
import { newer } from './newer-than-targets.ts';
import { guarded, ownNames } from './reviewed-features.ts';

/** Added by console/ui/app/polyfills.ts before any other code runs. */
const polyfilled = [
  'at',
  'checkVisibility',
  'findLast',
  'findLastIndex',
  'hasOwn',
  'randomUUID',
  'replaceAll',
  'showPopover',
  'toSpliced',
];
/** Further names in the console's build than in the app's, and why Chromium 80 runs them. */
const guardedHere: Readonly<Record<string, string>> = {
  closedBy: 'CodeMirror: a property of its syntax trees',
  command: 'CodeMirror and React: a name of their own',
  editContext: 'CodeMirror detects it',
  getComposedRanges: 'CodeMirror detects it',
  fetchPriority: 'React: an attribute that is only a hint',
  features: 'write-excel-file: an option of its own',
  getName: 'of our own',
  isError: 'CodeMirror: a property of its syntax trees',
  move: 'of our own',
  rangeEnd: 'CodeMirror, in events of the editContext that it detects',
  rangeStart: 'CodeMirror, in events of the editContext that it detects',
  resize: 'a name of an event',
  scheduling: 'CodeMirror detects navigator.scheduling',
  scrollMargin: 'CodeMirror: an option of its own',
  variants: 'a key of brands.json',
  updateRangeEnd: 'CodeMirror, in events of the editContext that it detects',
  updateRangeStart: 'CodeMirror, in events of the editContext that it detects',
};
const colours = ['blue', 'green', 'red', 'separator'];

/** Whether Chromium 80 lacks every feature of the name, or Chrome never had one. */
const isNewer = (features: readonly string[]): boolean =>
  features.every((feature) => {
    const chrome = feature.split(' ').at(-2);
    return chrome === 'never' || Number(chrome) > 80;
  });

it('the console uses no function newer than Chrome 80 that is neither polyfilled, detected first, nor a name of our own', async () => {
  const folder = join(await cachedConsolePage(), 'page');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const names = new Set(files.flatMap((file) => [...namesIn(readFileSync(join(folder, file), 'utf8'))]));
  const found = Object.keys(newer.names).filter(
    (name) => names.has(name) && isNewer(newer.names[name] ?? []),
  );
  const known = [
    ...polyfilled,
    ...Object.keys(guarded),
    ...Object.keys(guardedHere),
    ...ownNames,
    ...colours,
  ];
  expect(found.filter((name) => !known.includes(name))).toEqual([]);
  expect([...polyfilled, ...Object.keys(guardedHere)].filter((name) => !found.includes(name))).toEqual([]);
});
