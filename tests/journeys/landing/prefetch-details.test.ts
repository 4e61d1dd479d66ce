import { describe, expect, it } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
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

// In `npm test` the next page is loaded while the visitor types, and with the HTML where a token has to be checked.
describe.concurrent('the chunks and data of the next page', () => {
  it('are not loaded again after the login: only the user is checked', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.field('phone').fill(phone);
    await visitor.field('consent').check();
    await visitor.askForCode();
    await visitor.page.waitForLoadState('networkidle');
    await visitor.field('code').fill((await visitor.sandboxRun.code(phone)) ?? '');
    const paths = asked(visitor);
    await visitor.submit();
    await visitor.page.waitForURL((url) => url.pathname !== '/login');
    await visitor.shown();
    const calls = paths.filter((path) => path.startsWith('/api/'));
    expect(calls.slice(0, 2).map((path) => path.split('/').slice(-2).join('/'))).toEqual([
      'user/loginSmsCode',
      'user/get',
    ]);
    expect(has(paths, '/channel/info') || has(paths, '/ipInfo') || has(paths, '/config/pages/')).toBe(false);
  });

  it('are not prefetched if the phone saves data', async () => {
    const script = () =>
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    await using visitor = await arrive({ script });
    await visitor.open('/login');
    const paths = asked(visitor);
    await visitor.field('phone').fill(phone);
    await visitor.field('consent').check();
    await timersFired(visitor.page, 500);
    expect(paths.filter((path) => /\/config\/|\/router-|channel\/info|ipInfo/.test(path))).toEqual([]);
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
    expect(visitor.trouble).toEqual([]);
  });
});

describe.concurrent('a visitor of another channel than the host’s', () => {
  it('still gets it if the first response is lost', async () => {
    await using visitor = await arrive();
    await visitor.page.route('**/config/channels/*', (route) => route.abort(), { times: 2 });
    await visitor.open('/?_channel=channel_5813');
    await visitor.page.waitForURL((url) => url.pathname === '/404err');
  });
});
