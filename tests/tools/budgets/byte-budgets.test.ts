import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { root } from '../../../publish/environment/settings.ts';
import type { Config } from '../../../schemas/index.ts';
import {
  type Budgets,
  budgetsOf,
  exceededBudgets,
  landingHtmlTarget,
  landingJsTarget,
} from '../../../tools/budgets/byte-budgets.ts';
import { measurePages, type PageSizes } from '../../../tools/budgets/measure-pages.ts';
import { printLandingTargets } from '../../../tools/budgets/print-sizes.ts';
import { cachedApp } from '../../harness/cached-build.ts';
import { inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';

const budgets: Budgets = JSON.parse(readFileSync(join(root, 'tests/budgets.json'), 'utf8'));

describe('the bytes of a first visit', () => {
  let pages: PageSizes[];
  let unclaimed: string[];
  // JavaScript is the same on all hosts; their HTML differs in texts. Each HTML takes a tenth of a second to compress.
  const { hosts } = JSON.parse(readFileSync(join(root, 'hosts.json'), 'utf8')) as { hosts: object };
  const others = Object.keys(hosts).filter((name) => name !== 'default');
  const hostsOfRun = ['default', ...casesOfRun(others, (name) => name === 'carloan.example')];
  beforeAll(async () => {
    const { config } = readConfig(root);
    if (!config) throw new Error('the config has errors: npx funnel check');
    const own = Object.fromEntries(hostsOfRun.map((name) => [name, config.hosts.hosts[name] ?? {}]));
    const narrowed = { ...config, hosts: { ...config.hosts, hosts: own } } as Config;
    ({ pages, unclaimed } = await measurePages(narrowed, await cachedApp()));
  });

  it('are within the budget of every page; npm run budgets updates the budgets', () => {
    process.stdout.write(printLandingTargets(pages));
    expect(exceededBudgets(pages, budgets), hostsOfRun.join()).toEqual([]);
  });
  it('are at most 128 KB of JavaScript and 14 KB of HTML for a landing page with a login form only', () => {
    const logins = pages.filter(
      ({ isLanding, chunks }) =>
        isLanding && !chunks.some(({ id }) => id === 'renderer/fields/lazy-field-kinds.ts'),
    );
    expect(logins.length).toBeGreaterThan(isFullRun ? 8 : 0);
    const heavy = logins.filter(({ js, html }) => js.gzip > landingJsTarget || html.gzip > landingHtmlTarget);
    expect(heavy.map(({ page }) => page)).toEqual([]);
  });
  inNpmTest('are counted for every view', () => {
    expect(unclaimed).toEqual([]);
  });
  inNpmTest('are those of its own blocks and fields', () => {
    const ids = (page: string) => pages.find((one) => one.page === page)?.chunks.map(({ id }) => id) ?? [];
    expect(ids('login-v3')).toContain('renderer/blocks-content/Notice.tsx');
    expect(ids('login')).not.toContain('renderer/blocks-content/Notice.tsx');
    expect(ids('login')).not.toContain('profiles/loan/renderer/blocks-calculator/Calculator.tsx');
    const late = [
      'renderer/fields/lazy-field-kinds.ts',
      'runtime/api/http-client.ts',
      'renderer/router/router.tsx',
    ];
    expect(ids('login').filter((id) => late.includes(id))).toEqual([]);
    expect(ids('form-package')).toEqual(expect.arrayContaining(late));
    expect(ids('loan-calculator')).toContain('profiles/loan/renderer/blocks-calculator/Calculator.tsx');
    expect(ids('loan-calculator')).toContain('loan-costs');
  });
  inNpmTest('do not delay calls: the HTTP client imports nothing of the app, and runs before the app', () => {
    const chunks = pages.flatMap((page) => page.chunks);
    const importsOf = (id: string) => chunks.find((chunk) => chunk.id === id)?.imports;
    expect(importsOf('runtime/api/http-client.ts')).toEqual([expect.stringMatching(/^_base-/)]);
    expect(importsOf('base')).toEqual([]);
  });
  inNpmTest('may grow by 2 %, not by more, and not by a chunk that has no budget', () => {
    const heavier = (times: number) =>
      pages.map((page) => ({ ...page, js: { ...page.js, gzip: Math.ceil(page.js.gzip * times) } }));
    expect(exceededBudgets(heavier(1.015), budgetsOf(pages))).toEqual([]);
    expect(exceededBudgets(heavier(1.03), budgetsOf(pages)).join('\n')).toContain('login: JS:');
    expect(exceededBudgets(heavier(1.1), budgetsOf(pages)).join('\n')).toContain(
      'carloan: JS of a landing page',
    );
    const fresh = pages.map((page) => ({
      ...page,
      chunks: page.chunks.map((chunk) => ({ ...chunk, id: `new-${chunk.id}` })),
    }));
    expect(exceededBudgets(fresh, budgets)).toContain('login: new-index.html has no budget');
  });
});
