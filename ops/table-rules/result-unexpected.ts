import type { Config } from '../../schemas/index.ts';
import { defineRule } from '../config/rule.ts';
import type { Locator } from '../diagnostics/finding.ts';
import { blame } from '../form-calls/blamed-place.ts';
import { formCallsOf, missingNames, storesNoLogin } from '../form-calls/form-call.ts';
import { type CodeUse, namedCodes, reasonUsesOf, resultUsesOf } from '../form-calls/result-use.ts';
import { toPointer } from '../json/pointer.ts';
import { list, quote } from '../text/text.ts';
import { unhandledResults } from './result-unhandled.ts';

/** A handler of, or a reason for, a result code that its endpoint never answers. */
export const resultUnexpected = defineRule({
  code: 'result-unexpected',
  severity: 'warning',
  scope: 'table',
  doc: {
    what: {
      zh: 'onResult 或 reasons 里的返回码不在接口的 codes 里',
      en: 'onResult, or a reason of a receipt, names a result code that is not among the codes of its endpoint',
    },
    why: {
      zh: '这一项永远不会用到；多半是返回码写错了，真正的那个落到了 otherwise',
      en: 'it is never used; most likely the code is mistyped, and the real one falls to otherwise',
    },
    example: {
      file: 'definitions/pages/login.json',
      good: '"cases": [{ "code": 200, "finish": "formSaved" }]',
      bad: '"cases": [{ "code": [200, 4009], "finish": "formSaved" }]',
    },
  },
  needs: ['pages', 'forms', 'endpoints'],
  run: ({ config }) => {
    const uses = resultUsesOf(config);
    const reasons = reasonUsesOf(config);
    const callers = (endpoint: string) =>
      [...uses, ...reasons].filter((one) => one.endpoint === endpoint).length;
    const wrong = new Set(
      formCallsOf(config)
        .filter((call) => storesNoLogin(call) || missingNames(call).length > 0)
        .map(placeOf),
    );
    // Other rules report a mistyped 200, which leaves the success without a handler, and a wrong endpoint.
    const sound = uses.filter(
      (use) => !wrong.has(placeOf(use.call)) && unhandledResults(config, use).length === 0,
    );
    const named = [
      ...sound.map((use): CodeUse => ({ ...use, codes: namedCodes(use) })),
      ...reasons.filter(({ call }) => !wrong.has(placeOf(call))),
    ];
    return blame(
      named.flatMap((use) => unexpectedOf(config, use)),
      callers,
    ).map(({ first: { endpoint, what, codes }, place }) => ({
      message: {
        zh: `接口 ${quote(endpoint)} 不会返回 ${what}, 这一项不会用到`,
        en: `endpoint ${quote(endpoint)} never answers ${what}: this is never used`,
      },
      help: {
        zh: `改正返回码 (${codes.zh}), 或加到接口的 codes`,
        en: `correct the code (${codes.en}), or add it to the codes of the endpoint`,
      },
      ...place,
    }));
  },
});

const placeOf = ({ file, pointer }: Locator) => `${file}#${pointer}`;

function unexpectedOf({ endpoints }: Config, { endpoint, codes }: CodeUse) {
  const known = endpoints.endpoints[endpoint]?.codes ?? [];
  const unexpected = codes.filter(({ code }) => !known.includes(code));
  const [first] = unexpected;
  if (first === undefined) return [];
  const { file, pointer } = first;
  return [
    {
      endpoint,
      what: list([...new Set(unexpected.map(({ code }) => String(code)))]).en,
      codes: list(known.map(String)),
      call: { file, pointer },
      definition: {
        file: 'definitions/endpoints.json',
        pointer: toPointer(['endpoints', endpoint, 'codes']),
      },
    },
  ];
}
