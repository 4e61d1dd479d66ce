import { describe, expect, it } from 'vitest';
import { endOf, endOfRisk } from '../../../ops/plan/end.ts';
import type { Extent, Plan } from '../../../ops/plan/plan.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import { foldSentences } from '../../../ops/plan-report/sentences.ts';
import {
  type EndTransition,
  type Sentence,
  transitionSentences,
} from '../../../ops/plan-report/transition-sentences.ts';
import { visitorsText } from '../../../ops/plan-report/visitors-text.ts';
import { config, sources } from '../../runtime/real-config.ts';

const read = { config, sources } as unknown as Parameters<typeof labelSourceOf>[0];
const [zh, en] = [labelSourceOf(read, 'zh'), labelSourceOf(read, 'en')];
const all = { space: { host: 16, channel: 112, city: 10 } as Plan['space'] };
const who: Extent = { channel: ['1', '2'], city: ['成都'] };
const transition = (
  way: EndTransition['after']['way'],
  before: string,
  after: string,
  count = 1,
): EndTransition => {
  const end = endOf(way, after);
  if (!end) throw new Error('nobody arrives');
  return { before: endOf(way, before), after: end, who, count };
};
const texts = (transitions: EndTransition[], source = zh) =>
  transitionSentences(transitions, all, source).map(({ text }) => text);

describe('the end of a change', () => {
  it.each([
    ['login [login] /login', { route: 'login', note: '' }],
    ['err404 (loop) [not-found] /404err', { route: 'err404', note: 'loop' }],
    ['login (ipInfo.failed) [login] /login', { route: 'login', note: 'ipInfo.failed' }],
    ['download [loan-marketplace] /download: query a; x (y)', { route: 'download', note: '' }],
    ['empty (routeMissing)', { route: 'empty', note: 'routeMissing' }],
  ])('%s', (text, end) => expect(endOf('navigation', text)).toMatchObject(end));
  it('the end is null where nobody arrives, and that of a risk has its step', () => {
    expect(endOf('navigation', '-')).toBe(null);
    expect(endOfRisk('success listPage')).toEqual({
      way: 'destination.success',
      route: 'listPage',
      note: '',
    });
    expect(endOfRisk('err404')).toEqual({ way: 'navigation', route: 'err404', note: '' });
  });
});

describe('the sentence about a transition', () => {
  it('the sentence describes visitors who come to a page by several steps once', () => {
    const transitions = [
      transition('destination.success', 'downloadPage', 'gongzhonghao'),
      transition('navigation', 'downloadPage [x] /y', 'gongzhonghao [z]'),
    ];
    expect(texts(transitions)).toEqual([
      '渠道 1、2（所有站点，城市 成都）的访客申请成功后、打开网址或办完一页后现在到页面 /gongzhonghao，不再到页面 /download-page。',
    ]);
    expect(texts(transitions, en)[0]).toContain('come to the page /gongzhonghao after success');
  });
  it('the sentence about stuck visitors comes first, and counts the pages that they lose', () => {
    const lost = ['login', 'formPackage', 'formPackage', 'downloadPage', 'city', 'empty'].map((route, at) =>
      transition(at % 2 === 0 ? 'navigation' : 'afterLogin', route, 'err404', at + 1),
    );
    const sentences = transitionSentences([transition('afterLogin', 'city', 'login', 99), ...lost], all, zh);
    expect(sentences.map(({ isStuck }) => isStuck)).toEqual([true, false]);
    expect(sentences[0]?.text).toBe(
      '渠道 1、2（所有站点，城市 成都）的访客现在停在出错页 /404err，到不了原来的表单页 /form-package、页面 /city、页面 /download-page 等 4 个页面。',
    );
  });
  it('the sentence describes redirect loops, and held visitors with their message', () => {
    expect(texts([transition('navigation', 'login', 'formPackage (loop) [x]')])[0]).toContain(
      '在表单页 /form-package 来回跳转',
    );
    expect(texts([transition('navigation', 'city', 'city (loop) [x]')])[0]).toMatch(/来回跳转。$/);
    expect(texts([transition('afterLogin', 'login', 'formPackage (ipInfo.failed)')])[0]).toContain(
      '被拦在表单页 /form-package（提示“暂时无法确定您所在的城市，请重试”，可以重试），暂时到不了落地页 /login',
    );
  });
  it('the sentence describes visitors who had no page before, and those with only another address', () => {
    expect(texts([transition('navigation', '-', 'login')])[0]).toContain('现在能到落地页 /login');
    expect(texts([transition('navigation', 'login', 'login')])[0]).toContain(
      '仍到落地页 /login，但网址或提示不同',
    );
  });
});

describe('the visitors of a sentence', () => {
  it('the visitors are all where a set lacks the axis, or contains all its values', () => {
    expect(visitorsText([{ channel: ['1'] }, { host: ['a'] }], all, 'zh')).toBe(
      '所有渠道（所有站点，所有城市）',
    );
    expect(visitorsText([{ city: Array.from({ length: 10 }, (_, at) => `${at}`) }], all, 'en')).toBe(
      'all channels (all hosts; all cities)',
    );
  });
});

it('held visitors are described last, once for each message, for all pages', () => {
  const held = ['login', 'loginV1', 'formPackage', 'city'].map((route) =>
    transition('navigation', route, `${route} (ipInfo.failed)`, 1000),
  );
  const sentences = texts([...held, transition('afterLogin', 'city', 'login')]);
  expect(sentences).toHaveLength(2);
  expect(sentences[1]).toMatch(/等 4 个页面（提示“暂时无法确定您所在的城市，请重试”，可以重试）。$/);
  expect(sentences[1]).toContain('等 4 个页面（提示“暂时无法确定您所在的城市，请重试”，可以重试）');
});

it('sentences about stuck and held visitors are never folded', () => {
  const of = (text: string, isHeld = false): Sentence => ({
    text,
    parts: { who: '', what: text, transition: null },
    isHeld,
    isStuck: false,
    isRegression: false,
    count: 1,
  });
  const sentences = [...'abcdef'].map((text) => of(text));
  const { shown, folded } = foldSentences([...sentences, of('held', true)]);
  expect(shown.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'held']);
  expect(folded.map(({ text }) => text)).toEqual(['d', 'e', 'f']);
});
