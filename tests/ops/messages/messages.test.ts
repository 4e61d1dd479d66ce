import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/check/check-config.ts';
import { run } from '../cli/run-main.ts';

let cwd: string;
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'funnel-messages-'));
  await run(['init', 'new', '--name', 'Ash', '--language', 'en'], { cwd });
});
afterEach(() => rmSync(cwd, { recursive: true }));

const path = (file: string) => join(cwd, 'new', file);
const written = () => JSON.parse(readFileSync(path('definitions/messages.json'), 'utf8')).messages;
const site = (value: object) => writeFileSync(path('definitions/site.json'), JSON.stringify(value));
const funnel = (...args: string[]) => run([...args, '--config', 'new', '--lang', 'en'], { cwd });

describe('funnel messages', () => {
  it('has nothing to say of a language in which every text ships', async () => {
    expect(await funnel('messages')).toMatchObject({ code: 0, stdout: 'en: no message is missing\n' });
    await funnel('messages', '--write');
    expect(existsSync(path('definitions/messages.json'))).toBe(false);
  });

  it('writes every text that a new language lacks, to be translated, and check is content once all are', async () => {
    site({ language: 'de', timeZone: 'Europe/Berlin' });
    const before = await funnel('check');
    expect(before.stdout).toContain('npx funnel messages --write');
    expect((await funnel('messages', '--write')).stdout).toMatch(
      /^definitions\/messages.json has \d{2} more/,
    );
    expect(written()['action.back']).toBe('TODO: Back');
    const untranslated = await funnel('check');
    expect(untranslated.code).toBe(1);
    expect(untranslated.stdout).toContain('message-missing');
    expect(untranslated.stdout).toContain('not translated yet');
    const translated = Object.entries(written()).map(([id, text]) => [
      id,
      String(text).replace('TODO: ', ''),
    ]);
    writeFileSync(
      path('definitions/messages.json'),
      JSON.stringify({ messages: Object.fromEntries(translated) }),
    );
    expect((await funnel('check')).stdout).not.toContain('message-missing');
  });

  it('asks for no text of loans where no block or field of loans is used', async () => {
    site({ language: 'de', timeZone: 'Europe/Berlin' });
    const { messages } = JSON.parse((await funnel('messages', '--json')).stdout);
    expect(Object.keys(messages).length).toBeGreaterThan(60);
    const ofLoans =
      /^(calculator|valuation|product|list)\.|^field\.amount\.(basis|monthly)|^legal\.annualRate/;
    expect(Object.keys(messages).filter((id) => ofLoans.test(id))).toEqual([]);
    expect(Object.keys(messages)).toContain('call.network');
  });

  it('asks for the texts of the blocks and fields that the config has, and for no others', async () => {
    site({ language: 'de', timeZone: 'Europe/Berlin' });
    const areasOf = async () => {
      const { messages } = JSON.parse((await funnel('messages', '--json')).stdout);
      const areas = Object.keys(messages).map((id) =>
        id.replace(/^(field\.[a-zA-Z]+\.|[a-zA-Z]+\.).*/, '$1'),
      );
      return [...new Set(areas)]
        .filter((one) => /^field\.\w+\.|^(lead|step|receipt|upload|sms|video|legal)\./.test(one))
        .sort();
    };
    const before = [
      ...['consent', 'personName', 'phone', 'phoneCountry', 'text'].map((kind) => `field.${kind}.`),
      ...['lead.', 'legal.', 'receipt.'],
    ];
    expect(await areasOf()).toEqual(before.sort());
    const form = JSON.parse(readFileSync(path('definitions/forms/contact.json'), 'utf8'));
    form.fields.unshift(
      { kind: 'photo', id: 'photo' },
      { kind: 'amount', id: 'amount', min: 1, max: 9, step: 1 },
    );
    writeFileSync(path('definitions/forms/contact.json'), JSON.stringify(form));
    expect(await areasOf()).toEqual([...before, 'field.amount.', 'field.photo.', 'upload.'].sort());
    expect((await funnel('messages', '--json')).stdout).not.toMatch(/field\.amount\.(basis|monthly)/);
    form.fields[1].instalment = { termField: 'months' };
    writeFileSync(path('definitions/forms/contact.json'), JSON.stringify(form));
    expect((await funnel('messages', '--json')).stdout).toMatch(
      /field\.amount\.basis.*field\.amount\.monthly/s,
    );
  });

  it('asks for the texts of the default pages, which then show them, with the fields of messages.json', async () => {
    site({ language: 'de', timeZone: 'Europe/Berlin' });
    await funnel('messages', '--write');
    expect(written()).toMatchObject({
      'defaultPage.acceptedText': 'TODO: You can close this page now.',
      'defaultPage.privacyTitle': 'TODO: How we use what you fill in',
    });
    expect(Object.keys(written())).not.toContain('defaultPage.uploads');
    const german: Record<string, string> = {
      'defaultPage.what': 'Was wir erheben',
      'field.personName.label': 'Vor- und Nachname',
      'field.phone.label': 'Rufnummer',
    };
    const messages = Object.fromEntries(
      Object.entries(written()).map(([id, text]) => [id, german[id] ?? String(text).replace('TODO: ', '')]),
    );
    writeFileSync(path('definitions/messages.json'), JSON.stringify({ messages }));
    expect((await funnel('check')).stdout).toMatch(/^0 findings/);
    const privacy = JSON.stringify(readConfig(join(cwd, 'new')).config?.pages.privacy);
    expect(privacy).toContain('"title":"Was wir erheben"');
    expect(privacy).toContain('Vor- und Nachname, Rufnummer');
    const { 'defaultPage.home': _, ...without } = messages;
    writeFileSync(path('definitions/messages.json'), JSON.stringify({ messages: without }));
    expect((await funnel('check')).stdout).toContain('no text for "defaultPage.home"');
  });

  it('asks for the rate of a footer only where a brand has one', async () => {
    site({ language: 'de', timeZone: 'Europe/Berlin' });
    const start = JSON.parse(readFileSync(path('definitions/pages/start.json'), 'utf8'));
    start.body.push({ type: 'legalFooter', id: 'legal', risk: 'None.' });
    writeFileSync(path('definitions/pages/start.json'), JSON.stringify(start));
    expect((await funnel('messages', '--json')).stdout).not.toContain('legal.annualRate');
    writeFileSync(
      path('brands.json'),
      JSON.stringify({ brands: { main: { name: 'Ash', companyName: 'Ash', annualRate: '7.2%' } } }),
    );
    expect((await funnel('messages', '--json')).stdout).toContain('legal.annualRate');
  });

  it('writes the forms by a number that the language has, and check names those that are not translated', async () => {
    const form = JSON.parse(readFileSync(path('definitions/forms/contact.json'), 'utf8'));
    form.fields.unshift({ kind: 'dateRange', id: 'days', from: '2026-01-01', until: '2027-12-31' });
    writeFileSync(path('definitions/forms/contact.json'), JSON.stringify(form));
    site({ language: 'pl', timeZone: 'Europe/Warsaw' });
    await funnel('messages', '--write');
    expect(written()['field.dateRange.nights']).toEqual({
      one: 'TODO: night',
      few: 'TODO: nights',
      many: 'TODO: nights',
      other: 'TODO: nights',
    });
    // One finding names all that wait, the text with forms among them.
    const begun = (await funnel('check')).stdout;
    expect(begun).toMatch(/message-missing +not translated yet \(\d{2}\)/);
    expect(begun).not.toContain('plural-missing');
    const translated = (nights: unknown) =>
      writeFileSync(
        path('definitions/messages.json'),
        JSON.stringify({
          messages: {
            ...Object.fromEntries(
              Object.entries(written()).map(([id, text]) => [id, String(text).replace('TODO: ', '')]),
            ),
            'field.dateRange.nights': nights,
          },
        }),
      );
    translated({ one: 'noc', few: 'noce', many: 'TODO: nights', other: 'nocy' });
    const waiting = (await funnel('check')).stdout;
    expect(waiting).toContain('plural-missing');
    expect(waiting).toContain('the form for "many" is not translated yet');
    translated({ one: 'noc', few: 'noce', many: 'nocy', other: 'nocy' });
    expect((await funnel('check')).stdout).not.toMatch(/plural-|message-missing/);

    rmSync(path('definitions/messages.json'));
    site({ languages: ['en', 'pl', 'ja'], timeZone: 'UTC' });
    await funnel('messages', '--write');
    const nights = written()['field.dateRange.nights'];
    expect(nights).toMatchObject({ en: { one: 'night', other: 'nights' }, ja: 'TODO: nights' });
    expect(Object.keys(nights.pl)).toEqual(['one', 'few', 'many', 'other']);
    // What is there in forms for all languages is left as it is.
    writeFileSync(
      path('definitions/messages.json'),
      JSON.stringify({ messages: { 'field.dateRange.nights': { one: 'n', other: 'n' } } }),
    );
    await funnel('messages', '--write');
    expect(written()['field.dateRange.nights']).toEqual({ one: 'n', other: 'n' });
  });

  it('leaves the texts and the layout of a file that is there as they are', async () => {
    site({ language: 'de', timeZone: 'Europe/Berlin' });
    const own =
      '{\n  "messages": {\n    "sms.wait": "s bis zum nächsten Code",\n    "action.back": "Zurück"\n  }\n}\n';
    writeFileSync(path('definitions/messages.json'), own);
    await funnel('messages', '--write');
    const kept = own.slice(0, own.indexOf('\n  }'));
    expect(readFileSync(path('definitions/messages.json'), 'utf8').startsWith(`${kept},\n    "`)).toBe(true);
    expect(written()['action.close']).toBe('TODO: Close');
    // Once more changes nothing.
    const text = readFileSync(path('definitions/messages.json'), 'utf8');
    expect((await funnel('messages', '--write')).stdout).toBe('de: no message is missing\n');
    expect(readFileSync(path('definitions/messages.json'), 'utf8')).toBe(text);
  });

  it('writes a text for each language of a site with several, and fills in the one that an entry lacks', async () => {
    site({ languages: ['en', 'ar'], timeZone: 'UTC' });
    writeFileSync(
      path('definitions/messages.json'),
      JSON.stringify({ messages: { 'action.close': { en: 'Shut' } } }),
    );
    await funnel('messages', '--write');
    expect(written()['action.close']).toEqual({ en: 'Shut', ar: 'TODO: Close' });
    expect(written()['action.back']).toEqual({ en: 'Back', ar: 'TODO: Back' });
  });

  it('writes over no file that is no JSON, and names it', async () => {
    site({ language: 'de', timeZone: 'Europe/Berlin' });
    writeFileSync(path('definitions/messages.json'), '{ "messages": ');
    const refused = await funnel('messages', '--write');
    expect(refused).toMatchObject({ code: 3 });
    expect(refused.stderr).toContain('definitions/messages.json is not valid JSON');
    expect(readFileSync(path('definitions/messages.json'), 'utf8')).toBe('{ "messages": ');
  });
});

describe('funnel init in a language in which no texts ship', () => {
  it('says how to begin, and what lists the texts to translate', async () => {
    const refused = await run(['init', 'other', '--name', 'Ash', '--language', 'de', '--lang', 'en'], {
      cwd,
    });
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('npx funnel messages --write');
    expect(existsSync(join(cwd, 'other'))).toBe(false);
  });
});
