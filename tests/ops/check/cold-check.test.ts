import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { configs, withOverlay } from '../cli/run-main.ts';

const root = join(import.meta.dirname, '../../..');
const loaded = () =>
  Object.keys(createRequire(import.meta.url).cache).filter((path) => path.includes('/ajv/'));

it('check does not load Ajv for a valid config, because loading it takes half of the time', async () => {
  expect(readConfig(root).diagnostics).toEqual([]);
  expect(loaded()).toEqual([]);
  await withOverlay(join(configs, 'err/schema-type'), (dir) => readConfig(dir));
  expect(loaded()).not.toEqual([]);
});
