import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { furtherAttributes, withFurtherDeclared } from '../../harness/further-facts.ts';
import { type Run, run, small } from '../../ops/cli/run-main.ts';

// Facts that no code knows, declared in definitions/facts.json: each of them moves visitors, and every command says so.

// biome-ignore lint/suspicious/noExplicitAny: JSON of a file that its edit knows
type Json = any;
const made: string[] = [];
const known = new Map<string, string>();
/** A folder that is made once; again after its removal, because the files of one worker share this module. */
function cached(name: string, make: () => string): string {
  const dir = known.get(name) ?? make();
  known.set(name, dir);
  return dir;
}
export function removeConfigs(): void {
  known.clear();
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true });
}
/** The small config without city rules, after edits of its files. */
export function configWith(edits: Readonly<Record<string, (file: Json) => object>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-facts-'));
  made.push(dir);
  cpSync(small, dir, { recursive: true });
  const edit = (file: string, change: (content: Json) => object) => {
    const path = join(dir, file);
    const content = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...content, ...change(content) }, null, 2));
  };
  const withoutRule = ({ cityRule: _, ...channel }: { cityRule?: string }) => channel;
  edit('definitions/cities.json', () => ({ rules: {} }));
  edit('channels.json', ({ channels }) => ({
    channels: Object.fromEntries(Object.entries<object>(channels).map(([id, one]) => [id, withoutRule(one)])),
  }));
  for (const [file, change] of Object.entries(edits)) edit(file, change);
  return dir;
}

type FlagRow = { id: string; when: object; set: object };
export const declares = {
  'definitions/facts.json': (file: Json) => withFurtherDeclared(file),
  'definitions/flags.json': ({ rules }: Json) => ({
    rules: (rules as FlagRow[]).map((row) => ({ ...row, set: { ...row.set, vip: 0 } })),
  }),
};
/** Before all others, a row that holds everybody who meets its conditions, with a message of its own. */
export const asks = (when: object) => ({
  'definitions/navigation.json': ({ rules }: Json) => ({
    rules: [{ id: 'further', when, hold: 'codeWrong' }, ...rules],
  }),
});

/** Declares an attribute of channels too, which channel 5589 sets. */
const setsTier = {
  ...declares,
  'definitions/facts.json': (file: Json) => ({
    ...withFurtherDeclared(file),
    channelAttributes: furtherAttributes.channelAttributes,
  }),
  'channels.json': ({ channels }: Json) => ({
    channels: { ...channels, 5589: { ...channels[5589], attributes: { partnerTier: 'b' } } },
  }),
};
/** Declares an attribute of hosts too, which auto.example sets. */
const setsRegion = {
  ...declares,
  'definitions/facts.json': (file: Json) => ({
    ...withFurtherDeclared(file),
    hostAttributes: furtherAttributes.hostAttributes,
  }),
  'hosts.json': ({ hosts }: Json) => ({
    hosts: { ...hosts, 'auto.example': { ...hosts['auto.example'], attributes: { region: 'south' } } },
  }),
};

export interface Case {
  fact: string;
  when: object;
  /** `data` of channel info and the search of the address, of visitors whom the row holds, and of others. */
  holds: readonly Visitor[];
  passes: readonly Visitor[];
  /** The options of `funnel explain` for the two. */
  options: { holds: string[]; passes: string[] };
  /** The part of all situations that the row holds, and of those with a possible arrival. */
  share: { changed: number; passed: number };
  /** Restrictions that the visitors of the row have in reports. */
  who: Readonly<Record<string, (name: string) => boolean>>;
  /** The edits that declare the fact; left out: {@link declares}. */
  declares?: Parameters<typeof configWith>[0];
  /** The edit that sets it for a channel or host, from which it follows: a visit never leaves it open. */
  setBy?: string;
}
export interface Visitor {
  data?: object | null;
  search?: string;
  host?: string;
}
const flow = (vip: unknown) => ({ data: { h5_flow_info: { vip } } });
export const member = (tier: unknown) => ({ data: { member: { tier } } });
const ad = (campaign: unknown) => ({ data: { ad: { campaign } } });

