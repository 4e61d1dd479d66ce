import { expect, test } from 'vitest';
import { riskGroupsOf } from '../../../ops/plan/risk-groups.ts';
import { riskSentences } from '../../../ops/plan-report/sentences.ts';
import { compared, type Draft, type Edit, edited, shipped } from './plan-of-edit.ts';

const consentOf = (form: Draft): Draft => form.fields.find(({ kind }: Draft) => kind === 'consent');
const groupsOf = (...edits: readonly Edit[]) =>
  riskGroupsOf(
    compared(
      shipped,
      edited(shipped, (config) => {
        for (const edit of edits) edit(config);
      }),
    ),
  );
const toldOf = (...edits: readonly Edit[]) =>
  groupsOf(...edits).map(({ risk, edits: by, risks }) => ({
    risk,
    by: by.map(({ what }) => what),
    pages: risks.map(({ page }) => page).sort(),
  }));

const otherConsent: Edit = ({ forms }) => {
  consentOf(forms['sms-login']).text = '我已阅读并同意下列文件';
};
const loginPages = 'login login-kuaishou login-tengxun login-v2 login-v3 login-v4 single-sign'.split(' ');

test('one consent of a form that several pages show is one risk with all of them', () => {
  expect(toldOf(otherConsent)).toEqual([
    { risk: 'terms-changed', by: ['forms sms-login fields'], pages: loginPages },
  ]);
});

test('it says what is lost once, and on how many pages', () => {
  const [group] = groupsOf(otherConsent);
  if (!group) throw new Error('no risk');
  const told = (language: 'zh' | 'en') =>
    riskSentences(group, { language, names: null, file: () => undefined })[0]?.parts.what;
  expect(told('zh')).toMatch(
    /^协议.*未注册手机号将自动创建账号。我已阅读并同意 → 我已阅读并同意下列文件（7 个页面）$/,
  );
  expect(told('en')).toMatch(/ → 我已阅读并同意下列文件 \(on 7 pages\)$/);
});

test('an edit of one of these pages that takes nothing away is no cause of it', () => {
  const otherTitle: Edit = ({ pages }) => {
    pages.login.title = '另一个标题';
  };
  expect(toldOf(otherConsent, otherTitle)).toEqual(toldOf(otherConsent));
});

test('what two forms lose are two risks', () => {
  const another: Edit = ({ forms }) => {
    consentOf(forms['form-package']).text = '我已阅读并同意下列文件';
  };
  const edits = toldOf(otherConsent, another).map(({ by }) => by);
  expect(edits.sort()).toEqual([['forms form-package fields'], ['forms sms-login fields']]);
});

test('an edit of rows by which the same visitors end elsewhere is no cause of what a page loses', () => {
  const elsewhere: Edit = ({ destinations }) => {
    destinations.success.otherwise.go = 'not-found';
  };
  const terms = toldOf(otherConsent, elsewhere).filter(({ risk }) => risk === 'terms-changed');
  expect(terms).toEqual(toldOf(otherConsent));
});
