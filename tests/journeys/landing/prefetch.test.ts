import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { eventually } from '../harness/eventually.ts';
import { isFullRun } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

/** Paths of all requests from now on. */
function asked(visitor: Visitor): string[] {
  const paths: string[] = [];
  visitor.page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
const has = (paths: readonly string[], part: string) => paths.some((path) => path.includes(part));
/** Waits until something of this path has been requested. */
const askedFor = (paths: readonly string[], part: string): Promise<void> =>
  eventually(async () => has(paths, part), true);

describe.concurrent('the chunks and data of the next page', () => {
  inNpmTest('are loaded while the visitor types, and no call is made before there is a consent', async () => {
    await using visitor = await arrive();
    await visitor.open('/login?_channel=channel_5265');
    const paths = asked(visitor);
    await timersFired(visitor.page, 600);
    expect(has(paths, '/config/pages/') || has(paths, '/assets/router-')).toBe(false);
    await visitor.field('phone').fill(phone);
    await askedFor(paths, '/config/pages/form-package.');
    await askedFor(paths, '/assets/router-');
    await timersFired(visitor.page, 300);
    expect(paths.filter((path) => path.startsWith('/api/v3/'))).toEqual([]);
    await visitor.field('consent').check();
    await askedFor(paths, '/channel/info');
    await askedFor(paths, '/ipInfo');
    expect(visitor.trouble).toEqual([]);
  });

  // In `npm test` direct-opening.test.ts has the files of a page behind a login in one round.
  inFullRun('are loaded with the HTML if a token has to be checked first', async () => {
    await using visitor = await arrive({ token: 'ok' });
    const paths = asked(visitor);
    await visitor.open('/login');
    await visitor.waitForAddress('/form-package');
    const at = (part: string) => paths.findIndex((path) => path.includes(part));
    expect(at('/assets/router-')).toBeGreaterThan(0);
    expect(at('/assets/router-')).toBeLessThan(at('/api/'));
    expect(paths.filter((path) => path.includes('/assets/router-') && path.endsWith('.js'))).toHaveLength(1);
  });
});

describe.runIf(!isFullRun)('a visitor of another channel than the host’s', { concurrent: true }, () => {
  inNpmTest('loads the entry of that channel, and those of few others', async () => {
    await using visitor = await arrive();
    const shards: Promise<string>[] = [];
    visitor.page.on('response', (response) => {
      if (response.url().includes('/config/channels/')) shards.push(response.text());
    });
    await visitor.open('/login?_channel=channel_5265');
    expect(shards).toHaveLength(1);
    const { channels } = JSON.parse((await shards[0]) ?? '{}');
    expect(Object.keys(channels)).toContain('5265');
    expect(Object.keys(channels).length).toBeLessThan(20);
    const html = await visitor.page.evaluate(() => document.getElementById('funnel')?.textContent ?? '');
    expect(Object.keys(JSON.parse(html).site.channels)).toEqual(['5818']);
  });
});
