import { afterAll, describe, expect, it } from 'vitest';
import { headline } from '../../../ops/plan-report/headline.ts';
import { type FileEdit, planOfExample, removeExamples } from '../plan/plan-of-example.ts';

afterAll(removeExamples);

const example = 'plugin-opening-hours';
const definition = 'definitions/plugins/openingHours.json';
const page = 'definitions/pages/start.json';
const plan = (edit: FileEdit) => planOfExample(example, edit);
const told = (edit: FileEdit) => plan(edit).acts.map(({ value, risk }) => [value, risk]);
const withoutPlugin: FileEdit = ({ json, remove }) => {
  remove(definition);
  remove('plugins/openingHours');
  json(page, ({ body }) => body.pop());
};

describe('a plan of an edited plug-in', () => {
  it('names the risk of a file that is added beside its view', () => {
    expect(told(({ text }) => text('plugins/openingHours/more.ts', 'export const more = 1;\n'))).toEqual([
      ['pluginCode openingHours more.ts', 'plugin-changed'],
    ]);
  });

  it('names the risk of a property that is read otherwise', () => {
    const edit: FileEdit = ({ json }) =>
      json(definition, ({ properties }) => {
        properties.days.item.opens.type = 'text';
      });
    expect(told(edit)).toEqual([['plugins openingHours properties days item opens type', 'plugin-changed']]);
  });

  it.each<[string, FileEdit]>([
    [
      'words for operators',
      ({ json }) =>
        json(definition, ({ properties }) => {
          properties.title.about = '题目 | Heading';
          properties.days.item.day.values.sunday = '周日 | Sun';
        }),
    ],
    [
      'what pages are judged by',
      ({ json }) =>
        json(definition, ({ properties }) => {
          properties.title.mostCharacters = 60;
          properties.days.item.name.optional = true;
        }),
    ],
  ])('says that nobody sees %s', (_, edit) => {
    expect(headline(plan(edit), 'en')).toMatch(/^No visitor sees any difference/);
  });

  it('tells of one that is gone with its block as of another page', () => {
    const gone = plan(withoutPlugin);
    expect(gone.acts).toEqual([]);
    expect(gone.pages.map(({ page: id }) => id)).toEqual(['start']);
  });

  it('tells the code of a new one with its block, and says nothing of a risk', () => {
    const added = planOfExample(
      example,
      ({ text, json }) => {
        text('plugins/board/view.tsx', 'export default function Board() {\n  return null;\n}\n');
        json('definitions/plugins/board.json', (value) =>
          Object.assign(value, { id: 'board', about: '看板 | Board', bytes: 500, properties: {} }),
        );
        json(page, ({ body }) => body.push({ type: 'board', id: 'board' }));
      },
      withoutPlugin,
    );
    expect(added.acts.map(({ value, risk }) => [value, risk])).toEqual([['pluginCode board view.tsx', null]]);
    expect(headline(added, 'en')).not.toContain('No risk');
  });
});
