import { expect, test } from 'vitest';
import { choiceDescriptions } from '../../../../console/ui/fields/field-choices.ts';
import { fieldLabels, formAbout } from '../../../../console/ui/value-display/field-labels.ts';
import { fileTitle } from '../../../../console/ui/value-display/file-title.ts';
import { formQuestions } from '../../../../console/ui/value-display/form-questions.ts';
import { labelSourceOf } from '../../../../ops/plan-report/label-source.ts';
import type { Field } from '../../../../ops/wording/field.ts';
import { config, sources } from '../../../runtime/real-config.ts';

const read = { config, sources } as unknown as Parameters<typeof labelSourceOf>[0];
const shipped = labelSourceOf(read, 'zh');
/** The config with a copy of a form, on no page yet. */
const source = {
  ...shipped,
  file: (name: string) =>
    shipped.file(name.replace('/spring-question.json', '/car-question.json')) as {
      file: string;
      text: string;
      disk: string;
      isJson: boolean;
      value: unknown;
    },
};
const field = { names: 'form', path: ['form'], choices: ['car-question', 'spring-question'] };

test('where a form is chosen, each is told by the pages that show it, a copy on no page by what it asks', () => {
  expect([...fieldLabels(source, field as unknown as Field)]).toEqual([
    ['car-question', '用于车贷页 /car-problem'],
    ['spring-question', expect.stringMatching(/^问“.+”“.+”等 6 个字段$/)],
  ]);
  const about = choiceDescriptions(source, field as unknown as Field);
  expect(about.get('car-question')).toMatch(/^问“.+”“.+”等 6 个字段$/);
  // Not twice.
  expect(about.get('spring-question')).toBe('');
  expect(formAbout(source, 'spring-question')).toBe('');
});

test('a form of the list has the same name', () => {
  expect(fileTitle(source, 'definitions/forms/spring-question.json')).toBe(
    fieldLabels(source, field as unknown as Field).get('spring-question'),
  );
});

test('what a form asks leaves out what visitors agree to, and names a field with the usual question by its kind', () => {
  const fields = [
    { kind: 'consent', id: 'agree', label: '协议' },
    { kind: 'mobile', id: 'mobile' },
  ];
  expect(formQuestions({ fields: fields.slice(1) }, 'zh')).toBe('问“手机号”');
  expect(formQuestions({ fields }, 'zh')).toBe('问“手机号”等 2 个字段');
  const asked = [...fields, { kind: 'text', id: 'name', label: { zh: '姓名，称呼', en: 'Name' } }];
  expect(formQuestions({ fields: asked }, 'zh')).toBe('问“手机号”“姓名，称呼”等 3 个字段');
  expect(formQuestions({ fields: asked }, 'en')).toMatch(/^Asks for “.+”, “姓名，称呼” and 1 more field$/);
  expect(formQuestions({ fields: [] }, 'zh')).toBe('');
});
