import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf } from '../../../tools/peer-examples/print-table.ts';
import { examplesIn, readExamples } from '../../../tools/peer-examples/read-examples.ts';
import { converted } from '../../ops/convert/sample-config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'funnel-peer-examples-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', '{}');
  write(
    'node_modules/survey-core/llms/survey-json-authoring.md',
    '### `text`\n\nWords.\n\n```json\n{ "type": "text", "name": "a" }\n```\n\n**A survey**\n\n```json\n{ "pages": [] }\n```\n',
  );
  const tests = (name: string, body: string) =>
    write(
      `node_modules/@rjsf/snapshot-tests/lib/${name}.js`,
      `import { jsx as _jsx } from "react/jsx-runtime";\nvi.mock('x', async () => ({}));\nexport function ${name}(Form) {\n${body}\n}\n`,
    );
  const shown = `test('a text', async () => {
    const { asFragment } = render(_jsx(Form, { schema: { type: 'string' }, uiSchema: { 'ui:help': 'x' }, validator: validator }));
    expect(asFragment()).toMatchSnapshot();
  });`;
  tests('formTests', `describe('single fields', () => { beforeEach(() => {}); ${shown} });`);
  // Shown twice, it is one example.
  tests('objectTests', shown);
  tests('arrayTests', '');
  tests('gridTests', '');
  write('node_modules/@jsonforms/examples/package.json', '{ "main": "index.js" }');
  write(
    'node_modules/@jsonforms/examples/index.js',
    "exports.getExamples = () => [{ name: 'one', schema: { type: 'object' }, uischema: { rule: { validate() {} } } }];",
  );
  write('own/b.json', '{ "questions": [] }');
  write('own/a.json', '{ "questions": [1] }');
  write('own/notes.txt', 'no survey');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the examples of other companies', () => {
  it('are what the packages show: the JSON of a guide, what tests render, what functions return', () => {
    expect(readExamples(folder)).toEqual([
      { format: 'surveyjs', name: 'text', json: { elements: [{ type: 'text', name: 'a' }] } },
      { format: 'surveyjs', name: 'A survey', json: { pages: [] } },
      {
        format: 'rjsf',
        name: 'a text',
        json: { schema: { type: 'string' }, uiSchema: { 'ui:help': 'x' } },
      },
      { format: 'jsonforms', name: 'one', json: { schema: { type: 'object' }, uischema: { rule: {} } } },
    ]);
  });

  it('those of a folder are its JSON files by name', () => {
    expect(examplesIn(join(folder, 'own'), 'formbricks').map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

describe('the table of the examples', () => {
  it('has a row for each, and the sums of each format', () => {
    const text = { type: 'text', name: 'a' };
    const whole = converted({ elements: [text] }, 'surveyjs');
    const part = converted({ elements: [text, { type: 'file', name: 'b' }] }, 'surveyjs');
    const none = converted({ elements: [{ type: 'file', name: 'b' }] }, 'surveyjs');
    const visited = { rendered: 1, sent: 1, trouble: '' };
    const table = tableOf([
      { format: 'surveyjs', name: 'whole', result: whole, visited },
      {
        format: 'surveyjs',
        name: 'part',
        result: part,
        visited: { ...visited, sent: 0, trouble: 'refused' },
      },
      { format: 'surveyjs', name: 'none', result: none, visited: null },
    ]);
    const cells = table.split('\n').map((line) => line.split(/\s{2,}/));
    expect(cells[2]).toEqual(['surveyjs', 'part', '2', '1', '1', '1', '0', 'refused']);
    expect(cells[3]).toEqual(['surveyjs', 'none', '1', '0', '0', '–', '–']);
    expect(cells[6]).toEqual(['surveyjs', '3', '1', '1', '1', '4', '2', '2', '1', '2', '2', '1']);
  });
});
