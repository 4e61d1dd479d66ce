import { expect, test } from 'vitest';
import type { ReportedRisk } from '../../../ops/plan/plan.ts';
import { differenceText } from '../../../ops/plan-report/difference-text.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';

const routes = {
  routes: { thanks: { path: '/thanks', page: 'thank-you', kind: 'success', on: 'everyHost' } },
};
const names = { routes: { thanks: '收到了' }, sheets: { terms: '用户服务协议' }, flags: {} };
const source = (language: 'zh' | 'en') =>
  ({
    language,
    names,
    file: (file: string) => (file === 'definitions/routes.json' ? { value: routes } : undefined),
  }) as unknown as LabelSource;
const risk = (page: string, before: string, after: string): ReportedRisk =>
  ({
    risk: 'terms-changed',
    before,
    after,
    page,
  }) as unknown as ReportedRisk;

test('a risk on a page names the page by its title and address once, and not by its id before and after', () => {
  expect(differenceText(risk('thank-you', 'thank-you spring-form', 'thank-you'), source('zh'))).toBe(
    '“收到了” /thanks：spring-form → （无）',
  );
  expect(differenceText(risk('thank-you', 'thank-you spring-form', 'thank-you'), source('en'))).toBe(
    '“收到了” /thanks: spring-form → (none)',
  );
});

test('a page that opens in a sheet, such as an agreement, is named by its heading and its id', () => {
  expect(differenceText(risk('terms', 'terms 旧的', 'terms 新的'), source('zh'))).toBe(
    '“用户服务协议” terms：旧的 → 新的',
  );
});

test('a risk that is told of a visit, and a text that begins otherwise, stay as they are', () => {
  expect(differenceText(risk('thank-you', 'thank-yous 旧', '新'), source('zh'))).toBe('thank-yous 旧 → 新');
  const ofVisit = { ...risk('x', '旧的', '新的'), page: undefined } as unknown as ReportedRisk;
  expect(differenceText(ofVisit, source('zh'))).toBe('旧的 → 新的');
});

test('a page that is lost as a whole is named once, not as what it was before and after', () => {
  const lost = { ...risk('thank-you', 'thank-you', 'thank-you'), risk: 'page-lost' } as ReportedRisk;
  expect(differenceText(lost, source('zh'))).toBe('“收到了” /thanks');
  expect(differenceText(lost, source('en'))).toBe('“收到了” /thanks');
});
