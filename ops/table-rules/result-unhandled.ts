import { isSuccess } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { type ResultUse, resultUsesOf } from '../form-calls/result-use.ts';
import { list } from '../text/text.ts';

/**
 * A known code of an endpoint that `otherwise` treats as its contrary. `otherwise` is required, so every code is
 * answered somehow; what is wrong is a success that is told as a mistake, and a refusal that ends the page as the
 * success does.
 */
export const resultUnhandled = defineRule({
  code: 'result-unhandled',
  severity: 'error',
  scope: 'table',
  doc: {
    what: {
      zh: '成功落到了显示错误的 otherwise，或已知的失败落到了当作成功的 otherwise',
      en: 'success falls to an otherwise that shows an error, or a known refusal to one that finishes as success does',
    },
    why: { zh: '访客会看到相反的结果', en: 'the visitor is told the opposite of what happened' },
    example: {
      file: 'definitions/pages/login.json',
      good: '"otherwise": { "show": { "at": "code", "message": "codeWrong" } }',
      bad: '"otherwise": { "finish": "formSaved" }',
    },
  },
  needs: ['pages', 'forms', 'endpoints'],
  run: ({ config }) => resultUsesOf(config).flatMap((use) => unhandledResults(config, use)),
});

/** What is wrong with what follows the known codes that no handler of the list names. */
export function unhandledResults(
  { endpoints }: Config,
  { file, pointer, endpoint, onResult, isOnTheWay }: ResultUse,
): Violation[] {
  const definition = endpoints.endpoints[endpoint];
  const isOk = (code: number) => definition !== undefined && isSuccess(endpoints.contract, definition, code);
  const named = new Set(onResult.cases.flatMap(({ code }) => code));
  const open = (definition?.codes ?? []).filter((code) => !named.has(code));
  const success = onResult.cases.find(({ code }) => [code].flat().some(isOk));
  const { otherwise } = onResult;
  const succeeded = open.find(isOk);
  if (succeeded !== undefined && otherwise.show && !isOnTheWay) {
    return [
      {
        file,
        message: {
          zh: `接口 ${endpoint} 成功 (${succeeded}) 时, 会当作错误显示`,
          en: `success of ${endpoint} (${succeeded}) is shown as a mistake`,
        },
        label: { zh: `没有写 ${succeeded} 之后怎样`, en: `what follows ${succeeded} is not said` },
        help: {
          zh: `在 cases 里加一项: { "code": ${succeeded}, "finish": … }`,
          en: `add to cases: { "code": ${succeeded}, "finish": … }`,
        },
        pointer: `${pointer}/cases`,
      },
    ];
  }
  const refused = open.filter((code) => !isOk(code)).map(String);
  const isSuccessOpen = succeeded !== undefined && !isOnTheWay;
  const finishesAlike =
    otherwise.finish !== undefined && (isSuccessOpen || otherwise.finish === success?.finish);
  if (refused.length === 0 || !(finishesAlike || otherwise.send)) return [];
  const codes = list(refused);
  return [
    {
      file,
      message: {
        zh: `接口 ${endpoint} 拒绝 (${codes.zh}) 时, 会当作成功`,
        en: `a refusal of ${endpoint} (${codes.en}) counts as success`,
      },
      label: { zh: '与成功时相同', en: 'the same as after success' },
      help: {
        zh: '在 cases 里写出这些返回码, 或让 otherwise 显示消息',
        en: 'name these codes in cases, or let otherwise show a message',
      },
      pointer: `${pointer}/otherwise/${otherwise.send ? 'send' : 'finish'}`,
    },
  ];
}
