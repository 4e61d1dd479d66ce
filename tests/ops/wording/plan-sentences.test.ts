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
const space = { host: 16, channel: 112, city: 10 } as Plan['space'];
const who: Extent = { channel: ['1', '2'], city: ['成都'] };
const turn = (
  way: EndTransition['after']['way'],
  before: string,
  after: string,
  count = 1,
): EndTransition => {
  const end = endOf(way, after);
  if (!end) throw new Error('nobody arrives');
  return { before: endOf(way, before), after: end, who, count };
};
const texts = (turns: EndTransition[], source = zh) =>
  transitionSentences(turns, space, source).map(({ text }) => text);

describe('the end of a way', () => {
  it.each([
    ['login [login] /login', { route: 'login', note: '' }],
    ['err404 (loop) [not-found] /404err', { route: 'err404', note: 'loop' }],
    ['login (ipInfo.failed) [login] /login', { route: 'login', note: 'ipInfo.failed' }],
    ['download [loan-marketplace] /download: query a; x (y)', { route: 'download', note: '' }],
    ['empty (routeMissing)', { route: 'empty', note: 'routeMissing' }],
  ])('%s', (text, end) => expect(endOf('navigation', text)).toMatchObject(end));
  it('is none where nobody arrives, and of a risk has its way', () => {
    expect(endOf('navigation', '-')).toBe(null);
    expect(endOfRisk('success listPage')).toEqual({
      way: 'destination.success',
      route: 'listPage',
      note: '',
    });
    expect(endOfRisk('err404')).toEqual({ way: 'navigation', route: 'err404', note: '' });
  });
});

describe('a sentence says', () => {
  it('who ends where now instead of where, once for those who come there by several ways', () => {
    const turns = [
      turn('destination.success', 'downloadPage', 'gongzhonghao'),
      turn('navigation', 'downloadPage [x] /y', 'gongzhonghao [z]'),
    ];
    expect(texts(turns)).toEqual([
      '渠道 1、2（所有站点，城市 成都）的访客申请成功后、打开网址或办完一页后现在到页面 /gongzhonghao，不再到页面 /download-page。',
    ]);
    expect(texts(turns, en)[0]).toContain('come to the page /gongzhonghao after success');
  });
  it('who is stuck before all others, however they came, and counts the pages that they lose', () => {
    const lost = ['login', 'formPackage', 'formPackage', 'downloadPage', 'city', 'empty'].map((route, at) =>
      turn(at % 2 === 0 ? 'navigation' : 'afterLogin', route, 'err404', at + 1),
    );
    const told = transitionSentences([turn('afterLogin', 'city', 'login', 99), ...lost], space, zh);
    expect(told.map(({ isStuck }) => isStuck)).toEqual([true, false]);
    expect(told[0]?.text).toBe(
      '渠道 1、2（所有站点，城市 成都）的访客现在停在出错页 /404err，到不了原来的表单页 /form-package、页面 /city、页面 /download-page 等 4 个页面。',
    );
  });
  it('who goes round in circles, and who is held back with which message', () => {
    expect(texts([turn('navigation', 'login', 'formPackage (loop) [x]')])[0]).toContain(
      '在表单页 /form-package 来回跳转',
    );
    expect(texts([turn('navigation', 'city', 'city (loop) [x]')])[0]).toMatch(/来回跳转。$/);
    expect(texts([turn('afterLogin', 'login', 'formPackage (ipInfo.failed)')])[0]).toContain(
      '被拦在表单页 /form-package（提示“暂时无法确定您所在的城市，请重试”，可以重试），暂时到不了落地页 /login',
    );
  });
  it('that who was at no page comes to one, and who stays has another address', () => {
    expect(texts([turn('navigation', '-', 'login')])[0]).toContain('现在能到落地页 /login');
    expect(texts([turn('navigation', 'login', 'login')])[0]).toContain('仍到落地页 /login，但网址或提示不同');
  });
});

describe('the visitors of a sentence', () => {
  it('are all where a set does not name the axis, or names all of it', () => {
    expect(visitorsText([{ channel: ['1'] }, { host: ['a'] }], space, 'zh')).toBe(
      '所有渠道（所有站点，所有城市）',
    );
    expect(visitorsText([{ city: Array.from({ length: 10 }, (_, at) => `${at}`) }], space, 'en')).toBe(
      'all channels (all hosts; all cities)',
    );
  });
});

it('who is only held is told last and once for each message, at whichever page', () => {
  const held = ['login', 'loginV1', 'formPackage', 'city'].map((route) =>
    turn('navigation', route, `${route} (ipInfo.failed)`, 1000),
  );
  const told = texts([...held, turn('afterLogin', 'city', 'login')]);
  expect(told).toHaveLength(2);
  expect(told[1]).toMatch(/等 4 个页面（提示“暂时无法确定您所在的城市，请重试”，可以重试）。$/);
  expect(told[1]).toContain('等 4 个页面（提示“暂时无法确定您所在的城市，请重试”，可以重试）');
});

it('who gets no further is never folded, also where only held for now', () => {
  const of = (text: string, isHeld = false): Sentence => ({
    text,
    parts: { who: '', what: text, transition: null },
    isHeld,
    isStuck: false,
    isRegression: false,
    count: 1,
  });
  const told = [...'abcdef'].map((text) => of(text));
  const { shown, folded } = foldSentences([...told, of('held', true)]);
  expect(shown.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'held']);
  expect(folded.map(({ text }) => text)).toEqual(['d', 'e', 'f']);
});
