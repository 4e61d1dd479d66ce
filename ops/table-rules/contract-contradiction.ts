import { isSuccess, statedContract } from '../../runtime/index.ts';
import {
  type Config,
  commonFieldNames,
  type EndpointDefinition,
  requestIdField,
  tokenField,
} from '../../schemas/index.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { formCallsOf } from '../form-calls/form-call.ts';
import { toPointer } from '../json/pointer.ts';
import { list, quote } from '../text/text.ts';

const file = 'definitions/endpoints.json';

/** An endpoint whose contract contradicts itself or what is sent: the call cannot be made, or never succeeds. */
export const contractContradiction = defineRule({
  code: 'contract-contradiction',
  severity: 'error',
  scope: 'table',
  doc: {
    what: {
      zh: '接口的约定自相矛盾：GET 带内容、线索放在网址里、字段同名、没有表示成功的返回码',
      en: 'the contract of an endpoint contradicts itself: a GET with a body, a lead in the address, two fields of one name, or no code of success',
    },
    why: {
      zh: '这样的调用发不出去，或永远不算成功',
      en: 'such a call cannot be made, or never counts as a success',
    },
    example: {
      file,
      good: '"path": "/v1/user/sendLoginSms", "payload": ["phone"]',
      bad: '"method": "GET", "body": "json", "path": "/v1/user/sendLoginSms", "payload": ["phone"]',
    },
  },
  needs: ['endpoints', 'forms', 'pages'],
  run: ({ config }) => [
    ...ofFile(config),
    ...Object.entries(config.endpoints.endpoints).flatMap(([name, endpoint]) =>
      ofEndpoint(config, name, endpoint),
    ),
  ],
});

const getHasNoBody = (body: string, pointer: string): Violation => ({
  message: { zh: `GET 不能带 ${body} 内容`, en: `GET has no body, so nothing can be sent as ${body}` },
  help: {
    zh: '改成 "query" 或删掉 body, 或把 method 改成 POST',
    en: 'write "query" or remove body, or make the method POST',
  },
  file,
  pointer,
});

function ofFile({ endpoints: { contract } }: Config): Violation[] {
  const { method, body } = contract ?? {};
  return method === 'GET' && body !== undefined && body !== 'query'
    ? [getHasNoBody(body, '/contract/body')]
    : [];
}

function ofEndpoint(config: Config, name: string, endpoint: EndpointDefinition): Violation[] {
  const stated = statedContract(config.endpoints.contract, endpoint);
  const at = (...keys: string[]) => ({ file, pointer: toPointer(['endpoints', name, ...keys]) });
  const isGet = stated.method === 'GET';
  if (isGet && endpoint.body !== undefined && endpoint.body !== 'query')
    return [getHasNoBody(endpoint.body, at('body').pointer)];
  return [
    ...(stated.lead && (isGet || stated.body === 'query') ? [leadInAddress(name, at())] : []),
    ...sharedNames(config, name, stated).map((names) => sharedName(name, names, at())),
    ...withoutSuccess(config, endpoint).map((violation) => ({ ...violation, ...at('codes') })),
  ];
}

const leadInAddress = (name: string, place: Pick<Violation, 'file' | 'pointer'>): Violation => ({
  message: {
    zh: `接口 ${quote(name)} 把线索放在网址里提交, 姓名和电话会留在服务器的访问日志里`,
    en: `endpoint ${quote(name)} sends a lead in the address: names and numbers would stand in the logs of servers`,
  },
  help: { zh: '用 POST 或 PUT, 内容用 form 或 json', en: 'use POST or PUT, with the body form or json' },
  ...place,
  key: true,
});

const sharedName = (
  name: string,
  names: readonly string[],
  place: Pick<Violation, 'file' | 'pointer'>,
): Violation => {
  const shown = list(names.map(quote));
  return {
    message: {
      zh: `接口 ${quote(name)} 有两个值都用字段名 ${shown.zh}, 只有一个能提交`,
      en: `endpoint ${quote(name)} sends two values under the name ${shown.en}: only one arrives`,
    },
    help: {
      zh: '给令牌或请求编号换一个字段名或请求头, 或给表单字段换名',
      en: 'give the token or the request id another field or a header, or rename the field of the form',
    },
    ...place,
    key: true,
  };
};

/** Names that two values would have: the token, the request id, common fields, and what the payload or the form sends. */
function sharedNames(
  { endpoints, forms, pages, ...config }: Config,
  name: string,
  stated: EndpointDefinition,
): string[][] {
  const hasContract = (['token', 'common', 'requestId', 'leadBody'] as const).some(
    (key) => stated[key] !== undefined,
  );
  if (!hasContract) return [];
  const {
    token = { field: tokenField },
    requestId = { field: requestIdField },
    common = commonFieldNames,
  } = stated;
  const fieldOf = (place: unknown) => (place as { field?: string }).field ?? [];
  const isFlat = stated.lead && stated.leadBody === 'flat';
  const ofForms = formCallsOf({ endpoints, forms, pages, ...config }).filter(
    ({ endpoint }) => endpoint === name,
  );
  const answers =
    stated.payload === 'form' || isFlat
      ? ofForms.flatMap(({ sends }) => sends.map((one) => one.name))
      : stated.payload;
  const own = stated.lead && !isFlat ? ['form', 'fields'] : [...new Set(answers)];
  const sent = [
    ...(token === 'none' ? [] : [fieldOf(token)].flat()),
    ...(stated.lead ? [fieldOf(requestId)].flat() : []),
    ...(isFlat ? common : []),
    ...own,
  ];
  const twice = [...new Set(sent.filter((one, index) => sent.indexOf(one) !== index))];
  return twice.length > 0 ? [twice] : [];
}

/** No code of an endpoint is its success, or one is no status where the status is the code. */
function withoutSuccess(
  { endpoints: { contract } }: Config,
  endpoint: EndpointDefinition,
): Pick<Violation, 'message' | 'help'>[] {
  const { envelope } = statedContract(contract, endpoint);
  if (envelope === undefined) return [];
  const codes = list(endpoint.codes.map(String));
  const impossible = envelope === 'status' ? endpoint.codes.filter((code) => code < 200 || code > 599) : [];
  if (impossible.length > 0) {
    const shown = list(impossible.map(String));
    return [
      {
        message: { zh: `${shown.zh} 不是 HTTP 状态码`, en: `${shown.en}: no status of HTTP` },
        help: {
          zh: '写 200 到 599 的状态码, 或换一种 envelope',
          en: 'write statuses from 200 to 599, or another envelope',
        },
      },
    ];
  }
  if (endpoint.codes.some((code) => isSuccess(contract, endpoint, code))) return [];
  return [
    {
      message: {
        zh: `返回码 ${codes.zh} 里没有表示成功的`,
        en: `none of the codes ${codes.en} is a success`,
      },
      help:
        envelope === 'status'
          ? { zh: '加上 200 到 299 之间的状态码', en: 'add a status from 200 to 299' }
          : { zh: '加上 envelope.ok 里的返回码, 或改正 ok', en: 'add a code of envelope.ok, or correct ok' },
    },
  ];
}
