import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';

const facts = JSON.parse(readFileSync(join(root, 'definitions/facts.json'), 'utf8'));
/** `application` is a word of the language, too. */
const names = [...Object.keys(facts.flags), ...Object.keys(facts.channelInfo)].filter(
  (name) => name !== 'application',
);
const places = [
  ...Object.values<{ pointer: string }>({ ...facts.flags, ...facts.channelInfo }),
  facts.appName,
]
  .flatMap(({ pointer }) => pointer.split('/'))
  .filter((key) => key.includes('_'));
const words = [...new Set([...names, ...places])];

/** The code without comments, and without descriptions of schemas. */
const codeOf = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s*'[^']* \| [^']*',?$/gm, '')
    .replace(/description:\s*'[^']*'/g, '');

it('R-CONST: the phone’s code and the schemas of the config name no flag and no fact of definitions/facts.json', () => {
  expect(words.length).toBeGreaterThan(5);
  const files = globSync(
    '{profiles,runtime,renderer,schemas/{config,facts,names,page,vocabulary,compile}}/**/*.{ts,tsx}',
    {
      cwd: root,
    },
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const code = codeOf(readFileSync(join(root, file), 'utf8'));
    return words.filter((word) => new RegExp(`\\b${word}\\b`).test(code)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
