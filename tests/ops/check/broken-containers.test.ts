import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';

const root = join(import.meta.dirname, '../../..');

/** What holds the ids that other files use. */
const containers: readonly [string, string][] = [
  ['hosts.json', 'hosts'],
  ['channels.json', 'channels'],
  ['brands.json', 'brands'],
  ['brands.json', 'variants'],
  ['definitions/routes.json', 'routes'],
  ['definitions/cities.json', 'cities'],
  ['definitions/cities.json', 'rules'],
  ['definitions/trackers.json', 'networks'],
  ['definitions/endpoints.json', 'endpoints'],
  ['definitions/messages.json', 'messages'],
  ['definitions/pages/login.json', 'outcomes'],
  ['definitions/forms/sms-login.json', 'fields'],
];

/** JSON of another type than the value has. */
const otherTypes = (value: object): unknown[] => [Array.isArray(value) ? {} : [value], null, 'text', 1, true];

describe('ids that cannot be read because what holds them has another type are one finding', () => {
  it.each(casesOfRun(containers, (_, at) => at % 4 === 0))('%s: %s', (file, key) => {
    const given = JSON.parse(readFileSync(join(root, file), 'utf8'));
    for (const value of otherTypes(given[key])) {
      const text = JSON.stringify({ ...given, [key]: value });
      const { diagnostics } = readConfig(root, { overlay: new Map([[file, text]]) });
      expect(
        diagnostics.map(({ code, pointer }) => [code, pointer]),
        JSON.stringify(value)?.slice(0, 40),
      ).toEqual([['schema-type', `/${key}`]]);
    }
  });
});
