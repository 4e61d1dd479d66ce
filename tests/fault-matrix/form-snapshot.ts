import type { Page } from 'playwright-core';
import { atEachStep, atEachStepAgain } from './form-steps.ts';

/** Control → what it shows, of the visible form. */
export type FormSnapshot = Readonly<Record<string, string>>;

/**
 * What the visitor sees in the form's controls, at all steps. Codes of SMS end with their use, so they are left out.
 * @param isReopened - another document shows the form, at its first step
 */
export async function formSnapshot(page: Page, isReopened = false): Promise<FormSnapshot> {
  const all: Record<string, string> = {};
  await (isReopened ? atEachStepAgain : atEachStep)(page, async () => {
    Object.assign(all, await controlsOf(page));
  });
  return all;
}

/** What the controls of the step that is shown show. */
export const controlsOf = (page: Page): Promise<FormSnapshot> =>
  page.evaluate(() => {
    const shown: Record<string, string> = {};
    const form = [...document.querySelectorAll('form')].find((one) => one.getClientRects().length > 0);
    for (const control of form?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
      const { name, type, value, checked, tagName } = control;
      if (name === 'code') continue;
      if (type === 'radio') {
        if (checked) shown[name] = value;
      } else if (type === 'checkbox') shown[name] = checked ? 'ticked' : '';
      else shown[name] = tagName === 'BUTTON' ? (control.textContent ?? '').trim() : value;
    }
    return shown;
  });

/** A number of the document: another one after a reload. */
export const documentNumber = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const view = window as unknown as { documentNumber?: number };
    view.documentNumber ??= Math.random();
    return view.documentNumber;
  });

/**
 * - `document`: the same document; all answers, except the number and code that a login inside the form has hidden.
 * - `draft`: another document; all but ticks, numbers and codes, which are not stored.
 * - `none`: another document, where nothing may be stored: before a consent.
 */
export type Keeps = 'document' | 'draft' | 'none';

/** A restored answer whose name comes with a list that is loaded when its sheet opens; the lead must have it. */
export const chosen = '已选择';

/** The name of the place may be known in one of the snapshots only. */
const isChosen = (before: string, after = '') =>
  after === chosen || (before === chosen && after !== '' && !/^请/.test(after));

/** The answers that the first snapshot has and the second has not. */
export function lostAnswers(before: FormSnapshot, after: FormSnapshot, keeps: Keeps): string[] {
  if (keeps === 'none') return [];
  return Object.entries(before)
    .filter(([, value]) => value !== '')
    .filter(([name, value]) => keeps === 'document' || !(value === 'ticked' || name === 'phone'))
    .filter(([name]) => name in after || name !== 'phone')
    .filter(([name, value]) => after[name] !== value && !(keeps === 'draft' && isChosen(value, after[name])))
    .map(([name, value]) => `${name}: "${value}" → "${after[name] ?? 'not shown'}"`);
}
