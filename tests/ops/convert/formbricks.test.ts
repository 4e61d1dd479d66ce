import { describe, expect, it } from 'vitest';
import { converted, fieldsOf, lossesOf } from './sample-config.ts';

const i18n = (text: string, zh?: string) => ({ default: text, ...(zh && { 'zh-CN': zh }) });
const choice = (id: string, label: string) => ({ id, label: i18n(label) });

describe('a survey of Formbricks', () => {
  const survey = {
    name: 'Churn',
    questions: [
      {
        id: 'why',
        type: 'multipleChoiceSingle',
        headline: i18n('Why did you leave?', '为什么离开？'),
        required: true,
        choices: [choice('c1', 'Too expensive'), choice('c2', 'Too hard')],
        buttonLabel: i18n('Next'),
      },
      {
        id: 'nps',
        type: 'nps',
        headline: i18n('Recommend us?'),
        required: false,
        lowerLabel: i18n('No'),
        upperLabel: i18n('Yes'),
      },
      {
        id: 'tell',
        type: 'openText',
        headline: i18n('<p>Tell us</p>'),
        required: false,
        longAnswer: true,
        charLimit: { enabled: true, max: 300 },
        placeholder: i18n('…'),
      },
      { id: 'upload', type: 'fileUpload', headline: i18n('A picture'), required: false },
      {
        id: 'who',
        type: 'contactInfo',
        headline: i18n('Who are you?'),
        required: true,
        firstName: { show: true, required: true, placeholder: i18n('First name') },
        company: { show: true, required: false, placeholder: i18n('Company') },
        phone: { show: false, required: false, placeholder: i18n('Phone') },
        buttonLabel: i18n('Finish'),
      },
      {
        id: 'grid',
        type: 'matrix',
        headline: i18n('Rate'),
        required: true,
        rows: [i18n('Price')],
        columns: [i18n('good'), i18n('bad')],
      },
      { id: 'ok', type: 'consent', headline: i18n('Terms'), label: i18n('I agree'), required: true },
    ],
    endings: [{ id: 'end', type: 'endScreen' }],
  };
  const result = converted(survey, 'formbricks');
  const fields = fieldsOf(result);

  it('its questions become fields of one page', () => {
    expect(Object.keys(fields)).toEqual([
      'why',
      'nps',
      'tell',
      'who_firstName',
      'who_company',
      'grid_1',
      'ok',
    ]);
    expect(fields.why).toMatchObject({
      kind: 'choice',
      label: '为什么离开？',
      options: [{ value: 'Too expensive', label: 'Too expensive' }, {}],
    });
    expect(fields.nps).toMatchObject({ kind: 'choice', hint: '0 = No；10 = Yes', optional: true });
    expect(fields.nps?.options).toHaveLength(11);
    expect(fields.tell).toMatchObject({ kind: 'text', label: 'Tell us', lines: 3, maxLength: 300 });
    expect(fields.who_firstName).toEqual({
      kind: 'text',
      id: 'who_firstName',
      label: 'First name',
      hint: 'Who are you?',
    });
    expect(fields.grid_1).toMatchObject({ kind: 'choice', label: 'Price', hint: 'Rate' });
    expect(fields.ok).toMatchObject({
      kind: 'consent',
      text: 'I agree',
      links: [{ label: '用户协议', page: 'thanks' }],
    });
    expect(result.form?.steps).toBeUndefined();
    expect(result.form?.submitLabel).toBe('Finish');
  });

  it('endings and uploads are listed', () => {
    expect(lossesOf(result)).toEqual([
      { what: 'endings', name: '', whole: false },
      { what: 'text', name: '', whole: false },
      { what: 'fileUpload', name: 'upload', whole: true },
      { what: 'consent', name: 'ok', whole: false },
    ]);
    expect(result).toMatchObject({ elements: 7, converted: 6, otherLanguages: ['default'] });
  });

  it('a rating has the words of its ends, and a choice of several its options', () => {
    const rating = {
      id: 'r',
      type: 'rating',
      headline: i18n('How?'),
      required: true,
      range: 7,
      scale: 'smiley',
    };
    const several = { id: 's', type: 'multipleChoiceMulti', headline: i18n('Which?'), required: false };
    const questions = [
      { ...rating, lowerLabel: i18n('Bad'), upperLabel: i18n('Good') },
      { ...several, choices: [choice('c1', 'One'), choice('c2', 'Two')] },
    ];
    expect(fieldsOf(converted({ name: 'x', questions }, 'formbricks'))).toEqual({
      r: {
        ...{ kind: 'rating', id: 'r', label: 'How?', max: 7, look: 'numbers' },
        ...{ leastLabel: 'Bad', mostLabel: 'Good' },
      },
      s: expect.objectContaining({
        kind: 'choices',
        optional: true,
        options: [{ value: 'One', label: 'One' }, {}].map((one) => expect.objectContaining(one)),
      }),
    });
  });

  it('blocks with several elements become steps', () => {
    const text = (id: string) => ({ id, type: 'openText', headline: i18n(id), required: true });
    const blocks = [
      { id: 'b1', name: 'Block 1', elements: [text('a'), text('b')] },
      { id: 'b2', name: 'Block 2', elements: [text('c')], logicFallback: 'b1' },
    ];
    const { form, losses } = converted({ data: { name: 'In blocks', blocks } }, 'formbricks');
    expect(form?.steps).toEqual([
      { title: '第 1 步', fields: ['a', 'b'] },
      { title: '第 2 步', fields: ['c'] },
    ]);
    expect(losses).toMatchObject([{ what: 'logicFallback', pointer: '/data/blocks/1/logicFallback' }]);
  });
});

