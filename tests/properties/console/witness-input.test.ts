import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputOfWitness } from '../../../console/analysis/witness-input.ts';
import { asCommand } from '../../../ops/explain/as-command.ts';
import type { ExplainInput, FailingCall } from '../../../ops/explain/input.ts';
import type { FactsFile } from '../../../schemas/index.ts';
import { config } from '../../runtime/real-config.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';

/** The facts of the product, with a fact of a hyphenated option and answers of a form. */
const facts: FactsFile = {
  ...config.facts,
  channelInfo: {
    ...config.facts.channelInfo,
    partnerTier: { about: '级别 | Tier', pointer: '/partner_tier', example: '1', label: '级别 | tier' },
  },
  answers: {
    attendance: { about: '参加 | Attendance', form: 'a', field: 'b', values: ['hall', 'online'] },
    diet: { about: '饮食 | Diet', form: 'a', field: 'c', values: ['none', 'no pork'] },
  },
};

/** Also what a shell would read otherwise: quotes, spaces, signs, and words that begin like options. */
const text = fc.oneof(
  fc.constantFrom('5265', '上海', "it's", '"', ' ', '$HOME', 'a b', '\\', "'\\''", '=', '*'),
  fc.string({ minLength: 1, maxLength: 8 }).filter((one) => !one.startsWith('-')),
);
const input: fc.Arbitrary<ExplainInput> = fc.record(
  {
    host: fc.constantFrom('m.example', 'h5.example'),
    channel: text,
    city: text,
    path: text.map((one) => `/${one}`),
    query: fc.dictionary(fc.constantFrom('from', 'utm_source', '_ua'), text, { minKeys: 1 }),
    answer: fc.record(
      { attendance: fc.constantFrom('hall', 'online'), diet: fc.constantFrom('none', 'no pork') },
      { requiredKeys: ['attendance'] },
    ),
    flags: fc.record(
      Object.fromEntries(Object.keys(facts.flags).map((flag) => [flag, fc.constantFrom(0, 1, 2)])),
    ),
    bdType: fc.constantFrom('1', '4'),
    partnerTier: text,
    token: fc.constant(true),
    user: fc.constantFrom<'ok' | 'failed'>('ok', 'failed'),
    appName: text,
    appCompany: text,
    firstVisit: fc.constant(true),
    loginAddress: text.map((one) => `/${one}`),
    outcome: fc.constantFrom('formSaved', 'loggedIn'),
    fails: fc.uniqueArray(fc.constantFrom<FailingCall>('channelInfo', 'ipInfo', 'mark'), { minLength: 1 }),
    device: fc.constantFrom('ios', 'android+wechat', 'other+wechat+app'),
  },
  { requiredKeys: [] },
);

test('the visitor of every witness is read back from its command, whatever is stated and however often', () =>
  assertProperty(shareOfRun(4_000), [input], (given) => {
    expect(inputOfWitness(asCommand(given, facts), facts)).toEqual(given);
    expect(inputOfWitness(asCommand(given, facts, 'HEAD'), facts)).toEqual(given);
  }));
