import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { didYouMean, nearestName } from '../did-you-mean/did-you-mean.ts';
import { blame, type Contradiction } from '../form-calls/blamed-place.ts';
import {
  codeCallsOf,
  type FormCall,
  formCallsOf,
  missingNames,
  namedPayload,
  reportCallsOf,
  storesNoLogin,
} from '../form-calls/form-call.ts';
import { toPointer } from '../json/pointer.ts';
import { list, quote } from '../text/text.ts';

interface Missing extends Contradiction {
  names: readonly string[];
  /** Values of the call that the endpoint does not take, one of which may be meant. */
  unused: readonly string[];
}

/** A value that an endpoint takes and nothing of the form that calls it gives (R-API). */
export const payloadMissing = defineRule({
  code: 'payload-missing',
  severity: 'error',
  scope: 'table',
  doc: {
    what: {
      zh: '接口的 payload 要的值，调用它的表单里没有这个字段',
      en: 'the payload of an endpoint takes a value that no field of the form which calls it gives',
    },
    why: {
      zh: '提交时缺这个值，服务器会拒绝，访客怎么填都提交不了',
      en: 'it is not sent, the server refuses, and the visitor cannot get on whatever is filled in',
    },
    example: {
      file: 'definitions/endpoints.json',
      good: '"payload": "form"',
      bad: '"payload": ["phone", "code", "deviceName"]',
    },
  },
  needs: ['forms', 'pages', 'endpoints', 'trackers'],
  run: ({ config }) => {
    const calls = [...formCallsOf(config), ...codeCallsOf(config)];
    const callers = (endpoint: string) => calls.filter((one) => one.endpoint === endpoint).length;
    const missing = calls.filter((call) => !storesNoLogin(call)).flatMap(missingOf);
    const neverSent = reportCallsOf(config).filter(({ definition }) => !namedPayload(definition)?.length);
    return [
      ...neverSent.map(reportNeverSent),
      ...blame(missing, callers).map(({ first: { endpoint, names, unused }, place }) => {
        const shown = list(names.map(quote));
        const sent = list(unused.map(quote));
        const [only, ...others] = names;
        const near = others.length > 0 || only === undefined ? undefined : nearestName(only, unused);
        return {
          message: {
            zh: `接口 ${quote(endpoint)} 要提交 ${shown.zh}, 这里没有这个字段`,
            en: `endpoint ${quote(endpoint)} takes ${shown.en}, which nothing here gives`,
          },
          help: near
            ? didYouMean(near)
            : unused.length > 0
              ? { zh: `这里有: ${sent.zh}`, en: `there are: ${sent.en}` }
              : { zh: '加上这个字段, 或换一个接口', en: 'add the field, or name another endpoint' },
          ...place,
        };
      }),
    ];
  },
});

/** A report of a conversion to an endpoint that takes a form or nothing: it has only click ids, so it is never sent. */
const reportNeverSent = ({ endpoint, definition, file, pointer }: FormCall): Violation => ({
  message:
    namedPayload(definition) === undefined
      ? {
          zh: `接口 ${quote(endpoint)} 提交整张表单, 上报转化时没有表单: 不会上报`,
          en: `endpoint ${quote(endpoint)} takes a whole form, and the report of a conversion has none: nothing is reported`,
        }
      : {
          zh: `接口 ${quote(endpoint)} 的 payload 是空的, 上报转化时没有点击编号可提交: 不会上报`,
          en: `the payload of endpoint ${quote(endpoint)} is empty, so the report of a conversion has no click id to send: nothing is reported`,
        },
  help: {
    zh: '换一个 payload 列出点击编号的接口',
    en: 'name an endpoint whose payload lists click ids',
  },
  file,
  pointer,
});

function missingOf(call: FormCall): Missing[] {
  const missing = missingNames(call);
  const [first] = missing;
  if (first === undefined) return [];
  const names = missing.map(({ name }) => name);
  const { endpoint, definition, file, pointer, sends } = call;
  return [
    {
      endpoint,
      what: JSON.stringify(names),
      names,
      unused: sends
        .filter(({ name, isLocal }) => !isLocal && !definition.payload.includes(name))
        .map(({ name }) => name),
      call: { file, pointer },
      definition: {
        file: 'definitions/endpoints.json',
        pointer: toPointer(['endpoints', endpoint, 'payload', first.index]),
      },
    },
  ];
}
