import { applicant } from '../../journeys/harness/visitor.ts';
import type { Flow } from './flow.ts';
import { check, code, fill, phoneStep, radio, submit } from './steps.ts';

const loggedIn = { within: 'main[data-page=form-package]', text: '' };
const applied = { within: 'main h1, main h2', text: '已收到' };
const { choices } = applicant;
const oneTap = '本机号码一键登录';

export const loanFlows: readonly Flow[] = [
  {
    id: 'login',
    form: 'sms-login',
    title: 'login',
    path: '/login',
    isLoggedIn: false,
    hasSms: true,
    hasConsent: true,
    converts: false,
    call: '/v1/user/loginSmsCode',
    needs: { call: '/v1/user/loginSmsCode', reason: '服务暂时繁忙' },
    lead: null,
    answers: [phoneStep, check('consent'), code],
    textField: { name: 'phone', text: '13812345678' },
    send: submit,
    success: loggedIn,
  },
  {
    id: 'one-tap',
    form: 'sms-login',
    title: 'one-tap login',
    path: '/login',
    isLoggedIn: false,
    hasSms: false,
    hasConsent: true,
    converts: false,
    call: '/v1/user/loginh5',
    needs: { call: '/v1/user/loginh5', reason: '服务暂时繁忙' },
    lead: null,
    answers: [
      check('consent'),
      { name: oneTap, isPassing: true, give: ({ visitor }) => visitor.button(oneTap).waitFor() },
    ],
    textField: { name: 'phone', text: '13812345678' },
    send: ({ visitor }) => visitor.button(oneTap).click(),
    success: loggedIn,
  },
  {
    id: 'loan',
    form: 'form-package',
    title: 'loan form',
    path: '/form-package',
    isLoggedIn: true,
    hasSms: false,
    hasConsent: true,
    converts: true,
    call: '/v3/user/formSave',
    needs: { call: '/v1/region/list', reason: '地区没有加载成功' },
    lead: {
      form: 'form-package',
      fields: {
        name: applicant.name,
        amount: '50000',
        area: '330100',
        occupation: 'none',
        ...applicant.choices,
      },
    },
    // In the order of the steps.
    answers: [
      fill('amount', '50000'),
      radio('term', choices.term),
      { name: 'area', give: ({ visitor }) => visitor.chooseArea('浙江省', '杭州市') },
      check('agreeTerms'),
      { name: 'occupation', give: ({ visitor }) => visitor.field('occupation').selectOption('none') },
      radio('socialInsurance', choices.socialInsurance),
      radio('providentFund', choices.providentFund),
      check('agreeSensitive'),
      radio('house', choices.house),
      radio('car', choices.car),
      radio('creditCard', choices.creditCard),
      radio('creditRecord', choices.creditRecord),
      fill('name', applicant.name),
      check('agreeSharing'),
    ],
    textField: { name: 'amount', text: '50000' },
    lastField: 'name',
    send: submit,
    success: applied,
  },
  {
    id: 'wish',
    form: 'product-wish',
    title: 'product wish',
    path: '/p4-list-download',
    isLoggedIn: true,
    hasSms: false,
    hasConsent: true,
    converts: true,
    call: '/v3/user/formSave',
    needs: { call: '/v3/app/index', reason: '没有加载成功' },
    lead: { form: 'product-wish', fields: { amount: '50000', term: '12' } },
    reachForm: async ({ visitor }) => {
      await visitor.page.locator('main[data-page]:visible h3 button').nth(1).click();
      await visitor.page.waitForURL('**/product-detail*');
      const product = visitor.page.locator('main[data-page=product-detail]');
      // Instead of a form that was sent stands what was sent.
      await product.locator('form, button:text-is("查看结果")').first().waitFor();
    },
    answers: [fill('amount', '50000'), radio('term', '12'), ...['agreeTerms', 'agreeSharing'].map(check)],
    textField: { name: 'amount', text: '50000' },
    send: submit,
    success: applied,
  },
];
