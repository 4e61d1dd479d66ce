import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** The receipt of a lead that was accepted, or of one that was refused. */
export const receipt = ({ page }: Visitor, of: 'accepted' | 'refused') =>
  page.locator(`main:visible [data-receipt=${of}]`);

/** The words of a page that tells of something that was sent. */
const sentWords = /已收到|已提交|没有提交成功|您的申请|申请进度|编号|收到时间/;

/** The page says nothing of an application, and has a heading all the same. */
export async function expectNothingTold(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.locator('main:visible h1').first().waitFor();
  expect(await page.locator('[data-receipt]').count()).toBe(0);
  expect(await page.locator('main:visible').innerText()).not.toMatch(sentWords);
}

/** Reloads the page, and waits until the app shows it again. */
export async function reload(visitor: Visitor): Promise<void> {
  await visitor.page.reload();
  await visitor.shown();
}
