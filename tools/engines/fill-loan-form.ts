import { chooseInSheet, isShown, pressText, setValue, tick } from './engine-actions.ts';
import type { EngineTab } from './engine-tab.ts';

/** Leaves a step, and waits for the next one. */
export async function nextStep(tab: EngineTab, number: number): Promise<void> {
  await pressText(tab, '下一步');
  await isShown(tab, `第 ${number} 步`);
}

/** Fills the loan form up to its button. */
export async function fillLoanForm(tab: EngineTab): Promise<void> {
  await tab.type('[name=amount]', '50000');
  await tick(tab, 'term', '12');
  await chooseInSheet(tab, 'area', ['浙江省', '杭州市', '确定']);
  await tick(tab, 'agreeTerms');
  await nextStep(tab, 2);
  await setValue(tab, '[name=occupation]', 'none');
  for (const name of ['socialInsurance', 'providentFund']) await tick(tab, name, 'none');
  await tick(tab, 'agreeSensitive');
  await nextStep(tab, 3);
  for (const name of ['house', 'car', 'creditCard']) await tick(tab, name, 'none');
  await tick(tab, 'creditRecord', 'good');
  await nextStep(tab, 4);
  await tab.type('[name=name]', '王小明');
  await tick(tab, 'agreeSharing');
}
