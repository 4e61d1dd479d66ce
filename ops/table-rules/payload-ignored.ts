import { defineRule } from '../config/rule.ts';
import { blame } from '../form-calls/blamed-place.ts';
import {
  codeCallsOf,
  type FormCall,
  formCallsOf,
  missingNames,
  namedPayload,
  storesNoLogin,
} from '../form-calls/form-call.ts';
import { toPointer } from '../json/pointer.ts';
import { list, quote } from '../text/text.ts';

/** An answer that the endpoint of its form does not take, so that it is asked for in vain. */
export const payloadIgnored = defineRule({
  code: 'payload-ignored',
  severity: 'warning',
  scope: 'table',
  doc: {
    what: {
      zh: '表单的一个字段不在接口的 payload 里，不会提交',
      en: 'a field of a form is not in the payload of its endpoint, and is not sent',
    },
    why: {
      zh: '访客白填了，服务器收不到这个值',
      en: 'the visitor fills it in for nothing, and the server lacks it',
    },
    example: {
      file: 'definitions/endpoints.json',
      good: '"payload": "form"',
      bad: '"payload": ["phone"]',
    },
  },
  needs: ['forms', 'pages', 'endpoints', 'trackers'],
  run: ({ config }) => {
    const calls = [...formCallsOf(config), ...codeCallsOf(config)].filter(
      ({ sends, isUpload }) => sends.length > 0 && !isUpload,
    );
    const callers = (endpoint: string) => calls.filter((one) => one.endpoint === endpoint).length;
    // A call that lacks a value, or logs nobody in, names the wrong endpoint or field: that is reported.
    const sound = calls.filter((call) => !storesNoLogin(call) && missingNames(call).length === 0);
    return blame(sound.flatMap(ignoredOf), callers).map(({ first: { endpoint, what }, place }) => ({
      message: {
        zh: `接口 ${quote(endpoint)} 不接收 ${what}, 填了也不会提交`,
        en: `endpoint ${quote(endpoint)} does not take ${what}: it is not sent`,
      },
      help: {
        zh: '把它加到接口的 payload, 或删掉这个字段',
        en: 'add it to the payload of the endpoint, or remove the field',
      },
      ...place,
    }));
  },
});

function ignoredOf({ endpoint, definition, sends }: FormCall) {
  const taken = namedPayload(definition);
  if (taken === undefined) return [];
  const ignored = sends.filter(({ name, isLocal }) => !isLocal && !taken.includes(name));
  const [first] = ignored;
  if (first === undefined) return [];
  const { file, pointer } = first;
  return [
    {
      endpoint,
      what: list(ignored.map(({ name }) => quote(name))).en,
      call: { file, pointer },
      definition: {
        file: 'definitions/endpoints.json',
        pointer: toPointer(['endpoints', endpoint, 'payload']),
      },
    },
  ];
}