// Answered channel info has 3 applications × 2 types (none, any) × 3 member tiers × 2 campaigns (none, any), and one
// situation has no answer.
const answers = 3 * 2 * 3 * 2 + 1;
export const cases: readonly Case[] = [
  {
    fact: 'vip',
    when: { vip: 2 },
    holds: [flow(2), flow('2')],
    passes: [flow(1), flow('x'), flow(undefined), { data: null }],
    options: { holds: ['--flags', '0,0,0,2'], passes: ['--flags', '0,0,0,1'] },
    // One of three values; a row of flags.json sets it to 0 for both apps.
    share: { changed: 12 / answers / 3, passed: 12 / answers / 3 },
    who: { vip: (name) => name === '2', info: (name) => name.startsWith('web') },
  },
  {
    fact: 'memberTier',
    when: { memberTier: 'gold' },
    holds: [member('GOLD-卡')],
    passes: [member('SILVER'), member('gold'), member(['GOLD-卡']), { data: {} }, { data: null }],
    options: { holds: ['--member-tier', 'gold'], passes: ['--member-tier', 'none'] },
    share: { changed: 12 / answers, passed: 12 / answers },
    who: { info: (name) => name.includes('memberTier=gold') },
  },
  {
    fact: 'campaign',
    when: { campaign: 'spring' },
    holds: [ad('spring')],
    passes: [ad('Spring'), ad(''), ad(null), { data: null }],
    options: { holds: ['--campaign', 'spring'], passes: ['--campaign', ''] },
    // A third campaign, because a row names it.
    share: { changed: 18 / (3 * 2 * 3 * 3 + 1), passed: 18 / (3 * 2 * 3 * 3 + 1) },
    who: { info: (name) => name.includes('campaign=spring') },
  },
  {
    fact: 'query.src',
    when: { 'query.src': 'app' },
    holds: [{ search: '?src=app' }, { search: '?from=4&s%72c=%61pp&src=other' }],
    passes: [{ search: '?src=APP' }, { search: '?src' }, { search: '' }],
    options: { holds: ['--query', 'src=app'], passes: ['--query', 'src=web'] },
    // 21 of 42 arrivals on each of 2 hosts, with each of 3 logins. On one, nobody finishes the form of /car, which it has
    // not. Without a token nobody finishes the login, nor that form: 3 arrivals each, with the parameter or without it.
    share: { changed: (3 * (21 + 18) - (3 + 6)) / (3 * 84), passed: 1 / 2 },
    who: { arrival: (name) => / src=app( |$)/.test(name) },
  },
  {
    fact: 'channel.partnerTier',
    when: { 'channel.partnerTier': 'b' },
    holds: [{ search: '?_channel=channel_5589' }],
    passes: [{ search: '?_channel=channel_5265' }, { search: '?_channel=channel_77' }, { search: '' }],
    options: { holds: ['--channel', '5589'], passes: ['--channel', '5265'] },
    // One of two channels, an unlisted one and none.
    share: { changed: 1 / 4, passed: 1 / 4 },
    who: { channel: (name) => name === '5589' },
    declares: setsTier,
    setBy: 'channels 5589 attributes',
  },
  {
    fact: 'host.region',
    when: { 'host.region': 'south' },
    holds: [{ host: 'auto.example' }],
    passes: [{ host: 'default' }],
    options: { holds: ['--host', 'auto.example'], passes: ['--host', 'elsewhere.example'] },
    // Of 42 and 36 arrivals with each of 3 logins, without those that need a token: 12 and 6.
    share: { changed: 1 / 2, passed: (3 * 42 - 12) / (3 * (42 + 36) - 18) },
    who: { host: (name) => name === 'auto.example' },
    declares: setsRegion,
    setBy: 'hosts auto.example attributes',
  },
];

export const declaresOf = (fact: string): Parameters<typeof configWith>[0] =>
  cases.find((one) => one.fact === fact)?.declares ?? declares;

export const dirs = {
  /** Knows none of the further facts. */
  get plain() {
    return cached('plain', () => configWith({}));
  },
  get declared() {
    return cached('declared', () => configWith(declares));
  },
};
export const dirOf = (fact: string): string =>
  cached(fact, () => {
    const found = cases.find((one) => one.fact === fact);
    return configWith({ ...declaresOf(fact), ...(found && asks(found.when)) });
  });
/** Declares the fact, which no row tests. */
export const declaredDirOf = (fact: string): string =>
  cached(`declared ${fact}`, () => configWith(declaresOf(fact)));
export const json = <T>({ stdout, stderr }: Run): T => {
  expect(stderr).toBe('');
  return JSON.parse(stdout) as T;
};
/** The words of a command as a shell reads them. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
export const runCommand = (command: string, cwd: string): Promise<Run> => {
  const [npx, funnel, ...args] = wordsOf(command);
  expect([npx, funnel]).toEqual(['npx', 'funnel']);
  return run([...args, '--json'], { cwd });
};
