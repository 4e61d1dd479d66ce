import { defineRule } from '../config/rule.ts';
import { list, quote } from '../text/text.ts';
import { pagesWith, reachableFrom } from './pages-after-form.ts';

const answers = '"answers": [{ "form": "sms-login", "field": "name", "fallback": "您" }],';

/** A page says an answer of a form that no visitor can have met on the way there. */
export const answerNotBefore = defineRule({
  code: 'answer-not-before',
  severity: 'error',
  scope: 'site',
  doc: {
    what: {
      zh: '页面 answers 里的表单，在到达这一页的路上不会出现',
      en: 'a form among the `answers` of a page that no visitor meets on the way there',
    },
    why: {
      zh: '没有访客答过，所有人看到的都是代替它的文字',
      en: 'nobody has answered it: everybody reads the fallback',
    },
    example: {
      file: 'definitions/pages/login.json',
      good: '"outcomes": ["formSaved"],',
      bad: `"outcomes": ["formSaved"], ${answers}`,
      also: [
        {
          file: 'definitions/forms/sms-login.json',
          from: '{ "kind": "mobile", "id": "phone" },',
          to: '{ "kind": "mobile", "id": "phone" }, { "kind": "personName", "id": "name" },',
        },
      ],
    },
  },
  run: (checked) =>
    Object.values(checked.config.pages).flatMap(({ id, answers: told = [] }) =>
      told.flatMap(({ form }, index) => {
        const askedOn = pagesWith(checked.config, form);
        if (reachableFrom(checked, askedOn).has(id)) return [];
        const pages = list(askedOn);
        return [
          {
            message: {
              zh: `到达页面 ${quote(id)} 之前没有表单 ${quote(form)}`,
              en: `form ${quote(form)} is on no page before ${quote(id)}`,
            },
            help:
              askedOn.length === 0
                ? { zh: '没有页面显示这个表单', en: 'no page shows this form' }
                : {
                    zh: `这个表单在 ${pages.zh} 上, 从那里到不了这一页`,
                    en: `the form is on ${pages.en}, and nothing leads from there to this page`,
                  },
            file: `definitions/pages/${id}.json`,
            pointer: `/answers/${index}/form`,
          },
        ];
      }),
    ),
});
