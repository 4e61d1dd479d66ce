import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../cli/run-main.ts';
import { makeConfig } from './sample-config.ts';

let dir: string;
let remove: () => void;
beforeEach(() => {
  ({ dir, remove } = makeConfig());
});
afterEach(() => remove());

const contact = {
  title: 'Contact us',
  elements: [
    { type: 'text', name: 'name', isRequired: true },
    { type: 'comment', name: 'message' },
  ],
};
const convertOf = (json: unknown, ...args: string[]) => {
  writeFileSync(
    join(dir, 'Contact us.json'),
    typeof json === 'string' ? json : JSON.stringify(json, null, 2),
  );
  return run(['convert', 'Contact us.json', '--from', 'surveyjs', '--lang=en', ...args], { cwd: dir });
};
const written = (path: string) => JSON.parse(readFileSync(join(dir, path), 'utf8')) as unknown;

describe('funnel convert', () => {
  it('writes a form and a page that the check has nothing against, and says what it wrote', async () => {
    const { code, stdout, stderr } = await convertOf(contact);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      '2 of 2 elements converted',
      '  Contact us.json:4:5  text     name → text name',
      '  Contact us.json:9:5  comment  message → text message',
      'wrote definitions/forms/contact-us.json, definitions/pages/contact-us.json',
      'next: read the texts and `purpose`, and give the page an address in definitions/routes.json',
      '',
    ]);
    expect(written('definitions/forms/contact-us.json')).toMatchObject({
      id: 'contact-us',
      endpoint: 'answers',
    });
    expect(written('definitions/pages/contact-us.json')).toMatchObject({
      body: [
        { type: 'brandBar' },
        { type: 'hero', title: 'Contact us' },
        { type: 'form', form: 'contact-us' },
      ],
    });
    const check = await run(['check', '--json'], { cwd: dir });
    const { findings } = JSON.parse(check.stdout) as { findings: { code: string }[] };
    // Nobody reaches the page before it has a route.
    expect(new Set(findings.map((one) => one.code))).toEqual(new Set(['id-unused']));
  });

  it('the exit code is 1 where an element was not converted, and the list says why and what is nearest', async () => {
    const { code, stdout } = await convertOf({
      elements: [...contact.elements, { type: 'ranking', name: 'best', choices: ['a', 'b'] }],
    });
    expect(code).toBe(1);
    expect(stdout).toContain(
      'not converted\n  Contact us.json:12:5  ranking best: an order that the visitor makes; nearest: a field `choice` for each row\n',
    );
  });

  it('writes nothing where no field is left', async () => {
    const { code, stdout } = await convertOf({ elements: [{ type: 'html', name: 'x', html: '<b>x</b>' }] });
    expect(code).toBe(1);
    expect(stdout).toContain('no field is left to write, and nothing was written\n');
    expect(existsSync(join(dir, 'definitions/forms/contact-us.json'))).toBe(false);
  });

  it('refuses to write over a file, also where only the page is there', async () => {
    const thanks = readFileSync(join(dir, 'definitions/pages/thanks.json'), 'utf8');
    const mine = thanks.replace('"id": "thanks"', '"id": "contact-us"');
    writeFileSync(join(dir, 'definitions/pages/contact-us.json'), mine);
    const { code, stderr } = await convertOf(contact);
    expect(code).toBe(3);
    expect(stderr).toBe(
      'funnel: definitions/pages/contact-us.json is there already, nothing was written; choose another name with --name\n',
    );
    expect(readFileSync(join(dir, 'definitions/pages/contact-us.json'), 'utf8')).toBe(mine);
    expect(existsSync(join(dir, 'definitions/forms/contact-us.json'))).toBe(false);
    expect(await convertOf(contact, '--name', 'contact-two')).toMatchObject({ code: 0 });
  });

  it('writes into another folder, and leaves the config as it is', async () => {
    mkdirSync(join(dir, 'elsewhere'));
    const before = readdirSync(join(dir, 'definitions/forms'));
    expect(await convertOf(contact, '--into', 'elsewhere', '--name', 'it')).toMatchObject({ code: 0 });
    expect(readdirSync(join(dir, 'definitions/forms'))).toEqual(before);
    expect(written('elsewhere/definitions/forms/it.json')).toMatchObject({ id: 'it' });
  });

  it('--json prints the format funnel.convert/1 with the places in the file', async () => {
    const { stdout } = await convertOf(
      { elements: [...contact.elements, { type: 'file', name: 'cv' }] },
      '--json',
    );
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ format: 'funnel.convert/1', file: 'Contact us.json', from: 'surveyjs', elements: 3, converted: 2 },
      written: ['definitions/forms/contact-us.json', 'definitions/pages/contact-us.json'],
      fields: [{ name: 'name', kind: 'text', id: 'name', line: 3, column: 5 }, {}],
      losses: [{ what: 'file', name: 'cv', whole: true, near: null, line: 12 }],
      form: { id: 'contact-us' },
    });
  });

  it.each([
    ['no JSON', '{\n  "elements": [,]\n}', 'Contact us.json:2:16: '],
    ['another format', '{ "fields": [] }', 'Contact us.json:1:1: this is no form of surveyjs'],
  ])('a file with %s is an error with its place', async (_, text, message) => {
    const { code, stderr, stdout } = await convertOf(text);
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain(`funnel: ${message}`);
  });

  it.each([
    ['no format', ['convert', 'x.json'], '--from is missing; there are: surveyjs, rjsf'],
    ['an unknown format', ['convert', 'x.json', '--from', 'surveyj'], 'did you mean "surveyjs"?'],
    [
      'a name with capitals',
      ['convert', 'x.json', '--from', 'rjsf', '--name', 'Big'],
      'a name has small letters',
    ],
    [
      'an endpoint that logs in',
      ['convert', 'x.json', '--from', 'rjsf', '--endpoint', 'loginSms'],
      'there are: answers',
    ],
  ])('%s is wrong usage', async (_, args, message) => {
    const { code, stderr } = await run([...args, '--lang=en'], { cwd: dir });
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  it('a config without an endpoint for a whole form cannot take one', async () => {
    const path = join(dir, 'definitions/endpoints.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/,\s*"answers": \{[^}]*\}/, ''));
    const { code, stderr } = await convertOf(contact);
    expect(code).toBe(3);
    expect(stderr).toContain('the config has no endpoint to send to');
  });
});
