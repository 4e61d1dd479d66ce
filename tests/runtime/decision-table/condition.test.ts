import { describe, expect, it } from 'vitest';
import { isShown } from '../../../runtime/index.ts';
import { countingReads } from '../counting-reads.ts';
import { factsWith } from '../real-config.ts';

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
    [{ succ_todo: { not: 4 } }, {}, false],
    [{ bdType: '1' }, { bdType: '1' }, true],
    [{ bdType: { not: '1' } }, { bdType: null }, true],
    [{ bdType: { not: '1' } }, {}, false],
    [{ 'query.from': '4' }, { 'query.from': '4' }, true],
    // The address is known from the start: a parameter that it does not have is absent.
    [{ 'query.from': null }, {}, true],
  ] as const)('%j with %j is %s', (when, facts, shown) => {
    expect(isShown(when as never, factsWith(facts))).toBe(shown);
  });

  it('compiles the conditions of a block once', () => {
    const when = countingReads({ city: '上海' });
    expect(isShown(when.object, factsWith({ city: '上海' }))).toBe(true);
    const { reads } = when;
    expect(reads).toBeGreaterThan(0);
    expect(isShown(when.object, factsWith({ city: '北京' }))).toBe(false);
    expect(when.reads).toBe(reads);
  });
});
