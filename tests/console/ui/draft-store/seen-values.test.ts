import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../console/api/index.ts';
import { parseOpenFile } from '../../../../console/ui/draft-store/open-file.ts';
import { SeenValues } from '../../../../console/ui/draft-store/seen-values.ts';

const file = 'channels.json';
const path = ['channels', '1', 'title'];
const channelsWith = (title: string, note = '') => ({ channels: { 1: { title, note } } });
const opened = (title: string) => () => parseOpenFile(file, JSON.stringify(channelsWith(title)), '', null);
const set: Edit = { do: 'set', file, path, value: '我的' };
/** The value that an edit is sent with, while the draft has another one. */
const seenBy = (seen: SeenValues, now: string) => seen.of([set], opened(now)).map(({ value }) => value);

describe('what an operator has seen', () => {
  it('is what the page shows, where nobody else has changed it', () => {
    expect(new SeenValues().of([set], opened('原来'))).toEqual([{ file, path, value: '原来' }]);
  });

  it('is the value from before the first change by others since they began, until they begin again', () => {
    const seen = new SeenValues();
    seen.changed(file, channelsWith('原来'), channelsWith('别人'));
    seen.changed(file, channelsWith('别人'), channelsWith('又一个'));
    expect(seenBy(seen, '又一个')).toEqual(['原来']);
    expect(seen.isChanged(file, path)).toBe(true);
    seen.begin();
    expect(seenBy(seen, '又一个')).toEqual(['又一个']);
    expect(seen.isChanged(file, path)).toBe(false);
  });

  it('is not touched by a change of another place', () => {
    const seen = new SeenValues();
    seen.changed(file, channelsWith('原来', ''), channelsWith('原来', '备注'));
    seen.changed('hosts.json', channelsWith('a'), channelsWith('b'));
    expect(seenBy(seen, '原来')).toEqual(['原来']);
    expect(seen.isChanged(file, path)).toBe(false);
  });

  it('is their own value once they have written, and again that of before where others follow', () => {
    const seen = new SeenValues();
    seen.changed(file, channelsWith('原来'), channelsWith('别人'));
    seen.saw([set]);
    expect(seenBy(seen, '我的')).toEqual(['我的']);
    seen.changed(file, channelsWith('我的'), channelsWith('别人'));
    expect(seenBy(seen, '别人')).toEqual(['我的']);
  });

  it('of one field is not touched where another field has taken over what others have changed in the same step', () => {
    const seen = new SeenValues();
    seen.changed(file, channelsWith('原来', '原来的备注'), channelsWith('别人', '别人的备注'));
    seen.saw([{ file, path: ['channels', '1', 'note'] }]);
    expect(seenBy(seen, '别人')).toEqual(['原来']);
    expect(seen.isChanged(file, path)).toBe(true);
  });

  it('is nothing where there was none, for an insertion, and in a text that is not JSON', () => {
    const seen = new SeenValues();
    const missing: Edit = { do: 'remove', file, path: ['channels', '2'] };
    expect(seen.of([missing], opened('原来'))).toEqual([{ file, path: ['channels', '2'] }]);
    expect(seen.of([{ do: 'insert', file, path: ['rows', 0], value: 1 }], opened('原来'))).toEqual([]);
    expect(seen.of([set], () => ({ file, text: '{', disk: '', value: null, isJson: false }))).toEqual([]);
  });
});
