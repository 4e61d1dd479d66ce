import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExplainInput } from '../../../ops/explain/input.ts';
import { readConfig } from '../../../ops/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { copyConfigOfHosts } from '../../harness/config-copy.ts';
import { furtherAnswers, furtherAttributes, withFurtherFacts } from '../../harness/further-facts.ts';

// The shipped config with a new fact of each source, which no code names, and a row on each that holds everybody who
// has its value at one route: every command and the console's preview know the fact from its declaration alone.

// biome-ignore lint/suspicious/noExplicitAny: JSON of a file that its edit knows
type Json = any;

export const message = 'login.codeWrong';
interface Case {
  fact: string;
  value: string | number;
  route: string;
  /** Visitors with the value and with another, as explain takes them. */
  input: { holds: ExplainInput; passes: ExplainInput };
  /** The axis of a plan that the fact restricts, and the names of its values that have the value. */
  axis: string;
  isMeant(name: string): boolean;
}
const flags = { input_form: 0, succ_todo: 0, fail_todo: 0 };
export const allCases: readonly Case[] = [
  {
    ...{ fact: 'vip', value: 2, route: 'city', axis: 'vip', isMeant: (name) => name === '2' },
    input: { holds: { flags: { ...flags, vip: 2 } }, passes: { flags: { ...flags, vip: 1 } } },
  },
  {
    ...{ fact: 'memberTier', value: 'gold', route: 'from', axis: 'info' },
    isMeant: (name) => name.includes('memberTier=gold'),
    input: { holds: { memberTier: 'gold' }, passes: { memberTier: 'silver' } },
  },
  {
    ...{ fact: 'query.src', value: 'app', route: 'login', axis: 'arrival' },
    isMeant: (name) => name.includes('src=app'),
    input: { holds: { query: { src: 'app' } }, passes: { query: { src: 'web' } } },
  },
  {
    ...{ fact: 'channel.partnerTier', value: 'b', route: 'singleSign', axis: 'channel' },
    isMeant: (name) => name === '5611',
    input: { holds: { channel: '5611' }, passes: { channel: '5265' } },
  },
  {
    ...{ fact: 'host.region', value: 'south', route: 'downloadPage', axis: 'host' },
    isMeant: (name) => name === 'm.example',
    input: { holds: { host: 'm.example' }, passes: { host: 'default' } },
  },
  {
    ...{ fact: 'answer.carState', value: 'pledged', route: 'carloanresult', axis: 'arrival' },
    isMeant: (name) => name.includes('answer.carState=pledged'),
    input: { holds: { answer: { carState: 'pledged' } }, passes: { answer: { carState: 'loan' } } },
  },
];

const edit = (root: string, file: string, change: (content: Json) => object): void => {
  const path = join(root, file);
  const content = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...content, ...change(content) }, null, 2));
};
export const rowOf = (fact: string): string => `on-${fact.toLowerCase().replace('.', '-')}`;

/** Folders with the facts alone, with the rows, and with an invariant that each row breaks. */
export interface NewFactsConfigs {
  dir: string;
  base: string;
  head: string;
  broken: string;
  /** The config with the rows. */
  config: Config;
  remove(): void;
}

/** @param cases - the facts that get a row and an invariant */
export function makeNewFactsConfigs(cases: readonly Case[]): NewFactsConfigs {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-new-facts-'));
  const [base, head, broken] = ['base', 'head', 'broken'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  copyConfigOfHosts(base, ['default', 'm.example']);
  const { config: shipped } = readConfig(base);
  const { facts, flags: table, cities } = withFurtherFacts(shipped as Config);
  edit(base, 'definitions/facts.json', () => ({ ...facts, ...furtherAttributes, ...furtherAnswers }));
  edit(base, 'definitions/flags.json', () => ({ rules: table.rules }));
  edit(base, 'definitions/cities.json', () => ({ rules: cities.rules }));
  edit(base, 'channels.json', ({ channels: { 5265: one, 5611: other, 5818: plain } }) => ({
    channels: { 5265: one, 5611: { ...other, attributes: { partnerTier: 'b' } }, 5818: plain },
  }));
  edit(base, 'hosts.json', ({ hosts }) => ({
    hosts: { ...hosts, 'm.example': { ...hosts['m.example'], attributes: { region: 'south' } } },
  }));
  cpSync(base, head, { recursive: true });
  edit(head, 'definitions/navigation.json', ({ rules }) => ({
    rules: [
      ...cases.map(({ fact, value, route }) => ({
        id: rowOf(fact),
        when: { [fact]: value, route },
        hold: message,
      })),
      ...rules,
    ],
  }));
  cpSync(head, broken, { recursive: true });
  // Everybody with the value is held where they arrived, so they land on the page of that route.
  const config = readConfig(head).config as Config;
  const invariants = cases.map(({ fact, value, route }) => ({
    id: `never-${fact.toLowerCase().replace('.', '-')}`,
    about: '不停在这里 | Never stays here',
    for: { [fact]: value, route, outcome: null },
    never: { lands: [config.routes.routes[route]?.page] },
  }));
  mkdirSync(join(broken, 'tests'), { recursive: true });
  writeFileSync(join(broken, 'tests/invariants.json'), JSON.stringify({ invariants }));
  return { dir, base, head, broken, config, remove: () => rmSync(dir, { recursive: true }) };
}
