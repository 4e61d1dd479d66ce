import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { itemsOf, member } from '../json/json-values.ts';

/** A consent without a link to what it is about (PIPL 17: the visitor is informed before). */
export const consentUnlinked = defineRule({
  code: 'consent-unlinked',
  severity: 'error',
  scope: 'file',
  doc: {
    what: { zh: '同意勾选没有可打开的协议', en: 'a consent links to no document' },
    why: {
      zh: '访客看不到同意的是什么，这样的同意无效（个人信息保护法第 14、17 条）',
      en: 'visitors cannot read what they agree to, and such a consent is void (PIPL 14, 17)',
    },
    example: {
      file: 'definitions/forms/sms-login.json',
      good: '"links": [{ "label": "用户协议", "page": "thanks" }]',
      bad: '"links": []',
    },
  },
  run: (project) =>
    filesOf(project, 'forms').flatMap(({ file, value }) =>
      itemsOf(member(value, 'fields')).flatMap((field, index): Violation[] => {
        const links = member(field, 'links');
        if (member(field, 'kind') !== 'consent' || !Array.isArray(links) || links.length > 0) return [];
        return [
          {
            message: {
              zh: '这个同意没有链接到任何协议, 访客看不到同意的是什么',
              en: 'this consent links to no document: visitors cannot read what they agree to',
            },
            help: {
              zh: '在 links 里写协议页面: { "label": "《隐私政策》", "page": … }',
              en: 'name the page of the document in links: { "label": …, "page": … }',
            },
            file,
            pointer: `/fields/${index}/links`,
          },
        ];
      }),
    ),
});
