import { describe, expect } from 'vitest';
import { editGroups, editGroupText } from '../../../ops/edit-wording/edit-groups.ts';
import { readConfig } from '../../../ops/index.ts';
import { planOf } from '../../../ops/plan/plan.ts';
import { describeCauses } from '../../../ops/plan-report/describe-causes.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import { printHuman } from '../../../ops/plan-report/print-human.ts';
import { printMarkdown } from '../../../ops/plan-report/print-md.ts';
import type { Config } from '../../../schemas/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { root } from '../../runtime/real-config.ts';

/** @param prepare - of what both sides have */
function planAfter(edit: (config: Config) => void, prepare: (config: Config) => void = () => {}) {
  const read = readConfig(root);
  if (!read.config) throw new Error('the config has errors');
  const before = { ...read, config: structuredClone(read.config) };
  prepare(before.config);
  const after = { ...before, config: structuredClone(before.config) };
  edit(after.config);
  return { plan: planOf({ before, after }, 'HEAD', null), source: labelSourceOf(after, 'zh') };
}

describe('many pasted channels', () => {
  const numbers = ['9910', '9911', '9912', '9913', '9914'];

  inNpmTest('channels with the same effect are described once, with one set of sentences', () => {
    const { plan, source } = planAfter(({ channels }) => {
      for (const [at, id] of numbers.entries()) {
        const cityRule = at === 4 ? {} : { cityRule: 'chengdu-download' };
        Object.assign(channels.channels, { [id]: { title: `秋季${at}号`, ...cityRule } });
      }
    });
    const causes = describeCauses(plan, source);
    expect(causes.map(({ edits }) => edits.map(({ path }) => path[2]))).toEqual([
      numbers.slice(0, 4),
      ['9914'],
    ]);
    const [first] = causes;
    expect(first?.sentences[0]?.text).toMatch(/^渠道 9910、9911、9912、9913（/);
    // The plan is complete: only its description is shorter.
    expect(causes.flatMap(({ groups }) => groups)).toHaveLength(plan.groups.length);
    expect(editGroups(first?.edits ?? [])).toHaveLength(1);
    expect(editGroupText(first?.edits ?? [], source)).toBe('渠道 9910、9911、9912 等 4 个 新增');
    expect(printHuman(plan, source, (_style, text) => text)).toContain(
      '\n渠道 9910、9911、9912 等 4 个 新增\n',
    );
  });

  inNpmTest(
    'channels of a bulk edit with the same effect are described once, and their edits are one line',
    () => {
      const { plan, source } = planAfter(
        ({ channels }) => {
          for (const [at, id] of numbers.entries())
            Object.assign(channels.channels[id] ?? {}, {
              cityRule: at === 4 ? 'shanghai-skip-form' : 'chengdu-download',
            });
        },
        ({ channels }) => {
          for (const id of numbers) Object.assign(channels.channels, { [id]: {} });
        },
      );
      const [first, second, ...others] = describeCauses(plan, source);
      expect([first, second].map((one) => one?.edits.map(({ path }) => path[2])).sort()).toEqual([
        numbers.slice(0, 4),
        ['9914'],
      ]);
      expect(others).toEqual([]);
      const line = '渠道 9910、9911、9912 等 4 个：城市规则 （无） → 成都 · 下载应用（chengdu-download）';
      const text = printHuman(plan, source, (_style, one) => one);
      expect(text).toContain(`\n${line}\n`);
      expect(text).not.toContain('渠道 9913 ');
      expect(printMarkdown(plan, source)).toContain('渠道 9910、9911、9912 等 4 个：城市规则 （无） → 成都');
      const english = printHuman(plan, { ...source, language: 'en' }, (_style, one) => one);
      expect(english).toContain('and 1 more: ');
    },
  );

  // In `npm test` channels with the same effect are described once.
  inFullRun('channels with different effects are described separately', () => {
    const { plan, source } = planAfter(({ channels }) => {
      Object.assign(channels.channels, {
        9910: { title: '甲', cityRule: 'chengdu-download' },
        9911: { title: '乙' },
      });
    });
    expect(describeCauses(plan, source)).toHaveLength(2);
  });
});
