import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Format } from '../../ops/index.ts';

/** One form of another company, as JSON. */
export interface Example {
  format: Format;
  name: string;
  /** The file that a person would have. */
  json: unknown;
}

/** Functions and dates are no JSON; what is left is what a file could hold. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** The JSON examples of the authoring guide that survey-core carries: each block that is a survey of its own. */
function surveyjsExamples(folder: string): Example[] {
  const guide = readFileSync(join(folder, 'node_modules/survey-core/llms/survey-json-authoring.md'), 'utf8');
  const blocks = [
    ...guide.matchAll(/(?:^|\n)(?:#+ `?([^\n`]+)`?|\*\*([^\n*]+)\*\*)\n|```json\n([\s\S]*?)```/g),
  ];
  let heading = '';
  return blocks.flatMap(([, title, bold, block]): Example[] => {
    if (block === undefined) {
      heading = title ?? bold ?? heading;
      return [];
    }
    const json: unknown = JSON.parse(block);
    // A single question is shown as it stands in a page.
    const survey = isSurvey(json) ? json : { elements: [json] };
    return [{ format: 'surveyjs', name: heading, json: survey }];
  });
}

const isSurvey = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ('pages' in json || 'elements' in json);

/** Every form that the snapshot tests of react-jsonschema-form render, with its uiSchema. */
function rjsfExamples(folder: string): Example[] {
  const lib = join(folder, 'node_modules/@rjsf/snapshot-tests/lib');
  return ['formTests', 'objectTests', 'arrayTests', 'gridTests'].flatMap((file) =>
    formsOfTests(readFileSync(join(lib, `${file}.js`), 'utf8'), file),
  );
}

/** Runs tests without a browser: what they would render is written down instead. */
function formsOfTests(source: string, name: string): Example[] {
  const found: Example[] = [];
  const titles: string[] = [];
  const within = (title: string, body: () => unknown) => {
    titles.push(title);
    body();
    titles.pop();
  };
  const anything: unknown = new Proxy(() => anything, { get: () => anything, apply: () => anything });
  const props = (_: unknown, written: { schema?: unknown; uiSchema?: unknown }) => {
    if (written.schema === undefined) return;
    const { schema, uiSchema } = written;
    found.push({ format: 'rjsf', name: titles.join(', '), json: asJson({ schema, uiSchema }) });
  };
  const body = source.replace(/^import .*$/gm, '').replace(/^export function/gm, 'function');
  const globals = {
    ...{
      describe: within,
      test: within,
      it: within,
      beforeAll: () => {},
      afterAll: () => {},
      beforeEach: () => {},
      afterEach: () => {},
    },
    ...{ vi: anything, expect: anything, validator: anything, _jsx: props, LOOKUP_MAP_NAME: 'lookup' },
    ...{ bracketNameGenerator: anything, dotNotationNameGenerator: anything },
    render: () => ({ asFragment: () => anything }),
  };
  runInNewContext(`${body}\n${name}('Form', {});`, globals);
  return found;
}

/** The examples of JSON Forms. */
function jsonFormsExamples(folder: string): Example[] {
  const load = createRequire(join(folder, 'package.json'));
  const { getExamples } = load('@jsonforms/examples') as {
    getExamples: () => { name: string; schema: unknown; uischema: unknown }[];
  };
  return getExamples().map(({ name, schema, uischema }) => ({
    format: 'jsonforms',
    name,
    json: asJson({ schema, uischema }),
  }));
}

/** Surveys in a folder of one’s own: Formbricks publishes none on npm. */
export function examplesIn(folder: string, format: Format): Example[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      format,
      name: file.slice(0, -'.json'.length),
      json: JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown,
    }));
}

/** The examples of every package, in the order of the packages; those that are shown twice count once. */
export function readExamples(folder: string): Example[] {
  const all = [...surveyjsExamples(folder), ...rjsfExamples(folder), ...jsonFormsExamples(folder)];
  return [...new Map(all.map((one) => [`${one.format} ${JSON.stringify(one.json)}`, one])).values()];
}
