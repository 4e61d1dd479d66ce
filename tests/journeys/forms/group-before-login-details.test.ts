import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { launch } from '../../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { asFile, madePhoto } from '../harness/made-photo.ts';
import { violations } from '../harness/page-violations.ts';
import { serveConfig } from '../harness/served-config.ts';
import { phone, Visitor } from '../harness/visitor.ts';

// In `npm test` group-in-browser.test.ts has groups, and examples.test.ts a login inside a form.

/** The call of a config without endpoints.json. */
const leadPath = '/v1/lead';

type Form = { fields: { kind: string; id: string; showWhenAnswers?: unknown }[]; logIn?: unknown };

/** The bilingual example, whose form asks the group first, then the number and its code, and logs in by itself. */
function groupFirst(): string {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-group-first-'));
  cpSync(join(root, 'examples/event-registration'), dir, { recursive: true });
  const file = join(dir, 'definitions/forms/registration.json');
  const form = JSON.parse(readFileSync(file, 'utf8')) as Form;
  const login = readFileSync(join(root, 'examples/cafe-insurance/definitions/forms/quote.json'), 'utf8');
  form.logIn = (JSON.parse(login) as Form).logIn;
  const fieldOf = (kind: string) => form.fields.filter((field) => field.kind === kind);
  const unknown = { 'session.token': false };
  form.fields = [
    ...fieldOf('group').map(({ showWhenAnswers: _, ...group }) => group),
    // A fact of the example asks for it.
    ...fieldOf('choice').map((choice) => ({ ...choice, optional: true })),
    ...fieldOf('personName'),
    { kind: 'mobile', id: 'phone', showWhen: unknown },
    {
      ...{ kind: 'smsCode', id: 'code', showWhen: unknown, mobileField: 'phone', consentField: 'agree' },
      endpoint: 'sendLoginSms',
    },
    ...fieldOf('consent'),
    { kind: 'photo', id: 'card', label: 'Student card', endpoint: 'sendUpload', optional: true },
  ] as unknown as Form['fields'];
  writeFileSync(file, JSON.stringify(form));
  return dir;
}

