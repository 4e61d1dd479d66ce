import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blockModules, modulesOfBlocks } from '../../../publish/prerender/block-modules.ts';
import { blockTypes } from '../../../schemas/index.ts';

const root = join(import.meta.dirname, '../../..');
const late = 'renderer/blocks/late-blocks.ts';
const folder = 'renderer/blocks-marketing';
const views = readdirSync(join(root, folder)).filter((name) => name.endsWith('.tsx'));
const modules = blockModules([
  ...views.map((name) => `${folder}/${name}`),
  'renderer/blocks-action/Button.tsx',
]);

it('a page with a late block also needs the table that says how to load it, any other page does not', () => {
  expect(modulesOfBlocks(modules, ['hero', 'button'])).toEqual(['renderer/blocks-action/Button.tsx']);
  expect(modulesOfBlocks(modules, ['button', 'image'])).toEqual([
    late,
    'renderer/blocks-action/Button.tsx',
    'renderer/blocks-marketing/Image.tsx',
  ]);
  expect(modulesOfBlocks(modules, ['hero'], [{}])).toEqual([late, 'renderer/context/AnswerTexts.tsx']);
});

it('the late blocks are those whose views are in that folder', () => {
  expect(existsSync(join(root, late))).toBe(true);
  const named = [
    ...readFileSync(join(root, late), 'utf8').matchAll(
      /^ {2}(\w+): \(\) => import\('\.\.\/([\w-]+)\/(\w+)\.tsx'\)/gm,
    ),
  ];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(([, , where]) => `renderer/${where}` !== folder)).toEqual([]);
  const types: readonly string[] = blockTypes;
  const inFolder = [...modules.keys()].filter((type) => types.includes(type) && type !== 'button');
  expect(named.map(([, type]) => type).sort()).toEqual(inFolder.sort());
});
