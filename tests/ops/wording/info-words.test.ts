import { describe, expect, it } from 'vitest';
import { wordedFactsOf } from '../../../ops/conditions/fact-words.ts';
import { infoName, readInfoName } from '../../../ops/situations/info-name.ts';
import { spaceOf } from '../../../ops/situations/situation-space.ts';
import { plainWordsOf } from '../../../ops/wording/extent-text.ts';
import { axisWordsOf } from '../../../ops/wording/visitor-words.ts';
import type { Config, FactsFile, When } from '../../../schemas/index.ts';
import { displayNames } from '../../harness/display-names.ts';
import { withFurtherFacts } from '../../harness/further-facts.ts';
import { config as shipped } from '../../runtime/real-config.ts';

type ChannelInfo = FactsFile['channelInfo'];
const card = {
  about: '会员卡 | Card',
  pointer: '/card',
  values: { gold: 'G', silver: 'S' },
  otherwise: 'none',
};
const region = { about: '地区 | Region', pointer: '/region' };
const campaign = { about: '活动 | Campaign', pointer: '/campaign', label: '活动 | campaign' };
const source = { about: '来源 | Source', pointer: '/source', label: '广告来源 | ad source' };

/** The words of every situation of channel info of a config that declares these facts. */
function wordsOf(channelInfo: ChannelInfo, when: Record<string, unknown> = {}) {
  const rules = [{ id: 'asks', when: when as When, stay: true as const }, ...shipped.navigation.rules];
  const config: Config = {
    ...shipped,
    facts: { ...shipped.facts, channelInfo },
    navigation: { ...shipped.navigation, rules },
  };
  const words = plainWordsOf(wordedFactsOf(config.facts));
  return spaceOf(config, config).info.names.map((name) => ({
    name,
    zh: words.value('info', name, 'zh'),
    en: words.value('info', name, 'en'),
  }));
}

describe('the words for a situation of channel info', () => {
  it('name the facts that definitions/facts.json declares', () => {
    expect(wordsOf({ card, region }, { region: 'north' }).filter(({ name }) => /^gold/.test(name))).toEqual([
      { name: 'gold', zh: 'card=gold，没有 region', en: 'card=gold and no region' },
      { name: 'gold north', zh: 'card=gold，region=north', en: 'card=gold and region=north' },
      { name: 'gold *', zh: 'card=gold，region=其他值', en: 'card=gold and region=any other' },
    ]);
  });
  it('use the label of a fact, with the article that it needs', () => {
    expect(wordsOf({ campaign, source }, { campaign: 'spring', source: 'tv' }).map(({ en }) => en)).toEqual([
      'without a campaign and without an ad source',
      'without a campaign and of ad source tv',
      'without a campaign and of another ad source',
      'of campaign spring and without an ad source',
      'of campaign spring and of ad source tv',
      'of campaign spring and of another ad source',
      'of another campaign and without an ad source',
      'of another campaign and of ad source tv',
      'of another campaign and of another ad source',
      'channel info not answered',
    ]);
  });
  it('never speak of a type or an application that is not declared', () => {
    for (const channelInfo of [{ region }, { card }, { region, card }, { region, campaign, card }]) {
      const text = JSON.stringify(wordsOf(channelInfo as ChannelInfo));
      expect(text).not.toMatch(/类型|\btype\b|application/);
    }
  });
  it('tell apart situations whose texts contain spaces, signs and names of facts', () => {
    const texts = ['a b', 'region=a', '"', '-', '', '?', 'a', 'b'];
    const found = wordsOf({ region, campaign, card }, { region: texts, campaign: texts });
    for (const key of ['name', 'zh', 'en'] as const)
      expect(new Set(found.map((one) => one[key])).size).toBe(found.length);
  });
  it('of the shipped facts are the application and the type, then any further fact', () => {
    const { facts } = withFurtherFacts(shipped);
    const { value, axis } = plainWordsOf(wordedFactsOf(facts));
    expect(value('info', 'ios 1', 'zh')).toBe('ios 类型 1');
    expect(value('info', 'web', 'en')).toBe('web without a type');
    expect(value('info', 'ios * memberTier=gold', 'zh')).toBe('ios 其他类型，memberTier=gold');
    expect(axis('info', 'en')).toBe('answers of channel info');
    const shippedAxis = plainWordsOf(wordedFactsOf(shipped.facts)).axis;
    expect([shippedAxis('info', 'en', 1), shippedAxis('info', 'zh', 1)]).toEqual([
      'application and type',
      '应用与类型',
    ]);
  });
  it('of the console are those that definitions/facts.json declares for a value', () => {
    const ofValues = { gold: { zh: '金卡', en: 'gold card' } };
    const declared = { about: { zh: '', en: '' }, pointer: '', values: [], written: {}, named: [] };
    const names = displayNames({ channelInfo: { card: { ...declared, valueLabels: ofValues } } });
    expect(axisWordsOf(names).value('info', 'gold', 'zh')).toBe('金卡');
    expect(axisWordsOf(names).value('info', 'silver', 'zh')).toBe('card=silver');
    expect(axisWordsOf(names).value('info', '?', 'zh')).toBe('渠道信息取不到');
  });
});

it('every fact has its name where the revisions do not declare the same facts first', () => {
  const before = { ...shipped, facts: { ...shipped.facts, channelInfo: { card } } };
  const after = { ...shipped, facts: { ...shipped.facts, channelInfo: { region } } };
  const { names } = spaceOf(before, after).info;
  expect(names.every((name) => name === '?' || name.startsWith('card='))).toBe(true);
});

it('the name of a situation is read as it was written', () => {
  const info = { a: 'x y', b: null, c: '-', d: 'q"=' };
  const plainest = { a: null, b: 'b', c: null, d: null };
  const read = readInfoName(infoName(info, plainest, ['a', 'b']));
  expect(read).toEqual([
    { fact: undefined, value: 'x y' },
    { fact: 'c', value: '-' },
    { fact: 'd', value: 'q"=' },
  ]);
});
