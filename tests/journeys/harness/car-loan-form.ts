import { phone, type Visitor } from './visitor.ts';

export const car = {
  area: '330100',
  plate: '浙A12345',
  model: 'yuantu/yuantu-sedan/yuantu-sedan-2',
  registered: '2021-06',
  mileage: '3.5',
};

const carLoanState = 'owned';
export const term = '24';
export const shortAnswers = {
  ...car,
  carLoanState,
  amount: '100000',
  agreeTerms: '1',
  agreeCar: '1',
  agreeSharing: '1',
};

const carAnswers = (visitor: Visitor) => ({
  area: () => visitor.chooseArea('浙江省', '杭州市'),
  model: () => visitor.chooseModel('远途', '紧凑型轿车', '1.5T 自动舒适版'),
  registered: () => visitor.field('registered').fill(car.registered),
  mileage: () => visitor.field('mileage').fill(car.mileage),
});

/** The questions about the car of a valuation. */
export const fillCar = (visitor: Visitor): Promise<void> => visitor.fillSteps(carAnswers(visitor));

/**
 * Every question of a car loan, except the number and the code, to the last step; the short form of /ks-carloan has no
 * term.
 * @param more - further answers, by field
 */
export const fillCarLoan = (
  visitor: Visitor,
  more: Readonly<Record<string, () => Promise<unknown>>> = {},
): Promise<void> =>
  visitor.fillSteps({
    ...carAnswers(visitor),
    plate: async () => {
      await visitor.field('plate-province').click();
      await visitor.page.getByRole('option', { name: '浙', exact: true }).click();
      await visitor.field('plate').fill('a·12345');
    },
    amount: () => visitor.field('amount').fill('100000'),
    carLoanState: () => visitor.choose('carLoanState', carLoanState),
    term: () => visitor.choose('term', term),
    ...visitor.ticks('agreeTerms', 'agreeCar', 'agreeSharing'),
    ...more,
  });

/** The number, and the code that was sent to it. */
export async function fillCode(visitor: Visitor): Promise<string> {
  await visitor.field('phone').fill(phone);
  await visitor.askForCode();
  const code = (await visitor.sandboxRun.code(phone)) ?? '';
  await visitor.field('code').fill(code);
  return code;
}
