import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { scopesOf } from '../field-values/form-scopes.ts';
import { entriesOf, itemsOf, keysOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { quote, type Text } from '../text/text.ts';

const group = (condition: string) =>
  `"fields": [ { "kind": "group", "id": "drivers", "label": "驾驶人", "entryLabel": "驾驶人", "min": 0, "max": 3, "fields": [ { "kind": "number", "id": "years", "label": "驾龄", "min": 0, "max": 60, "decimals": 0${condition} } ] },`;

/** A group of fields that asks of one entry what no entry has. */
export const groupImpossible = defineRule({
  code: 'group-impossible',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '可重复的组里，字段写了 showWhen、以本组的项数为条件，或比较的报错字段不在组里；或核验提交整个组',
      en: 'within a group that is answered several times a field has `showWhen` or a condition on its own group, or a comparison is told at a field that is not of the group; or a verification sends a whole group',
    },
    why: {
      zh: '每一项只知道自己的答案和组外的答案，条件不会生效，错误也没有地方显示',
      en: 'an entry knows its own answers and those outside the group: the condition would never count, and the error would have no place',
    },
    example: {
      file: 'definitions/forms/sms-login.json',
      at: '"fields": [',
      good: group(''),
      bad: group(', "showWhen": { "session.token": false }'),
    },
  },
  run: (project) =>
    filesOf(project, 'forms').flatMap(({ file, value }) =>
      scopesOf(value)
        .filter(({ owner }) => owner.pointer !== '')
        .flatMap(({ owner, fields }): Violation[] => {
          const own = fields.filter(({ isOuter }) => !isOuter);
          const id = member(owner.field, 'id');
          const ids = own.map(({ field }) => member(field, 'id'));
          const others = fields.filter(({ isOuter }) => isOuter).map(({ field }) => member(field, 'id'));
          const inFields = own.flatMap(({ field, pointer }): Violation[] => [
            ...(member(field, 'showWhen') === undefined
              ? []
              : [{ ...byFact, file, pointer: `${pointer}/showWhen`, key: true }]),
            ...keysOf(member(field, 'showWhenAnswers'))
              .filter((one) => one === id)
              .map((one) => ({
                ...byItself,
                file,
                pointer: `${pointer}/showWhenAnswers${toPointer([one])}`,
                key: true,
              })),
          ]);
          const inComparisons = itemsOf(member(owner.field, 'comparisons')).flatMap(
            (one, index): Violation[] => {
              const field = member(one, 'field');
              // A field that does not exist is reported as an unknown name.
              if (ids.includes(field) || !others.includes(field)) return [];
              return [
                { ...elsewhere(String(field)), file, pointer: `${owner.pointer}/comparisons/${index}/field` },
              ];
            },
          );
          const inVerification = entriesOf(member(value, 'verify', 'sends'))
            .filter(([, sent]) => sent === id)
            .map(([name]) => ({ ...unverified, file, pointer: `/verify/sends${toPointer([name])}` }));
          return [...inFields, ...inComparisons, ...inVerification];
        }),
    ),
});

interface Words {
  message: Text;
  help: Text;
}

const byFact: Words = {
  message: {
    zh: '组里的字段不能写 showWhen',
    en: 'a field of a group has no `showWhen`',
  },
  help: {
    zh: '把 showWhen 写在整个组上, 或在组里用 showWhenAnswers',
    en: 'write it at the group, or ask for answers by `showWhenAnswers`',
  },
};

const byItself: Words = {
  message: {
    zh: '组里的字段不能以本组的项数为条件',
    en: 'a field of a group cannot ask how many entries its own group has',
  },
  help: {
    zh: '改用同一项里的字段, 或组外的字段',
    en: 'ask for a field of the same entry, or one outside the group',
  },
};

const unverified: Words = {
  message: {
    zh: '核验提交的是单个答案, 不能是整个组',
    en: 'a verification sends single answers, not a whole group',
  },
  help: { zh: '改成组外的字段', en: 'name a field outside the group' },
};

const elsewhere = (id: string): Words => ({
  message: {
    zh: `字段 ${quote(id)} 不在这个组里, 错误没有地方显示`,
    en: `field ${quote(id)} is not of this group: the error has no place`,
  },
  help: {
    zh: 'field 写组里的字段, 组外的字段写在 to',
    en: 'name a field of the group as `field`, and the other one as `to`',
  },
});
