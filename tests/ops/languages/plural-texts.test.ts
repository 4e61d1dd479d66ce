import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/check/check-config.ts';
import { root } from '../../../publish/environment/settings.ts';
import { pageBundleOf } from '../../../publish/site-data/site-data.ts';
import type { Config } from '../../../schemas/index.ts';
import { askForNumberOfPeople } from '../../harness/number-of-people.ts';
import { run } from '../cli/run-main.ts';

const folders: string[] = [];
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

const en = { count: 'answer.people', one: 'One seat is kept', other: '{answer.people} seats are kept' };

/** A copy of the bilingual example with a page that says how many seats are kept. */
function withSeats(title: unknown, languages = ['zh-CN', 'en']): string {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-plurals-'));
  folders.push(dir);
  cpSync(join(root, 'examples/event-registration'), dir, { recursive: true });
  askForNumberOfPeople(dir);
  const site = join(dir, 'definitions/site.json');
  writeFileSync(site, readFileSync(site, 'utf8').replace('["zh-CN", "en"]', JSON.stringify(languages)));
  const page = {
    id: 'thanks',
    outcomes: ['goHome'],
    answers: [{ form: 'registration', field: 'people', fallback: { 'zh-CN': '几', en: 'your' } }],
    body: [{ type: 'status', id: 'state', state: 'success', title }],
  };
  writeFileSync(join(dir, 'definitions/pages/thanks.json'), JSON.stringify(page));
  return dir;
}
const title = (english: unknown) => ({ 'zh-CN': '留了 {answer.people} 个座位', en: english });
const own = ['plural-', 'placeholder-', 'schema-'];
const findingsOf = (dir: string) =>
  readConfig(dir)
    .diagnostics.filter(
      ({ code, file }) => file.endsWith('thanks.json') && own.some((one) => code.startsWith(one)),
    )
    .map(({ code, pointer, message }) => [code, pointer, message.en]);

