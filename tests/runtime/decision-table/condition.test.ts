import { describe, expect, it } from 'vitest';
import { isShown } from '../../../runtime/index.ts';

describe('isShown', () => {
  it.each([
    [undefined, {}, true],
    [{}, {}, true],
    [{ city: '上海' }, { city: '上海' }, true],
    [{ city: '上海' }, { city: '北京' }, false],
    [{ city: '上海' }, {}, false],
    [{ city: { not: '上海' } }, {}, false],
    [{ city: { not: '上海' } }, { city: null }, true],
    [{ city: null }, { city: null }, true],
    [{ city: ['上海', '北京'] }, { city: '北京' }, true],
    [{ city: { not: ['上海', '北京'] } }, { city: '北京' }, false],
    [{ 'channel.tag': 'vip' }, { 'channel.tag': ['new', 'vip'] }, true],
    [{ 'channel.tag': { not: 'vip' } }, { 'channel.tag': ['new', 'vip'] }, false],
    [{ 'channel.tag': { not: 'vip' } }, { 'channel.tag': [] }, true],
    [{ 'session.token': true, city: '上海' }, { 'session.token': true, city: '北京' }, false],
    [{ succ_todo: 4 }, { succ_todo: 4 }, true],
  ] as const)('%j with %j is %s', (when, facts, shown) => {
    expect(isShown(when as never, facts)).toBe(shown);
  });
});
