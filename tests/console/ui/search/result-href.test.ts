import { expect, test } from 'vitest';
import type { SearchResult } from '../../../../console/api/index.ts';
import { resultHref } from '../../../../console/ui/search/result-href.ts';

const href = (one: Pick<SearchResult, 'kind' | 'id' | 'file' | 'pointer' | 'visitor'>) =>
  decodeURIComponent(resultHref({ ...one, names: [], line: 1, column: 1, score: 1 }));

test('a page, a form and a text of one of them open as cards beside the phone, a message in the list of messages', () => {
  const page = { id: 'privacy-policy', file: 'definitions/pages/privacy-policy.json', pointer: '' };
  expect(href({ ...page, kind: 'page' })).toBe('#/pages/privacy-policy');
  expect(href({ ...page, kind: 'text', pointer: '/body/0/title' })).toBe(
    '#/pages/privacy-policy?at=/body/0/title',
  );
  const form = { id: 'city', file: 'definitions/forms/city.json', pointer: '' };
  expect(href({ ...form, kind: 'form' })).toBe('#/forms/city');
  expect(href({ ...form, kind: 'text', pointer: '/fields/0/label' })).toBe('#/forms/city?at=/fields/0/label');
  const message = { id: 'back', file: 'definitions/messages.json', pointer: '/messages/back' };
  expect(href({ ...message, kind: 'message' })).toBe('#/messages?at=/messages/back');
});

test('a visitor opens in the preview', () => {
  const visitor = { channel: '5265', city: '上海' };
  const where = { file: 'channels.json', pointer: '/channels/5265' };
  expect(href({ ...where, kind: 'visitor', id: '5265 · 上海', visitor })).toBe(
    '#/see?channel=5265&city=上海',
  );
});