describe('a form that asks a group of fields first, and logs in after it', () => {
  const dir = groupFirst();
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveConfig>>;
  beforeAll(async () => {
    browser = await launch();
    site = await serveConfig(dir);
  });
  afterAll(async () => {
    await browser.close();
    site.close();
    rmSync(dir, { recursive: true });
  });

  const entry = ({ page }: Visitor, number: number, name = 'Companion') =>
    page.getByRole('group', { name: `${name} ${number}`, exact: true });

  /** Two companions, of whom the second is a child with a height, the visitor's own name and the consent. */
  async function fillIn(visitor: Visitor): Promise<void> {
    const { page } = visitor;
    await visitor.open('/registration?lang=en');
    for (const [at, name] of ['Ben Ash', 'Cleo Ash'].entries()) {
      await page.getByRole('button', { name: 'Add a companion' }).click();
      await entry(visitor, at + 1)
        .getByLabel('Name of the companion')
        .fill(name);
    }
    await entry(visitor, 1).getByText('No', { exact: true }).click();
    await entry(visitor, 2).getByText('Yes', { exact: true }).click();
    await entry(visitor, 2)
      .getByLabel(/^Height/)
      .fill('142');
    await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
    await page.getByRole('checkbox', { name: /I have read/ }).click();
  }
  const companions = [
    { name: 'Ben Ash', child: 'no' },
    { name: 'Cleo Ash', child: 'yes', height: '142' },
  ];
  async function expectEntries(visitor: Visitor, name?: string): Promise<void> {
    const nameIn = (at: number) => visitor.page.locator(`input[name="companions-${at}-name"]`).inputValue();
    await eventually(async () => [await nameIn(1), await nameIn(2)], ['Ben Ash', 'Cleo Ash']);
    expect(await entry(visitor, 2, name).locator('input[name="companions-2-height"]').inputValue()).toBe(
      '142',
    );
    expect(await entry(visitor, 3, name).count()).toBe(0);
  }
  async function askForCode({ page, sandboxRun }: Visitor): Promise<string> {
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(phone);
    await page.getByRole('button', { name: 'Get a code' }).click();
    await eventually(async () => (await sandboxRun.code(phone)) !== undefined, true);
    return (await sandboxRun.code(phone)) ?? '';
  }

  it('keeps the entries over a reload, another language and Back, and sends them with the login', async () => {
    await using visitor = await Visitor.arrive(browser, site.port);
    const { page, sandboxRun } = visitor;
    await fillIn(visitor);
    expect(await violations(visitor)).toEqual([]);
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    await eventually(async () => (await stored()).includes('142'), true);
    await page.reload();
    await visitor.shown();
    await expectEntries(visitor);
    await page.getByRole('link', { name: /简体|中文/ }).click();
    await page.waitForURL(/lang=zh-CN/);
    await visitor.shown();
    await expectEntries(visitor, '同行人');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/lang=en/);
    await visitor.shown();
    await expectEntries(visitor);
    await visitor.open('/privacy');
    await page.goBack();
    await visitor.shown();
    await expectEntries(visitor);
    await page.getByRole('checkbox', { name: /I have read/ }).setChecked(true);
    const code = await askForCode(visitor);
    await page.getByRole('textbox', { name: 'Code by SMS' }).fill(code);
    await page.getByRole('button', { name: 'Register' }).click();
    await visitor.waitForAddress('/thanks');
    const leads = await sandboxRun.leads();
    expect(leads.map(({ fields }) => fields.companions)).toEqual([companions]);
    expect(leads[0]?.fields).toMatchObject({ name: 'Ann Lee', phone });
    expect(visitor.trouble).toEqual([]);
  });

  it('keeps the entries where the code is wrong, and sends them once where the answer to the lead is lost', async () => {
    await using visitor = await Visitor.arrive(browser, site.port);
    const { page, sandboxRun } = visitor;
    await fillIn(visitor);
    const code = await askForCode(visitor);
    const codeField = page.getByRole('textbox', { name: 'Code by SMS' });
    await codeField.fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Register' }).click();
    await eventually(async () => (await sandboxRun.calls('/v1/user/loginSmsCode')).length, 1);
    await eventually(() => codeField.getAttribute('aria-invalid'), 'true');
    await expectEntries(visitor);
    // The lead arrives and its answer is lost: the app sends it again, under the same id.
    await sandboxRun.fail(leadPath, 'lost', 1);
    await codeField.fill(code);
    await page.getByRole('button', { name: 'Register' }).click();
    await visitor.waitForAddress('/thanks');
    const leads = await sandboxRun.leads();
    expect(leads.map(({ fields }) => fields.companions)).toEqual([companions]);
    // The fault has happened.
    const calls = await sandboxRun.calls(leadPath);
    expect(calls.map(({ body }) => body.request_id)).toEqual([leads[0]?.requestId, leads[0]?.requestId]);
  });

  const codeField = ({ page }: Visitor) => page.getByRole('textbox', { name: 'Code by SMS' });
  const agree = ({ page }: Visitor) => page.getByRole('checkbox', { name: /I have read/ });
  const press = ({ page }: Visitor) => page.getByRole('button', { name: 'Register' }).click();
  const unconfirmed = ({ page }: Visitor) => page.getByText('The server has not confirmed it').waitFor();
  const unconfirmedBefore = ({ page }: Visitor) =>
    page.getByText('What you sent last time was not confirmed').waitFor();
  const photo = ({ page }: Visitor) => page.locator('[data-field="card"] img');

  /** Fills all in, takes a photo, logs in with the press; the lead does not get an answer, whatever is tried. */
  async function failAfterLogin(visitor: Visitor, kind: 'lost' | '500'): Promise<void> {
    const { page, sandboxRun } = visitor;
    await fillIn(visitor);
    await page.getByLabel('Student card').setInputFiles(asFile(await madePhoto(page, 400, 300)));
    await eventually(
      async () => (await sandboxRun.uploads()).map((one) => one.received === one.parts),
      [true],
    );
    await sandboxRun.fail(leadPath, kind, 1000);
    await codeField(visitor).fill(await askForCode(visitor));
    await press(visitor);
    await unconfirmed(visitor);
    await expectEntries(visitor);
  }

  /** Everything is there again; the login has stayed, so that its fields are gone. A consent is given anew. */
  async function expectAllKept(visitor: Visitor): Promise<void> {
    await unconfirmedBefore(visitor);
    await expectEntries(visitor);
    expect(await visitor.page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ann Lee');
    expect(await codeField(visitor).count()).toBe(0);
    await photo(visitor).waitFor();
    await agree(visitor).setChecked(true);
  }

  async function expectOneLead({ sandboxRun }: Visitor, number?: string): Promise<void> {
    const leads = await sandboxRun.leads();
    expect(leads.map(({ fields }) => fields.companions)).toEqual([companions]);
    const [upload, ...others] = await sandboxRun.uploads();
    expect(others).toEqual([]);
    expect(leads[0]?.fields).toMatchObject({ name: 'Ann Lee', card: upload?.id });
    expect(leads[0]?.fields.phone).toBe(number);
    expect(upload?.lead).toBe(leads[0]?.requestId);
    const calls = await sandboxRun.calls(leadPath);
    expect(new Set(calls.map(({ body }) => body.request_id)).size).toBe(1);
    expect(await sandboxRun.calls('/v1/user/loginSmsCode')).toHaveLength(1);
  }

  it.each(['500', 'lost'] as const)(
    'keeps entries, photo and login where the lead keeps failing (%s) over reloads, and makes one lead of them',
    async (kind) => {
      await using visitor = await Visitor.arrive(browser, site.port);
      const { page, sandboxRun } = visitor;
      await failAfterLogin(visitor, kind);
      for (let reload = 1; reload <= 2; reload++) {
        await page.reload();
        await visitor.shown();
        await expectAllKept(visitor);
        const before = (await sandboxRun.calls(leadPath)).length;
        await press(visitor);
        await unconfirmed(visitor);
        expect((await sandboxRun.calls(leadPath)).length).toBeGreaterThan(before);
      }
      await page.reload();
      await visitor.shown();
      await expectAllKept(visitor);
      expect(await violations(visitor)).toEqual([]);
      await sandboxRun.set({ faults: [] });
      await press(visitor);
      await visitor.waitForAddress('/thanks');
      await expectOneLead(visitor, phone);
    },
  );

  it('keeps them where the page is killed while the lead is being sent, and makes one lead of them', async () => {
    await using visitor = await Visitor.arrive(browser, site.port);
    const { page, sandboxRun } = visitor;
    await failAfterLogin(visitor, 'lost');
    const sent = page.waitForRequest(`**/api${leadPath}`);
    await press(visitor);
    await sent;
    const next = await visitor.anotherTab();
    await page.close();
    await next.open('/registration?lang=en');
    await expectAllKept(next);
    await sandboxRun.set({ faults: [] });
    await press(next);
    await next.waitForAddress('/thanks');
    // Another tab does not know the number (R-STATE 2); the server does, whose login sends the lead.
    await expectOneLead(next);
  });
});