describe('a text with forms by a number', () => {
  it('is the form for other numbers in the page, and the page brings the others along in that language alone', () => {
    const { wellFormed } = readConfig(withSeats(title(en)));
    const config = wellFormed as Config;
    const english = config.inLanguages?.en as Config;
    expect(english.pages.thanks?.body[0]).toMatchObject({ title: en.other });
    expect(pageBundleOf(english, 'thanks').plurals).toEqual({ language: 'en', forms: { [en.other]: en } });
    expect(pageBundleOf(config, 'thanks')).not.toHaveProperty('plurals');
    expect(pageBundleOf(english, 'privacy')).not.toHaveProperty('plurals');
  });

  it('is judged in each of its forms, at that form', () => {
    const wrong = { ...en, one: 'One {seat} is kept' };
    expect(findingsOf(withSeats(title(wrong)))).toEqual([
      ['placeholder-unknown', '/body/0/title/en/one', 'no placeholder "{seat}"'],
    ]);
    const long = { ...en, one: 'x'.repeat(700) };
    expect(findingsOf(withSeats(title(long)))).toEqual([
      ['schema-max-length', '/body/0/title/en/one', expect.stringMatching(/at most/)],
    ]);
  });

  it('has the forms of its language, and no others', () => {
    expect(findingsOf(withSeats(title({ count: 'answer.people', other: '{answer.people} seats' })))).toEqual([
      ['plural-missing', '/body/0/title/en', 'no form for "one"'],
    ]);
    expect(findingsOf(withSeats(title({ ...en, few: 'Some seats' })))).toEqual([
      ['plural-needless', '/body/0/title/en/few', 'the language has no form for "few"'],
    ]);
  });

  it('names a number of the page', () => {
    const { count: _, ...uncounted } = en;
    expect(findingsOf(withSeats(title(uncounted)))).toEqual([
      ['plural-count', '/body/0/title/en', 'it has no `count`'],
    ]);
    expect(findingsOf(withSeats(title({ ...en, count: 'answer.peple' })))).toEqual([
      ['plural-count', '/body/0/title/en/count', '"answer.peple" is no number'],
    ]);
  });

  it('counts what its own page counts, whatever another page writes the same text for', () => {
    const dir = withSeats(title(en));
    const thanks = JSON.parse(readFileSync(join(dir, 'definitions/pages/thanks.json'), 'utf8'));
    const many = { ...en, one: 'Your seat is kept' };
    const twin = { ...thanks, id: 'twin', body: [{ ...thanks.body[0], title: title(many) }] };
    writeFileSync(join(dir, 'definitions/pages/twin.json'), JSON.stringify(twin));
    const english = readConfig(dir).wellFormed?.inLanguages?.en as Config;
    expect(pageBundleOf(english, 'thanks').plurals?.forms).toEqual({ [en.other]: en });
    expect(pageBundleOf(english, 'twin').plurals?.forms).toEqual({ [en.other]: many });
  });

  it('has no other text of its page beside it with the same form for other and another one', () => {
    const dir = withSeats(title(en));
    const file = join(dir, 'definitions/pages/thanks.json');
    const page = JSON.parse(readFileSync(file, 'utf8'));
    const second = (own: unknown) => {
      const body = [page.body[0], { ...page.body[0], id: 'second', title: title(own) }];
      writeFileSync(file, JSON.stringify({ ...page, body }));
      return findingsOf(dir);
    };
    expect(second({ other: en.other, one: en.one, count: en.count })).toEqual([]);
    expect(second({ ...en, one: 'Your seat is kept' })).toEqual([
      [
        'plural-alike',
        '/body/1/title/en',
        '/body/0/title/en has the same form for "other", and others beside it',
      ],
    ]);
  });

  it('is told by plan where it counts something else', async () => {
    const [before, after] = ['people', 'nights'].map((field) => {
      const dir = withSeats(title({ ...en, count: `answer.${field}` }));
      const form = join(dir, 'definitions/forms/registration.json');
      const { fields, ...rest } = JSON.parse(readFileSync(form, 'utf8'));
      const people = fields.find(({ id }: { id: string }) => id === 'people');
      writeFileSync(form, JSON.stringify({ ...rest, fields: [...fields, { ...people, id: 'nights' }] }));
      const file = join(dir, 'definitions/pages/thanks.json');
      const page = JSON.parse(readFileSync(file, 'utf8'));
      const answers = [...page.answers, { ...page.answers[0], field: 'nights' }];
      writeFileSync(file, JSON.stringify({ ...page, answers }));
      return dir;
    });
    const { stdout } = await run(['plan', before ?? '', '--config', after ?? '', '--lang=en']);
    expect(stdout).toContain('count: answer.nights');
  });

  it('is told by plan in all of its forms', async () => {
    const [before, after] = [en, { ...en, one: 'A seat is kept' }].map((one) => withSeats(title(one)));
    const { stdout } = await run(['plan', before ?? '', '--config', after ?? '', '--lang=en']);
    expect(stdout).toContain('A seat is kept');
  });
});

describe('the messages that ship in English', () => {
  const nights = { kind: 'dateRange', id: 'stay', label: 'Stay' };
  const bundleOf = (language: string, own: Record<string, string> = {}) => {
    const { config } = readConfig(join(root, 'examples/bike-repair'));
    const { forms, messages, site } = config as Config;
    const [name = '', form] = Object.entries(forms)[0] ?? [];
    const changed = {
      ...(config as Config),
      site: { ...site, language },
      messages: { ...messages, messages: { ...messages.messages, ...own } },
      forms: { ...forms, [name]: { ...form, fields: [nights] } },
    } as Config;
    return pageBundleOf(changed, 'booking');
  };

  it('have their forms in a page that shows them, unless the config writes another text', () => {
    expect(bundleOf('en-GB').plurals?.forms).toEqual({
      'field.dateRange.nights': { one: 'night', other: 'nights' },
    });
    expect(bundleOf('en-GB', { 'field.dateRange.nights': 'nts' })).not.toHaveProperty('plurals');
  });
});
