import { expect, test } from 'vitest';
import { type LinePiece, outcomeChangeLine } from '../../../../console/ui/impact/outcome-change-line.ts';
import type { Language } from '../../../../ops/index.ts';
import { labelSourceOf } from '../../../../ops/plan-report/label-source.ts';
import { pageName } from '../../../../ops/plan-report/route-label.ts';
import type { DescribedTransition } from '../../../../ops/plan-report/transition-sentences.ts';
import { config, sources } from '../../../runtime/real-config.ts';

const read = { config, sources } as unknown as Parameters<typeof labelSourceOf>[0];
const source = (language: Language = 'zh') => labelSourceOf(read, language);
const places = (...routes: string[]) => ({ routes, rest: 0 });
const line = (over: Partial<DescribedTransition>, language: Language = 'zh'): string => {
  const shown = (piece: LinePiece) => (typeof piece === 'string' ? piece : `<${piece.routes.join()}>`);
  const turn: DescribedTransition = {
    state: 'on',
    ways: ['destination.success'],
    before: places('downloadPage'),
    after: places('gongzhonghao'),
    note: '',
    ...over,
  };
  return outcomeChangeLine(turn, source(language)).map(shown).join('');
};

test('a line names the old page and the new page', () => {
  expect(line({})).toBe('申请成功后：<downloadPage> → <gongzhonghao>');
  expect(line({}, 'en')).toBe('After success: <downloadPage> → <gongzhonghao>');
  expect(line({ before: places() })).toBe('申请成功后：现在能到<gongzhonghao>');
  expect(line({ after: places('downloadPage') })).toBe('申请成功后：仍到<downloadPage>，但网址或提示不同');
});

test('a visitor who gets stuck, is held or is redirected back is described as such', () => {
  expect(line({ state: 'stuck', note: 'loop' })).toBe('<downloadPage> → 在<gongzhonghao>来回跳转');
  expect(line({ state: 'stuck', before: places() })).toBe('停在<gongzhonghao>');
  expect(line({ state: 'held', note: 'ipInfo.failed' })).toMatch(
    /→ 被拦在<gongzhonghao>（提示“.+”，可以重试）$/,
  );
  expect(line({ state: 'back', ways: ['afterLogin'] })).toBe(
    '注意，登录后：<downloadPage> → 又到<gongzhonghao>',
  );
});

test('a page is named by its heading, a landing page by its kind, each with its path', () => {
  expect(pageName(source(), 'formPackage')).toEqual({
    name: '填写申请信息',
    path: '/form-package',
    isRead: true,
  });
  expect(pageName(source(), 'login')).toEqual({ name: '落地页', path: '/login', isRead: false });
  expect(pageName(source(), 'gone')).toEqual({ name: 'gone', path: '', isRead: false });
});
