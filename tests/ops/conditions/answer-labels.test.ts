import { describe, expect, it } from 'vitest';
import { answerLabels } from '../../../ops/conditions/answer-labels.ts';

const files: Record<string, unknown> = {
  'definitions/facts.json': {
    answers: {
      part: { form: 'register', field: 'part', values: ['hall', 'online'] },
      child: { form: 'register', field: 'child', values: ['yes', 'no'] },
      lunch: { form: 'register', field: 'meals', includes: 'lunch' },
      size: {
        form: 'register',
        field: 'size',
        bands: [{ value: 'small', below: 300 }, { value: 'middle', below: 500 }, { value: 'large' }],
      },
      lost: { form: 'gone', field: 'gone', values: ['a'] },
    },
  },
  'definitions/forms/register.json': {
    fields: [
      {
        id: 'part',
        kind: 'choice',
        options: [
          { value: 'hall', label: { 'zh-CN': '到现场', en: 'In the hall' } },
          { value: 'online', label: 'Online' },
        ],
      },
      { id: 'child', kind: 'yesNo' },
    ],
  },
};
const labels = (fact: string, language: 'zh' | 'en') =>
  Object.fromEntries(answerLabels((file) => files[file], fact, language));

describe('the values of an answer fact in words', () => {
  it.each([
    ['answer.part', 'zh', { hall: '到现场', online: 'Online' }],
    ['answer.part', 'en', { hall: 'In the hall', online: 'Online' }],
    ['answer.child', 'zh', { yes: '是', no: '否' }],
    ['answer.lunch', 'en', { yes: 'yes', no: 'no' }],
    ['answer.size', 'en', { small: 'below 300', middle: 'from 300, below 500', large: 'from 500' }],
    ['answer.size', 'zh', { small: '300 以下', middle: '300 起，500 以下', large: '500 起' }],
    ['answer.lost', 'en', {}],
    ['answer.unknown', 'en', {}],
  ] as const)('%s in %s', (fact, language, expected) => {
    expect(labels(fact, language)).toEqual(expected);
  });

  it('asks for no form before the facts are there', () => {
    const asked: string[] = [];
    answerLabels((file) => void asked.push(file), 'answer.part', 'en');
    expect(asked).toEqual(['definitions/facts.json']);
  });
});
