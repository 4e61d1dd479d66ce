import { describe, expect, it } from 'vitest';
import { searchIn } from '../../../renderer/blocks-marketing/search-in-language.ts';

describe('the address of a page in another language', () => {
  it.each([
    ['', '?lang=en'],
    ['?lang=zh-CN', '?lang=en'],
    ['?_channel=channel_5265&lang=zh&from=4', '?_channel=channel_5265&from=4&lang=en'],
    // Nothing else is read, decoded or put in order.
    ['?language=fr&a=%E4%B8%8A+b&a=2&&x', '?language=fr&a=%E4%B8%8A+b&a=2&x&lang=en'],
  ])('of %j is %j', (search, expected) => {
    expect(searchIn('en', search)).toBe(expected);
  });
});
