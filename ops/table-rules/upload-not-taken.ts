import { statedContract } from '../../runtime/index.ts';
import { type Config, takesUploads, uploadNames } from '../../schemas/index.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { list, quote } from '../text/text.ts';

const endpoint = (payload: string) =>
  `"photos": { "path": "/v1/photos", "payload": [${payload}], "codes": [200] }, "activeChannel": {`;

/** A field sends uploads to an endpoint that does not take them: no photo and no signature would ever arrive. */
export const uploadNotTaken = defineRule({
  code: 'upload-not-taken',
  severity: 'error',
  scope: 'table',
  doc: {
    what: {
      zh: '照片或签名的接口不接收上传：payload 少了必需的值，或者把内容放在网址里',
      en: 'the endpoint of a photo or signature takes no uploads: its payload lacks a value, or it sends them in the address',
    },
    why: {
      zh: '照片传不上去，表单也就提交不了',
      en: 'the photos do not arrive, and the form waits for them',
    },
    example: {
      file: 'definitions/endpoints.json',
      at: '"activeChannel": {',
      good: endpoint(uploadNames.map((name) => `"${name}"`).join(', ')),
      bad: endpoint('"upload", "data"'),
      also: [
        {
          file: 'definitions/forms/sms-login.json',
          from: '"page": "thanks" }]',
          to: '"page": "thanks" }] }, { "kind": "photo", "id": "photo", "endpoint": "photos"',
        },
      ],
    },
  },
  needs: ['forms', 'endpoints'],
  run: ({ config }) =>
    Object.entries(config.forms).flatMap(([id, { fields }]) =>
      fields.flatMap((field, index): Violation[] => {
        if (field.kind !== 'photo' && field.kind !== 'signature') return [];
        const fault = faultOf(config, field.endpoint);
        const place = { file: `definitions/forms/${id}.json`, pointer: `/fields/${index}/endpoint` };
        return fault ? [{ ...fault, ...place }] : [];
      }),
    ),
});

function faultOf({ endpoints: file }: Config, name: string): Pick<Violation, 'message' | 'help'> | undefined {
  const definition = file.endpoints[name];
  if (!definition) return undefined;
  const { payload } = definition;
  const { method, body, lead, stores } = statedContract(file.contract, definition);
  if (!takesUploads(payload) || lead || stores) {
    const missing = list(
      uploadNames.filter((one) => payload === 'form' || !payload.includes(one)).map(quote),
    );
    return {
      message: {
        zh: `接口 ${quote(name)} 不接收上传`,
        en: `endpoint ${quote(name)} takes no uploads`,
      },
      help:
        lead || stores
          ? { zh: '为上传单独写一个接口', en: 'declare an endpoint for uploads alone' }
          : { zh: `在它的 payload 里写上 ${missing.zh}`, en: `add ${missing.en} to its payload` },
    };
  }
  if (method !== 'GET' && body !== 'query') return undefined;
  return {
    message: {
      zh: `接口 ${quote(name)} 把上传的内容放在网址里`,
      en: `endpoint ${quote(name)} sends uploads in the address`,
    },
    help: {
      zh: '改用 POST 或 PUT, 内容用 form 或 json',
      en: 'use POST or PUT, with the body "form" or "json"',
    },
  };
}
