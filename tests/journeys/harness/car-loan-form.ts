import { phone, type Visitor } from './visitor.ts';

export const car = {
  area: '330100',
  plate: '浙A12345',
  model: 'yuantu/yuantu-sedan/yuantu-sedan-2',
  registered: '2021-06',
  mileage: '3.5',
};

export const carLoanState = 'owned';
export const term = '24';
export const shortAnswers = {
  ...car,
  carLoanState,
  amount: '100000',
  agreeTerms: '1',
  agreeCar: '1',
  agreeSharing: '1',
};

/** The questions about the car of a valuation. */
export async function fillCar(visitor: Visitor): Promise<void> {
  await visitor.chooseArea('浙江省', '杭州市');
  await visitor.chooseModel('远途', '紧凑型轿车', '1.5T 自动舒适版');
  await visitor.field('registered').fill(car.registered);
  await visitor.field('mileage').fill(car.mileage);
}

/** Every question of a car loan, except the number and the code; the short form of /ks-carloan has no term. */
export async function fillCarLoan(
  visitor: Visitor,
  choices: Record<string, string> = { carLoanState, term },
): Promise<void> {
  await fillCar(visitor);
  await visitor.field('plate-province').click();
  await visitor.page.getByRole('option', { name: '浙', exact: true }).click();
  await visitor.field('plate').fill('a·12345');
  await visitor.field('amount').fill('100000');
  for (const [name, value] of Object.entries(choices)) {
    await visitor.page.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });
  }
  for (const name of ['agreeTerms', 'agreeCar', 'agreeSharing']) await visitor.field(name).check();
}

/** The number, and the code that was sent to it. */
export async function fillCode(visitor: Visitor): Promise<string> {
  await visitor.field('phone').fill(phone);
  await visitor.askForCode();
  const code = (await visitor.sandboxRun.code(phone)) ?? '';
  await visitor.field('code').fill(code);
  return code;
}
