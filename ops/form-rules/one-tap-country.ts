import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { itemsOf, member } from '../json/json-values.ts';

const form = (countries: string) =>
  `"oneTap": { "endpoint": "loginSms", "label": "一键登录", "onResult": { "cases": [{ "code": 200, "finish": "formSaved" }], "otherwise": { "show": { "at": "form", "message": "login.failed" } } } }, "fields": [ { "kind": "mobile", "id": "phone", "countries": ${countries} },`;

/** A form with a login in one tap, which is for numbers of China, whose own number is of other countries alone. */
export const oneTapCountry = defineRule({
  code: 'one-tap-country',
  severity: 'warning',
  scope: 'file',
  doc: {
    what: {
      zh: '表单有一键登录，手机号字段的 countries 里却没有中国',
      en: 'a form has a login in one tap, and its number is of countries without China',
    },
    why: {
      zh: '一键登录由中国的运营商验证，只认中国的号码：访客一键登录的，正是本表单不收的号码',
      en: 'networks of China verify that login, and only their own numbers: it logs in with numbers that this form refuses',
    },
    example: {
      file: 'definitions/forms/sms-login.json',
      at: '"fields": [\n    { "kind": "mobile", "id": "phone" },',
      good: form('["CN", "GB"]'),
      bad: form('["GB"]'),
    },
  },
  run: (project) =>
    filesOf(project, 'forms').flatMap(({ file, value }) => {
      if (member(value, 'oneTap') === undefined) return [];
      return itemsOf(member(value, 'fields')).flatMap((field, index): Violation[] => {
        const countries = member(field, 'countries');
        if (member(field, 'kind') !== 'mobile' || countries === undefined) return [];
        if (itemsOf(countries).includes('CN')) return [];
        return [
          {
            message: {
              zh: '一键登录只认中国的号码，这里却不收',
              en: 'the login in one tap is for numbers of China, which this field does not take',
            },
            help: { zh: '加上 "CN"，或去掉 oneTap', en: 'add "CN", or remove `oneTap`' },
            file,
            pointer: `/fields/${index}/countries`,
          },
        ];
      });
    }),
});
