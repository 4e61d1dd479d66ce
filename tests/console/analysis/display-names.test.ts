import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { displayNames } from '../../../console/analysis/display-names.ts';
import { RevisionCache } from '../../../console/analysis/revision-cache.ts';
import { withConfig } from '../harness/small-config.ts';

test('routes are named by the heading of their page, outcomes by their button, flags by their destination', () =>
  withConfig((dir) => {
    const names = displayNames(new RevisionCache(), {
      dir,
      version: 1,
      disk: 0,
      overlay: new Map(),
      pictures: new Map(),
    });
    // The heading of `car` is a brand's name.
    expect(names?.routes).toEqual({ car: '', login: '', notFound: '页面不存在', thanks: '提交成功' });
    expect(names?.outcomes).toEqual({ formSaved: '登录' });
    expect(names?.refused).toEqual([]);
    expect(names?.flags.input_form?.routes).toEqual(['login', 'login']);
    expect(new Set(names?.flags.succ_todo?.routes)).toEqual(new Set(['thanks']));
    expect(names?.flags.fail_todo?.routes).toHaveLength(8);
  }));

test('a draft that cannot be evaluated uses the display names of the disk, and has none where the disk cannot be evaluated either', () =>
  withConfig((dir) => {
    const overlay = new Map([['hosts.json', '{']]);
    const side = { dir, version: 1, disk: 0, overlay, pictures: new Map() };
    expect(displayNames(new RevisionCache(), side)?.routes.thanks).toBe('提交成功');
    writeFileSync(join(dir, 'hosts.json'), '{');
    expect(displayNames(new RevisionCache(), side)).toBe(null);
  }));
