import { expect, test } from 'vitest';
import { copyOf, toId } from '../../../../console/ui/pages/new-definition.ts';

test('a title goes to the first heading of a page, also in a receipt, by which the console names the page', () => {
  const receipt = {
    type: 'leadReceipt',
    accepted: [{ type: 'notice', title: '在应用里查看' }],
    none: [{ type: 'hero', title: '在应用里继续' }],
  };
  const thanks = { id: 'a', body: [{ type: 'brandBar' }, receipt, { type: 'steps', title: '接下来' }] };
  expect(copyOf(thanks, 'b', '收到了')).toEqual({
    id: 'b',
    body: [
      { type: 'brandBar' },
      { ...receipt, none: [{ type: 'hero', title: '收到了' }] },
      { type: 'steps', title: '接下来' },
    ],
  });
});

test('the title of an agreement is that of its sheet and of its text, and one of several languages is written once', () => {
  const agreement = {
    id: 'a',
    title: { zh: '协议', en: 'Terms' },
    body: [{ type: 'article', title: '协议' }],
  };
  expect(copyOf(agreement, 'b', '授权书')).toEqual({
    id: 'b',
    title: '授权书',
    body: [{ type: 'article', title: '授权书' }],
  });
});

test('without a title, and where no block has one, a copy is as the original', () => {
  const page = { id: 'a', note: 'x', body: [{ type: 'brandBar' }] };
  expect(copyOf(page, 'b', '')).toEqual({ id: 'b', body: page.body });
  expect(copyOf(page, 'b', '标题')).toEqual({ id: 'b', body: page.body });
});

test('a typed name becomes an id as far as that is plain', () => {
  expect(toId(' Spring  Offer_2 ')).toBe('spring-offer-2');
  expect(toId('夏季 车贷')).toBe('夏季-车贷');
});
