import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import type { Plan } from '../../../ops/plan/plan.ts';
import { decideVisit, resolveSite } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { configWith, declaresOf, json, removeConfigs } from '../../runtime/decision/further-fact-cases.ts';
import { visitor } from '../../runtime/real-config.ts';
import { run } from '../cli/run-main.ts';

afterAll(removeConfigs);

// biome-ignore lint/suspicious/noExplicitAny: JSON of a file that its edit knows
type Json = any;
type Edits = Parameters<typeof configWith>[0];

const channels = ['5265', '5589', '77'];
const hosts = ['default', 'auto.example'];

/** Who is held on /login by a real decision: `host channel`. */
function heldIn(dir: string): Set<string> {
  const { config } = readConfig(dir);
  const isHeld = (host: string, channel: string): boolean => {
    const site = resolveSite(config as Config, host);
    const decided = decideVisit(site, visitor({ channel }), { route: 'login', outcome: null });
    return decided.kind === 'decision' && decided.message === 'codeWrong';
  };
  return new Set(
    hosts.flatMap((host) =>
      channels.filter((channel) => isHeld(host, channel)).map((channel) => `${host} ${channel}`),
    ),
  );
}

const asks = (when: object): Edits => ({
  'definitions/navigation.json': ({ rules }: Json) => ({
    rules: [{ id: 'further', when, hold: 'codeWrong' }, ...rules],
  }),
});
const setsChannel = (number: string, attributes: object): Edits => ({
  'channels.json': ({ channels: all }: Json) => ({
    channels: { ...all, [number]: { ...all[number], attributes } },
  }),
});
const setsHost = (name: string, attributes: object): Edits => ({
  'hosts.json': ({ hosts: all }: Json) => ({ hosts: { ...all, [name]: { ...all[name], attributes } } }),
});
const declaresOtherwise = (fact: string, part: string, name: string, otherwise: string): Edits => {
  const { 'definitions/facts.json': declare = (file: Json) => file } = declaresOf(fact);
  return {
    'definitions/facts.json': (file) => {
      const facts = declare(file) as Json;
      return { ...facts, [part]: { [name]: { ...facts[part][name], otherwise } } };
    },
  };
};

const [tier, region] = ['channel.partnerTier', 'host.region'];
it.each<[string, string, object, Edits]>([
  ['a channel gets the value', tier, { [tier]: 'b' }, setsChannel('5265', { partnerTier: 'b' })],
  ['a channel loses the value', tier, { [tier]: 'b' }, setsChannel('5589', {})],
  ['a host gets the value', region, { [region]: 'south' }, setsHost('default', { region: 'south' })],
  ['a host loses the value', region, { [region]: 'south' }, setsHost('auto.example', { region: 'north' })],
  [
    'channels without the attribute get another value',
    tier,
    { [tier]: { not: 'a' } },
    declaresOtherwise(tier, 'channelAttributes', 'partnerTier', 'b'),
  ],
  [
    'hosts without the attribute get another value',
    region,
    { [region]: 'south', channel: '5589' },
    declaresOtherwise(region, 'hostAttributes', 'region', 'south'),
  ],
])('plan names exactly those whom a real decision moves where %s', async (_, fact, when, edit) => {
  const before = configWith({ ...declaresOf(fact), ...asks(when) });
  const after = configWith({ ...declaresOf(fact), ...asks(when), ...edit });
  const [was, is] = [heldIn(before), heldIn(after)];
  const moved = hosts.flatMap((host) =>
    channels.filter((channel) => was.has(`${host} ${channel}`) !== is.has(`${host} ${channel}`)),
  );
  expect(moved.length).toBeGreaterThan(0);
  const plan = json<Plan>(await run(['plan', before, '--json'], { cwd: after }));
  const who = plan.groups.flatMap((group) => ('anyOf' in group.who ? group.who.anyOf : [group.who]));
  const named = new Set(
    who.flatMap(({ host = hosts, channel = [...channels, '*'] }) =>
      host.flatMap((one) => channel.map((number) => `${one} ${number === '*' ? '77' : number}`)),
    ),
  );
  for (const host of hosts) {
    for (const channel of channels) {
      const at = `${host} ${channel}`;
      expect([at, named.has(at)]).toEqual([at, was.has(at) !== is.has(at)]);
    }
  }
});
