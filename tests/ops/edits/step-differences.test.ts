import { describe, expect, it } from 'vitest';
import { stepDifferences } from '../../../ops/edits/step-differences.ts';

const steps = (written: Record<string, string>) =>
  Object.entries(written).map(([title, fields]) => ({ title, fields: fields.split(' ') }));
const before = steps({ 需求: 'amount terms', 工作: 'job income', 提交: 'name' });

describe('the differences of the steps of a form', () => {
  it('are none where nothing has changed', () => {
    expect(stepDifferences('loan', before, structuredClone(before))).toEqual([]);
  });

  it('name a field that is asked for in another step', () => {
    const after = steps({ 需求: 'amount terms job', 工作: 'income', 提交: 'name' });
    expect(stepDifferences('loan', before, after)).toEqual([
      { what: 'field-step', at: 'loan/job', before: '工作', after: '需求' },
    ]);
  });

  it('name a new title once, not each field of the step', () => {
    const after = steps({ 需求: 'amount terms', 工作与收入: 'job income', 提交: 'name' });
    expect(stepDifferences('loan', before, after)).toEqual([
      { what: 'steps', at: 'loan', before: '需求, 工作, 提交', after: '需求, 工作与收入, 提交' },
    ]);
  });

  it('name the fields of a step that another has taken over', () => {
    const after = steps({ 需求: 'amount terms', 提交: 'job income name' });
    expect(stepDifferences('loan', before, after)).toEqual([
      { what: 'steps', at: 'loan', before: '需求, 工作, 提交', after: '需求, 提交' },
      { what: 'field-step', at: 'loan/job', before: '工作', after: '提交' },
      { what: 'field-step', at: 'loan/income', before: '工作', after: '提交' },
    ]);
  });

  it('leave out fields that one revision lacks, which are differences of their own', () => {
    const after = steps({ 需求: 'amount terms', 工作: 'job tax', 提交: 'name' });
    expect(stepDifferences('loan', before, after)).toEqual([]);
  });

  it('name a field that moves between two steps with one title', () => {
    const twice = [
      { title: '更多', fields: ['job', 'income'] },
      { title: '更多', fields: ['tax'] },
    ];
    const after = [
      { title: '更多', fields: ['job'] },
      { title: '更多', fields: ['income', 'tax'] },
    ];
    expect(stepDifferences('loan', twice, after)).toEqual([
      { what: 'field-step', at: 'loan/income', before: '更多', after: '更多 (2)' },
    ]);
  });

  it('name two steps that become one whose title reads as both', () => {
    const after = steps({ '需求, 工作': 'amount terms job income', 提交: 'name' });
    expect(stepDifferences('loan', before, after)[0]).toEqual({
      what: 'steps',
      at: 'loan',
      before: '["需求","工作","提交"]',
      after: '["需求, 工作","提交"]',
    });
  });

  it('name the steps where the form had none', () => {
    expect(stepDifferences('loan', undefined, before)).toEqual([
      { what: 'steps', at: 'loan', before: null, after: '需求, 工作, 提交' },
    ]);
  });
});
