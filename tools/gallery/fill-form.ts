import type { Locator, Page } from 'playwright-core';
import { expandGroups } from '../../runtime/index.ts';
import type { Field, FieldKind, FieldOf, Form } from '../../schemas/index.ts';

type Fill<K extends FieldKind> = (page: Page, control: Locator, field: FieldOf<K>) => Promise<void>;

/** Options to choose, by field; of every other field the first one. */
export type Preferred = ReadonlyMap<string, string>;

const type =
  (value: string) =>
  (_page: Page, control: Locator): Promise<void> =>
    control.fill(value);
const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value));
const check = (_page: Page, control: Locator): Promise<void> => control.check();
/** Presses the label of an option once it stands still, as a visitor does: its radio button lies below. */
const choose = (_page: Page, control: Locator): Promise<void> =>
  control.locator('xpath=ancestor::label').click();

/** A picture of one pixel. */
const smallPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==';

/** Fills in a field of each kind; the person and the numbers are invented. */
const fills: { [K in FieldKind]: Fill<K> } = {
  mobile: type('13812345678'),
  smsCode: type('123456'),
  phone: type('0571-88886666'),
  email: type('wang@example.com'),
  url: type('www.example.com'),
  personName: type('王小明'),
  idCard: type('11010519491231002X'),
  address: type('浙江省杭州市西湖区文三路 1 号 2 幢 301 室'),
  plate: type('浙A12345'),
  text: (_page, control, { maxLength = 200 }) =>
    control.fill('车还在按揭，可以申请吗？大概多久有结果？'.slice(0, maxLength)),
  consent: check,
  choice: choose,
  choices: async (page, control, { atLeast = 1 }) => {
    const boxes = control.locator('xpath=ancestor::fieldset').getByRole('checkbox');
    for (let at = 0; at < atLeast; at++) await choose(page, boxes.nth(at));
  },
  yesNo: choose,
  rating: choose,
  amount: (_page, control, field) =>
    control.fill(String(Math.ceil(within(50000, field) / field.step) * field.step)),
  number: (_page, control, field) => control.fill(String(within(field.decimals === 0 ? 3 : 3.5, field))),
  date: (_page, control, { precision, from, until }) => {
    const day = '2021-06-15' < from ? from : until !== 'today' && '2021-06-15' > until ? until : '2021-06-15';
    return control.fill(precision === 'day' ? day : day.slice(0, 'YYYY-MM'.length));
  },
  dateRange: async (_page, control) => {
    const [first, last] = [control, control.locator('xpath=ancestor::fieldset').locator('input').nth(1)];
    const earliest = (await first.getAttribute('min')) ?? '2026-06-01';
    await first.fill(earliest);
    await last.fill(new Date(Date.parse(earliest) + 86_400_000 * 2).toISOString().slice(0, 10));
  },
  time: async (_page, control, { from }) => void (await control.selectOption(from)),
  // It follows from the others.
  figure: async () => undefined,
  photo: async (_page, control) => {
    const picture = Buffer.from(smallPng, 'base64');
    await control.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: picture });
  },
  signature: async (page, control) => {
    await control.click();
    await page
      .getByLabel(/姓名|name/)
      .first()
      .fill('王小明');
  },
  // Its entries are fields of the form by themselves.
  group: async () => undefined,
  // Nobody sees it.
  hidden: async () => undefined,
  picker: async (page, control, field) => {
    const option = field.options[0]?.value ?? '';
    const isSelect = (await control.evaluate((element) => element.tagName)) === 'SELECT';
    if (isSelect) await control.selectOption(option);
    else {
      await control.click();
      await confirm(page);
    }
  },
  area: async (page, control, { levels }) => {
    await control.click();
    // On the wheel: a suggested city has the same name.
    for (const name of ['浙江省', '杭州市'])
      await inSheet(page).getByRole('option', { name, exact: true }).click();
    if (levels === 3) await inSheet(page).getByRole('listbox').nth(2).getByRole('option').nth(1).click();
    await confirm(page);
  },
  cascade: async (page, control, { levels }) => {
    await control.click();
    for (const _ of levels) await inSheet(page).locator('ul button').first().click();
    await inSheet(page).waitFor({ state: 'detached' });
  },
};

const inSheet = (page: Page): Locator => page.locator('dialog[open]');

async function confirm(page: Page): Promise<void> {
  await inSheet(page).getByText('确定', { exact: true }).click();
  await inSheet(page).waitFor({ state: 'detached' });
}

const fill = <K extends FieldKind>(page: Page, control: Locator, field: FieldOf<K> & { kind: K }) =>
  (fills[field.kind] as Fill<K>)(page, control, field);

/** The form of a page, opened first where it is in a tab. */
export async function showForm(page: Page, form: Form): Promise<Locator> {
  const shown = page.locator(`form[data-form="${form.id}"]`).first();
  for (const tab of await page.getByRole('tab').all()) {
    if (await shown.isVisible()) break;
    await tab.click();
  }
  await shown.waitFor();
  return shown;
}

/** A picker with this option first: that is the one that is chosen. */
const beginningWith = (field: Field, option: string): Field =>
  field.kind === 'picker'
    ? {
        ...field,
        options: [...field.options].sort((a, b) => Number(b.value === option) - Number(a.value === option)),
      }
    : field;

/**
 * Fills in every visible field of the step that is shown; an answer may make fields after it visible.
 * @returns the fields that were there
 */
export async function fillForm(page: Page, form: Form, preferred: Preferred = new Map()): Promise<string[]> {
  const shown = await showForm(page, form);
  const filled: string[] = [];
  for (const field of expandGroups(form).fields) {
    const named = shown.locator(`[name="${field.id}"]`);
    const option = preferred.get(field.id);
    const control =
      option !== undefined && ['choice', 'yesNo', 'rating'].includes(field.kind)
        ? named.and(page.locator(`[value=${JSON.stringify(option)}]`))
        : named.first();
    if ((await control.count()) === 0) continue;
    await fill(page, control, option === undefined ? field : beginningWith(field, option));
    filled.push(field.id);
  }
  return filled;
}
