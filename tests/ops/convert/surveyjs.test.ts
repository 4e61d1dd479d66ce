import { describe, expect, it } from 'vitest';
import { converted, fieldsOf, lossesOf } from './sample-config.ts';

const survey = (elements: unknown[], more: object = {}) => ({ title: 'Sample', elements, ...more });
const of = (elements: unknown[], more: object = {}) => converted(survey(elements, more), 'surveyjs');
const car = {
  type: 'radiogroup',
  name: 'car',
  isRequired: true,
  choices: ['Ford', { value: 'bmw', text: 'BMW' }],
};

describe('a survey of SurveyJS', () => {
  it('the questions become fields of the kinds that say the same, with their limits', () => {
    const fields = fieldsOf(
      of([
        {
          type: 'text',
          name: 'Full name',
          title: 'Your name',
          isRequired: true,
          maxLength: 30,
          placeholder: 'Ada',
        },
        { type: 'text', name: 'age', inputType: 'number', min: 18, max: 99, step: 1 },
        { type: 'text', name: 'born', inputType: 'date', min: '1950-01-01', maxValueExpression: 'today()' },
        {
          type: 'comment',
          name: 'why',
          rows: 3,
          description: 'In a few words',
          requiredErrorText: 'Say why',
        },
        car,
        { type: 'dropdown', name: 'country', choices: ['A', 'B'] },
      ]),
    );
    expect(fields).toEqual({
      fullName: { kind: 'text', id: 'fullName', label: 'Your name', placeholder: 'Ada', maxLength: 30 },
      age: { kind: 'number', id: 'age', label: 'age', optional: true, min: 18, max: 99, decimals: 0 },
      born: {
        ...{ kind: 'date', id: 'born', label: 'born', optional: true },
        ...{ precision: 'day', from: '1950-01-01', until: 'today' },
      },
      why: {
        ...{ kind: 'text', id: 'why', label: 'why', hint: 'In a few words', optional: true },
        ...{ messages: { required: 'Say why' }, lines: 3 },
      },
      car: {
        ...{ kind: 'choice', id: 'car', label: 'car' },
        options: [
          { value: 'Ford', label: 'Ford' },
          { value: 'bmw', label: 'BMW' },
        ],
      },
      country: expect.objectContaining({ kind: 'picker', optional: true }),
    });
  });

  it('a dynamic panel becomes a group; conditions within a panel are told of, and what no entry may have', () => {
    const result = of([
      {
        type: 'paneldynamic',
        name: 'drivers',
        title: 'Drivers',
        minPanelCount: 1,
        maxPanelCount: 4,
        panelAddText: 'Add a driver',
        templateElements: [
          { type: 'text', name: 'Full name', isRequired: true },
          { type: 'boolean', name: 'abroad' },
          { type: 'text', name: 'land', isRequired: true, visibleIf: '{panel.abroad} = true' },
          { type: 'file', name: 'licence' },
        ],
      },
    ]);
    expect(fieldsOf(result)).toEqual({
      drivers: {
        kind: 'group',
        id: 'drivers',
        label: 'Drivers',
        entryLabel: 'Drivers',
        addLabel: 'Add a driver',
        min: 1,
        max: 4,
        fields: [
          { kind: 'text', id: 'fullName', label: 'Full name' },
          { kind: 'yesNo', id: 'abroad', label: 'abroad', optional: true },
          { kind: 'text', id: 'land', label: 'land', optional: true },
        ],
      },
    });
    expect(lossesOf(result)).toEqual([
      { what: 'text', name: 'land', whole: false },
      { what: 'file', name: 'licence', whole: true },
    ]);
  });

  it('several of a list, yes or no, a rating, an e-mail and a web address have kinds of their own', () => {
    const fields = fieldsOf(
      of([
        {
          ...{ type: 'checkbox', name: 'tools', isRequired: true, choices: ['a, b', 'c', 'd'] },
          ...{ minSelectedChoices: 2, maxSelectedChoices: 2 },
        },
        { type: 'boolean', name: 'news', labelTrue: 'Of course' },
        { type: 'rating', name: 'stars', rateCount: 4, rateType: 'stars', minRateDescription: 'Poor' },
        { type: 'rating', name: 'numbers' },
        { type: 'text', name: 'mail', validators: [{ type: 'email' }] },
        { type: 'text', name: 'site', inputType: 'url' },
      ]),
    );
    const optional = true;
    expect(fields).toMatchObject({
      tools: {
        ...{ kind: 'choices', atLeast: 2, atMost: 2 },
        options: [
          { value: 'a  b', label: 'a, b' },
          { value: 'c', label: 'c' },
          { value: 'd', label: 'd' },
        ],
      },
      news: { kind: 'yesNo', id: 'news', label: 'news', optional, yes: { label: 'Of course' } },
      stars: { kind: 'rating', id: 'stars', label: 'stars', optional, max: 4, leastLabel: 'Poor' },
      numbers: { kind: 'rating', max: 5, look: 'numbers' },
      mail: { kind: 'email', id: 'mail', label: 'mail', optional },
      site: { kind: 'url', id: 'site', label: 'site', optional },
    });
    expect(fields.news).not.toHaveProperty('no');
    expect(fields.stars).not.toHaveProperty('look');
  });

  it('a value to start with is kept where the field can have it, and listed where it cannot', () => {
    const choices = ['x', 'y'];
    const result = of([
      { type: 'text', name: 'a', defaultValue: 'Hello' },
      { type: 'radiogroup', name: 'b', choices, defaultValue: 'y' },
      { type: 'radiogroup', name: 'c', choices, defaultValue: 'z' },
      { type: 'checkbox', name: 'd', choices: [...choices, 'z'], defaultValue: ['x', 'z'] },
      { type: 'boolean', name: 'e', defaultValue: true },
      { type: 'text', inputType: 'number', name: 'f', min: 1, max: 9, defaultValue: 12 },
      { type: 'text', name: 'g', maxLength: 3, defaultValue: 'too long' },
    ]);
    const starts = Object.fromEntries(
      Object.entries(fieldsOf(result)).map(([id, field]) => [id, field.default]),
    );
    expect(starts).toEqual({
      a: 'Hello',
      b: 'y',
      c: undefined,
      d: ['x', 'z'],
      e: 'yes',
      f: undefined,
      g: undefined,
    });
    expect(result.losses.map(({ name, near }) => [name, near?.zh])).toEqual([
      ['c', 'default'],
      ['f', 'default'],
      ['g', 'default'],
    ]);
  });

  it('a time is chosen from a list', () => {
    const { at, open } = fieldsOf(
      of([
        { type: 'text', inputType: 'time', name: 'at' },
        { type: 'text', inputType: 'time', name: 'open', min: '09:00', max: '18:30' },
      ]),
    );
    expect(at).toMatchObject({ kind: 'time', from: '00:00', until: '23:45', step: 15 });
    expect(open).toMatchObject({ kind: 'time', from: '09:00', until: '18:30', step: 15 });
  });

  it('conditions name the answers that these kinds send', () => {
    const fields = fieldsOf(
      of([
        { type: 'boolean', name: 'news' },
        { type: 'rating', name: 'stars' },
        { type: 'checkbox', name: 'tools', choices: ['a, b', 'c'] },
        { type: 'text', name: 'one', visibleIf: '{news} = true' },
        { type: 'text', name: 'two', visibleIf: '{stars} <= 2' },
        { type: 'text', name: 'three', visibleIf: "{tools} anyof ['a, b']" },
      ]),
    );
    const shown = ['one', 'two', 'three'].map((id) => fields[id]?.showWhenAnswers);
    // Of several chosen values no condition can name one.
    expect(shown).toEqual([{ news: ['yes'] }, { stars: ['1', '2'] }, undefined]);
    expect(fields.three).toMatchObject({ optional: true });
  });

  it('a scale from 0 becomes a choice of its numbers, and a matrix a choice for each row', () => {
    const result = of([
      { type: 'rating', name: 'nps', rateMin: 0, rateMax: 3 },
      {
        type: 'matrix',
        name: 'areas',
        title: 'Rate',
        columns: ['good', 'bad'],
        rows: ['price', { value: 'help', text: 'Support' }],
      },
    ]);
    const fields = fieldsOf(result);
    expect(fields.nps?.options).toEqual(['0', '1', '2', '3'].map((one) => ({ value: one, label: one })));
    expect(fields.areas_help).toMatchObject({ kind: 'choice', label: 'Support', hint: 'Rate' });
    expect(result).toMatchObject({ elements: 2, converted: 2 });
  });

  it('pages become steps, a page whose fields may all be hidden joins the one before it', () => {
    const { form } = converted(
      {
        pages: [
          { title: 'About the car, and a title that is too long', elements: [car] },
          { elements: [{ type: 'text', name: 'model', visibleIf: "{car} = 'bmw'" }] },
          { title: 'Contact', elements: [{ type: 'text', name: 'who' }] },
        ],
      },
      'surveyjs',
    );
    expect(form?.steps).toEqual([
      { title: 'About the car, and…', fields: ['car', 'model'] },
      { title: 'Contact', fields: ['who'] },
    ]);
  });

  it('a condition that compares a choice with values becomes showWhenAnswers, inside of a panel too', () => {
    const shown = (visibleIf: string) =>
      fieldsOf(of([car, { type: 'panel', visibleIf, elements: [{ type: 'text', name: 'more' }] }])).more;
    expect(shown("{car} = 'bmw'")).toMatchObject({ showWhenAnswers: { car: ['bmw'] } });
    expect(shown("{car} anyof ['Ford', 'bmw']")).toMatchObject({ showWhenAnswers: { car: ['Ford', 'bmw'] } });
    expect(shown("{car} != 'Ford'")).toMatchObject({ showWhenAnswers: { car: ['bmw'] } });
    expect(shown('{car} notempty')).toMatchObject({ showWhenAnswers: { car: ['Ford', 'bmw'] } });
  });

  it('a condition on a scale lists the numbers for which it holds', () => {
    const fields = fieldsOf(
      of([
        { type: 'rating', name: 'nps', isRequired: true, rateMin: 0, rateMax: 4 },
        { type: 'comment', name: 'why', visibleIf: '{nps} >= 1 and {nps} < 3' },
      ]),
    );
    expect(fields.why).toMatchObject({ showWhenAnswers: { nps: ['1', '2'] } });
  });

  it.each([
    ['{sum} > 3', { sum: { moreThan: 3 } }],
    ['{sum} >= 3', { sum: { atLeast: 3 } }],
    ['{sum} < 3', { sum: { lessThan: 3 } }],
    ['{sum} <= 3', { sum: { atMost: 3 } }],
    ['{name} notempty', { name: { answered: true } }],
    ['{parts} notempty', { parts: { answered: true } }],
    ["{name} != 'x'", { name: { not: ['x'] } }],
    // A question that is left empty differs from every value, and one field has one test.
    ["{nick} != 'x'", undefined],
    ['{sum} > 3 and {sum} < 9', undefined],
    ['{name} > 3', undefined],
    // No answer is so large.
    ['{sum} > 90', undefined],
  ])('a condition on answers that are typed is a test: %s', (visibleIf, showWhenAnswers) => {
    const { more } = fieldsOf(
      of([
        { type: 'text', inputType: 'number', name: 'sum', isRequired: true, min: 0, max: 90 },
        { type: 'text', name: 'name', isRequired: true },
        { type: 'text', name: 'nick' },
        { type: 'checkbox', name: 'parts', choices: ['a', 'b'] },
        { type: 'text', name: 'more', visibleIf },
      ]),
    );
    expect(more?.showWhenAnswers).toEqual(showWhenAnswers);
  });

  it.each([
    ['a function', 'age({born}) > 18'],
    ['an option that is none', "{car} = 'audi'"],
    ['a question below', "{later} = 'x'"],
    ['two questions joined by or', "{car} = 'bmw' or {later} = 'x'"],
    ['conditions that contradict each other', "{car} = 'bmw' and {car} = 'Ford'"],
  ])('a condition that cannot be said leaves the field shown and optional: %s', (_, visibleIf) => {
    const result = of([
      car,
      { type: 'text', name: 'more', isRequired: true, visibleIf },
      { type: 'text', name: 'later' },
    ]);
    const { more } = fieldsOf(result);
    expect(more).toEqual({ kind: 'text', id: 'more', label: 'more', optional: true });
    expect(result.losses).toMatchObject([
      { name: 'more', whole: false, near: { zh: expect.stringContaining('showWhenAnswers') } },
    ]);
  });

  it('a condition that contradicts that of the question it asks is none', () => {
    const { more } = fieldsOf(
      of([
        car,
        { type: 'radiogroup', name: 'model', choices: ['m', 'n'], visibleIf: "{car} = 'bmw'" },
        { type: 'text', name: 'more', visibleIf: "{model} = 'm' and {car} = 'Ford'" },
      ]),
    );
    expect(more).toEqual({ kind: 'text', id: 'more', label: 'more', optional: true });
  });

  it('what has no word is listed with its place, its reason, and the nearest thing', () => {
    const result = of(
      [
        { type: 'html', name: 'intro', html: '<b>Hi</b>' },
        { type: 'matrixdynamic', name: 'rows', columns: [{ name: 'a' }] },
        { type: 'text', name: 'code', validators: [{ type: 'regex', regex: '^x$' }] },
        { type: 'text', name: 'gone', visible: false },
      ],
      { triggers: [{ type: 'complete', expression: '{code} = 1' }] },
    );
    expect(lossesOf(result)).toEqual([
      { what: 'triggers', name: '', whole: false },
      { what: 'regex', name: 'code', whole: false },
      { what: 'text', name: 'gone', whole: true },
      { what: 'html', name: 'intro', whole: true },
      { what: 'matrixdynamic', name: 'rows', whole: true },
    ]);
    expect(result.losses.map(({ pointer }) => pointer)).toContain('/elements/2/validators/0');
    expect(result).toMatchObject({ elements: 4, converted: 1 });
  });

  it('texts are taken in the language of the config, without markup and without answers inside', () => {
    const result = of([
      { type: 'text', name: 'a', title: { default: 'Name', de: 'Name (de)', 'zh-cn': '姓名' } },
      { type: 'text', name: 'b', title: '<em>Hello</em>, {a} &amp; co' },
    ]);
    const { a, b } = fieldsOf(result);
    expect([a?.label, b?.label]).toEqual(['姓名', 'Hello , … & co']);
    expect(result.otherLanguages).toEqual(['de', 'default']);
    expect(lossesOf(result).map(({ what }) => what)).toEqual(['text', 'text']);
  });

  it('a long title begins in the label and stands whole in the hint', () => {
    const title = 'How likely are you to recommend our service to a friend or a colleague?';
    const { q } = fieldsOf(of([{ type: 'text', name: 'q', title, description: 'Honestly' }]));
    expect(q).toMatchObject({ label: 'How likely are you to recommend our ser…', hint: `${title} Honestly` });
  });

  it('personal data brings the consent of the config with it, and none is collected where the config has none', () => {
    const { form } = of([{ type: 'text', name: 'tel', inputType: 'tel' }]);
    expect(form?.fields.map(({ kind, id }) => [kind, id])).toEqual([
      ['phone', 'tel'],
      ['consent', 'agreeTerms'],
    ]);
  });
});
