import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { main } from '../../../ops/index.ts';
import { root } from '../../../publish/environment/settings.ts';
import { casesOfRun } from '../harness/matrix.ts';
import type { Flags } from '../harness/sandbox-run.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const read = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
const hosts = Object.keys(read<{ hosts: object }>('hosts.json').hosts);
const routes = Object.values(
  read<{ routes: Record<string, { path: string }> }>('definitions/routes.json').routes,
);

interface Situation {
  host: string;
  channel: string;
  city: string;
  path: string;
  flags: Flags;
  application: 'ios' | 'android' | 'web';
  bdType: string;
  token: boolean;
  user: 'ok' | 'failed';
}
interface Explained {
  outcome: { landing: { path: string; page: string }; title: string };
}

const seed = 20261121;
const howMany = 50;

/** mulberry32: the same sample in every run. */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function sample(): Situation[] {
  const random = randomOf(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const number = (below: number) => Math.floor(random() * below);
  const channels = ['5818', '5265', '683', '5813', '5262', '5626', '5130', '5716', '5483', '99999'];
  const paths = [
    '/',
    '/',
    '/login',
    '/index.html',
    '/form-package',
    '/nothing',
    ...routes.map((one) => one.path),
  ];
  return Array.from({ length: howMany }, () => ({
    host: pick(hosts),
    channel: pick(channels),
    city: pick(['上海市', '北京市', '杭州市', '深圳市', '天津市']),
    path: pick(paths).replace('*', 'unknown'),
    flags: { input_form: number(2), succ_todo: number(9), fail_todo: number(9) },
    application: pick(['ios', 'android', 'web', 'web'] as const),
    bdType: pick(['0', '1', '2', '3']),
    token: random() < 0.6,
    user: random() < 0.8 ? ('ok' as const) : ('failed' as const),
  }));
}

async function explain(situations: readonly Situation[]): Promise<Explained[]> {
  let out = '';
  const code = await main(['explain', '--batch', '-', '--config', root], {
    stdout: (text) => {
      out += text;
    },
    stderr: (text) => {
      throw new Error(text);
    },
    stdin: async function* () {
      for (const situation of situations) yield `${JSON.stringify(situation)}\n`;
    },
    cwd: root,
    env: {},
    isTTY: false,
  });
  expect(code).toBe(0);
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Explained);
}

const applications = { ios: 'APP-IOS', android: 'APP-安卓', web: 'H5' } as const;

async function visit({ host, channel, city, path, token, user, ...server }: Situation) {
  const before = token ? { host, token: user === 'ok' ? 'ok' : 'expired' } : { host };
  await using visitor = await arrive(before);
  const info = {
    application: applications[server.application],
    h5_bd_type_for_p4: server.bdType,
    h5_flow_info: server.flags,
  };
  await visitor.sandboxRun.set({ city, channelInfo: { default: info } });
  await visitor.open(`${path}?_channel=channel_${channel}`);
  const page = await visitor.page.locator('main').getAttribute('data-page');
  return { path: visitor.path, page, title: await visitor.page.title() };
}

it('explain --batch says where the visitors of a seeded sample of fifty land in the browser', async () => {
  // Independent draws: any two of them are a sample too.
  const situations = casesOfRun(sample(), (_, at) => at < 2);
  const explained = await explain(situations);
  expect(explained).toHaveLength(situations.length);
  const queue = situations.map((situation, at) => ({ situation, explained: explained[at]?.outcome }));
  const visited: object[] = [];
  const expected: object[] = [];
  const lane = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { situation, explained } = next;
      visited.push({ situation, ...(await visit(situation)) });
      expected.push({
        situation,
        path: explained?.landing.path,
        page: explained?.landing.page,
        title: explained?.title,
      });
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  const key = (one: object) => JSON.stringify(one);
  expect(visited.map(key).sort()).toEqual(expected.map(key).sort());
});
