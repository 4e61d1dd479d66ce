import { doc } from './code-doc.ts';

const noUser = '{ "id": "no-user", "when": { "user": "failed", "session.token": true }, "hold": "tryAgain" }';
const navigation = (row: string) => ({
  file: 'definitions/navigation.json',
  good: noUser,
  bad: `${noUser},\n    ${row}`,
});
const success = '"rules": [{ "id": "code-1", "when": { "succ_todo": 1 }, "go": "thanks" }]';
const destinations = (first: string, second: string) => ({
  file: 'definitions/destinations.json',
  at: success,
  good: `"rules": [${first}]`,
  bad: `"rules": [${first}, ${second}]`,
});

/** Rows of the decision tables, and what overrides them. */
export const tableDocs = {
  'row-dead': doc(
    ['这一行的条件对任何访客都不成立', 'the conditions of a row hold for no visitor'],
    ['它从不生效；多半有一个条件写错了', 'it never decides; most likely one of them is wrong'],
    navigation(
      '{ "id": "saved-there", "when": { "outcome": "formSaved", "route": "thanks" }, "go": "success" }',
    ),
  ),
  'row-duplicate': doc(
    ['两行的条件和结果都相同', 'two rows have the same conditions and the same result'],
    [
      '后一行没有作用；改了一行，另一行还在',
      'the second does nothing, and stays behind when somebody changes the first',
    ],
    destinations(
      '{ "id": "code-1", "when": { "succ_todo": 1 }, "go": "thanks" }',
      '{ "id": "again", "when": { "succ_todo": 1 }, "go": "thanks" }',
    ),
  ),
  'row-conflict': doc(
    ['两行的条件相同，结果不同', 'two rows have the same conditions and different results'],
    [
      '只有前一行生效，写后一行的人以为它生效',
      'only the first decides, and who wrote the second believes that it does',
    ],
    destinations(
      '{ "id": "code-1", "when": { "succ_todo": 1 }, "go": "thanks" }',
      '{ "id": "other", "when": { "succ_todo": 1 }, "go": "notFound" }',
    ),
  ),
  'row-shadowed': doc(
    [
      '前面的行（一行或几行一起）已经全部覆盖这一行',
      'earlier rows, alone or together, cover all of this one',
    ],
    ['它永远轮不到', 'its turn never comes'],
    destinations(
      '{ "id": "low", "when": { "succ_todo": [1, 2] }, "go": "thanks" }',
      '{ "id": "two", "when": { "succ_todo": 2 }, "go": "notFound" }',
    ),
  ),
  'row-partly-shadowed': doc(
    ['列表里有的值已被前面的行拿走', 'values of a list have been taken by earlier rows'],
    ['对这些值它不生效；不影响其他值', 'for those it does not decide; the others are not concerned'],
    destinations(
      '{ "id": "low", "when": { "succ_todo": [0, 1] }, "go": "thanks" }',
      '{ "id": "middle", "when": { "succ_todo": [1, 2] }, "go": "notFound" }',
    ),
  ),
  'rule-noop': doc(
    ['改动与不写时相同', 'an override that gives what there is anyway'],
    [
      '没有作用，却让人以为这里有特别的规定',
      'it does nothing, and makes people believe that something is special here',
    ],
    {
      file: 'channels.json',
      good: '"brand": { "name": "示例优选" }',
      bad: '"brand": { "id": "sample", "name": "示例优选" }',
    },
  ),
  'result-unhandled': doc(
    [
      '成功落到了显示错误的 otherwise，或已知的失败落到了当作成功的 otherwise',
      'success falls to an otherwise that shows an error, or a known refusal to one that finishes as success does',
    ],
    ['访客会看到相反的结果', 'the visitor is told the opposite of what happened'],
    {
      file: 'definitions/pages/login.json',
      good: '"otherwise": { "show": { "at": "code", "message": "codeWrong" } }',
      bad: '"otherwise": { "finish": "formSaved" }',
    },
  ),
} as const;
