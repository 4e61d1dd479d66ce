import { car } from '../../journeys/harness/car-loan-form.ts';
import type { Visit } from '../visit.ts';
import type { AnswerStep, Flow } from './flow.ts';
import { check, code, fill, phoneStep, radio, submit } from './steps.ts';

const area: AnswerStep = { name: 'area', give: ({ visitor }) => visitor.chooseArea('浙江省', '杭州市') };
const model: AnswerStep = {
  name: 'model',
  give: ({ visitor }) => visitor.chooseModel('远途', '紧凑型轿车', '1.5T 自动舒适版'),
};
const registered = fill('registered', car.registered);
const mileage = fill('mileage', car.mileage);
const province: AnswerStep = {
  name: 'plate-province',
  give: async ({ visitor }: Visit) => {
    await visitor.field('plate-province').click();
    await visitor.page.getByRole('option', { name: '浙', exact: true }).click();
  },
};
/** In the order of the steps; the number and the code come before the last consent. */
const answers: readonly AnswerStep[] = [
  area,
  model,
  fill('amount', '100000'),
  check('agreeTerms'),
  province,
  fill('plate', 'A12345'),
  registered,
  mileage,
  radio('carLoanState', 'owned'),
  check('agreeCar'),
  radio('term', '24'),
];
const sharing = check('agreeSharing');
const fields = {
  ...car,
  carLoanState: 'owned',
  term: '24',
  amount: '100000',
  agreeTerms: '1',
  agreeCar: '1',
  agreeSharing: '1',
};
const carLoan = {
  path: '/carloan',
  hasConsent: true,
  converts: true,
  call: '/v3/user/formSave',
  textField: { name: 'amount', text: '100000' },
  send: submit,
  success: { within: 'main h1, main h2', text: '车贷申请已收到' },
} as const;

export const carFlows: readonly Flow[] = [
  {
    ...carLoan,
    id: 'car-login',
    form: 'carloan',
    title: 'car form with login',
    isLoggedIn: false,
    hasSms: true,
    needs: { call: '/v1/user/loginSmsCode', reason: '服务暂时繁忙' },
    lead: { form: 'carloan', fields },
    answers: [...answers, phoneStep, code, sharing],
  },
  {
    ...carLoan,
    id: 'car',
    form: 'carloan',
    title: 'car form logged in',
    isLoggedIn: true,
    hasSms: false,
    lastField: 'term',
    needs: { call: '/v1/car/models', reason: '选项没有加载成功' },
    lead: { form: 'carloan', fields },
    answers: [...answers, sharing],
  },
  {
    id: 'question',
    form: 'car-question',
    title: 'question',
    path: '/car-problem',
    isLoggedIn: false,
    hasSms: true,
    hasConsent: true,
    converts: false,
    call: '/v3/user/formSave',
    needs: { call: '/v1/user/loginSmsCode', reason: '服务暂时繁忙' },
    lead: {
      form: 'car-question',
      fields: { topic: 'cost', question: '抵押登记费由谁付？' },
    },
    answers: [
      { name: 'topic', give: ({ visitor }) => visitor.field('topic').selectOption('cost') },
      fill('question', '抵押登记费由谁付？'),
      check('agreeTerms'),
      phoneStep,
      code,
    ],
    textField: { name: 'question', text: '抵押登记费由谁付？' },
    send: submit,
    success: { within: 'form [role=status]', text: '问题已收到' },
  },
  {
    id: 'valuation',
    form: 'car-valuation',
    title: 'valuation',
    path: '/car-valuation',
    isLoggedIn: false,
    hasSms: false,
    hasConsent: false,
    converts: false,
    call: '/v1/car/valuation',
    needs: { call: '/v1/car/valuation', reason: '估价结果无法显示' },
    lead: null,
    estimateOf: { model: car.model, registered: car.registered, mileage: car.mileage, area: car.area },
    answers: [model, registered, mileage, area],
    textField: { name: 'mileage', text: car.mileage },
    send: submit,
    success: { within: 'main h2', text: '估价区间' },
  },
];