describe('the jumps of Formbricks', () => {
  const choices = ['A', 'B', 'C'].map((label) => ({ id: `id${label}`, label: i18n(label) }));
  const pick = (id: string, logic?: unknown[], more: object = {}) => ({
    ...{ id, type: 'multipleChoiceSingle', headline: i18n(id), required: true, choices },
    ...(logic && { logic }),
    ...more,
  });
  const text = (id: string, logic?: unknown[], more: object = {}) => ({
    ...{ id, type: 'openText', headline: i18n(id), required: true },
    ...(logic && { logic }),
    ...more,
  });
  const equals = (value: unknown, destination: string) => ({ condition: 'equals', value, destination });
  const ends = [{ condition: 'submitted', destination: 'end' }];
  const shownIn = (questions: unknown[]) =>
    Object.fromEntries(
      Object.values(fieldsOf(converted({ name: 'x', questions }, 'formbricks'))).map((field) => [
        field.id,
        field.showWhenAnswers ?? (field.optional ? 'optional' : 'always'),
      ]),
    );

  it('a question is shown for the answers that lead to it, however many ways there are', () => {
    const questions = [
      pick('q', [equals('B', 'b'), equals('C', 'end')]),
      text('a', [{ condition: 'submitted', destination: 'last' }]),
      text('b', [{ condition: 'submitted', destination: 'last' }]),
      text('last'),
    ];
    expect(shownIn(questions)).toEqual({
      q: 'always',
      a: { q: ['A'] },
      b: { q: ['B'] },
      last: { q: ['A', 'B'] },
    });
  });

  it('ways that meet again ask nothing of what comes after', () => {
    expect(shownIn([pick('q', [equals('A', 'b')]), text('a'), text('b')])).toEqual({
      ...{ q: 'always', a: { q: ['B', 'C'] }, b: 'always' },
    });
  });

  it('a rating leads on by its numbers, and two questions in a row by both', () => {
    const rating = { id: 'r', type: 'rating', range: 5, scale: 'star', headline: i18n('r'), required: true };
    const logic = [{ condition: 'lessEqual', value: 2, destination: 'end' }];
    expect(shownIn([{ ...rating, logic }, pick('q', [equals('A', 'end')]), text('why')])).toEqual({
      r: 'always',
      q: { r: ['3', '4', '5'] },
      why: { r: ['3', '4', '5'], q: ['B', 'C'] },
    });
  });

  it.each([
    ['that a question was skipped', [text('q', ends, { required: false }), text('a')]],
    [
      'what a text contains',
      [text('q', [{ condition: 'contains', value: 'x', destination: 'end' }]), text('a')],
    ],
    [
      'answers to two questions, one or the other',
      [pick('q', [equals('A', 'a')]), pick('p', [equals('B', 'end')]), text('a')],
    ],
  ])('a way that depends on %s leaves what follows shown and optional', (_, questions) => {
    expect(shownIn(questions).a).toBe('optional');
  });

  it('a button is passed as if it had been pressed, and a jump back is not followed', () => {
    const button = {
      id: 'go',
      type: 'cta',
      headline: i18n('Go'),
      required: false,
      logic: [{ condition: 'clicked', destination: 'end' }],
    };
    expect(
      shownIn([
        pick('q', [equals('A', 'go'), equals('B', 'b')]),
        text('c', ends),
        button,
        text('b', [equals('x', 'q')]),
      ]),
    ).toEqual({
      ...{ q: 'always', c: { q: ['C'] }, b: { q: ['B'] } },
    });
  });

  it('blocks jump by the id of a choice of their element', () => {
    const jump = (value: string, target: string) => ({
      conditions: {
        connector: 'and',
        conditions: [
          {
            leftOperand: { type: 'element', value: 'q' },
            operator: 'equals',
            rightOperand: { type: 'static', value },
          },
        ],
      },
      actions: [{ objective: 'jumpToBlock', target }],
    });
    const blocks = [
      { id: 'one', elements: [pick('q')], logic: [jump('idB', 'three')] },
      { id: 'two', elements: [text('a')] },
      { id: 'three', elements: [text('b')] },
    ];
    const fields = fieldsOf(converted({ name: 'x', blocks }, 'formbricks'));
    expect(fields.a).toMatchObject({ showWhenAnswers: { q: ['A', 'C'] } });
    expect(fields.b).not.toHaveProperty('showWhenAnswers');
  });
});
