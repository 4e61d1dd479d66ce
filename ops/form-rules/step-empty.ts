import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { quote } from '../text/text.ts';

const steps = (condition: string) =>
  `"steps": [ { "title": "金额", "fields": ["amount"] }, { "title": "手机号", "fields": ["phone", "code", "agree"] } ], "fields": [ { "kind": "amount", "id": "amount", "min": 1000, "max": 50000, "step": 500${condition} },`;

/** A step of which every field has a condition: a visitor who meets none of them is told of a step that is not there. */
export const stepEmpty = defineRule({
  code: 'step-empty',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '一步里的字段都有显示条件，可能一个也不显示',
      en: 'every field of a step has a condition, so that it may show none',
    },
    why: {
      zh: '不显示字段的一步会被跳过，“共几步”随答案变化，访客不知道还要填多少',
      en: 'a step without a visible field is left out, so the number of steps changes with the answers',
    },
    example: {
      file: 'definitions/forms/sms-login.json',
      at: '"fields": [',
      good: steps(''),
      bad: steps(', "showWhen": { "session.token": false }'),
    },
  },
  run: (project) =>
    filesOf(project, 'forms').flatMap(({ file, value }) => {
      const all = itemsOf(member(value, 'fields'));
      return itemsOf(member(value, 'steps')).flatMap((step, index) => {
        const ids = itemsOf(member(step, 'fields'));
        const fields = ids.map((id) => all.find((field) => member(field, 'id') === id));
        // A field that does not exist is reported as an unknown name.
        if (fields.some((field) => field === undefined || !hasCondition(field))) return [];
        const title = String(member(step, 'title') ?? index + 1);
        return [
          {
            message: {
              zh: `${quote(title)} 这一步的字段都有显示条件`,
              en: `every field of the step ${quote(title)} has a condition`,
            },
            help: {
              zh: '加一个总是显示的字段, 或并入相邻的一步',
              en: 'add a field that is always shown, or join it with a step beside it',
            },
            file,
            pointer: `/steps/${index}/fields`,
            key: true,
          },
        ];
      });
    }),
});

const hasCondition = (field: unknown): boolean =>
  member(field, 'showWhen') !== undefined || member(field, 'showWhenAnswers') !== undefined;
