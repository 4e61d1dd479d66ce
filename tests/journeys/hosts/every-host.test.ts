import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { roots } from '../../runtime/requirement-tables.ts';
import { guardedPaths, titleOfHost } from '../harness/expected-routes.ts';
import { expectGuards } from '../harness/route-checks.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const hosts = Object.keys(titleOfHost);
const configured = JSON.parse(readFileSync(join(root, 'hosts.json'), 'utf8')) as {
  hosts: Record<string, unknown>;
};

// `npm run test:full` opens every route on every host, 850 page views, and every guarded page.
describe.concurrent('every host', () => {
  it('is one of hosts.json', () => {
    expect([...hosts].sort()).toEqual(Object.keys(configured.hosts).sort());
    expect(roots.map(([host]) => host).sort()).toEqual([...hosts].sort());
  });
});

describe.concurrent('a guarded page', () => {
  it('R-AUTH 2, 3: of the default host sends a visitor without a token away', async () => {
    await using stranger = await arrive();
    await expectGuards(stranger, 'default', Object.entries(guardedPaths));
  });
});
