import { factPointerPattern } from '../facts/facts-file.ts';
import { type Infer, note, type Schema, schemaLink } from '../vocabulary/schema.ts';
import { contractProperties, contractSchema } from './contract.ts';

/** definitions/endpoints.json: the API calls that a page may name, and how they are made (R-API). */
export const endpointsSchema = {
  $id: 'endpoints',
  title: '接口 | Endpoints',
  type: 'object',
  additionalProperties: false,
  required: ['endpoints'],
  properties: {
    $schema: schemaLink,
    contract: contractSchema,
    endpoints: {
      type: 'object',
      description: '服务器接口 | Calls to the server',
      propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['path', 'payload', 'codes'],
        properties: {
          note,
          ...contractProperties,
          path: {
            type: 'string',
            maxLength: 200,
            pattern: '^(/[\\w~-][\\w.~-]*)+$',
            description: '接口路径 | Path of the call',
          },
          payload: {
            description: '提交内容：字段名，或整张表单 | What is sent: field names, or the whole form',
            anyOf: [
              { type: 'array', uniqueItems: true, items: { type: 'string', minLength: 1 } },
              { type: 'string', const: 'form' },
            ],
          },
          codes: {
            type: 'array',
            minItems: 1,
            uniqueItems: true,
            items: { type: 'integer' },
            description: '已知的返回码 | Result codes that are known',
          },
          stores: {
            type: 'string',
            enum: ['login'],
            description: '成功后保存什么 | What is stored after success',
          },
          conversion: {
            type: 'boolean',
            description: '成功后计为一次广告转化 | Its success is an ad conversion (R-API)',
          },
          lead: {
            type: 'boolean',
            description:
              '提交线索：带请求编号，重发时编号不变 | Sends a lead: one request id per attempt, kept on resend',
          },
          leadNumber: {
            type: 'string',
            pattern: factPointerPattern,
            description:
              '线索编号的位置：返回数据里的 JSON Pointer，如 /leadId；不写则显示请求编号 | Number of the lead: a JSON pointer in the response, such as /leadId; without it visitors read the request id',
          },
          example: {
            type: 'object',
            additionalProperties: true,
            description:
              '成功时返回的数据；沙盒照此回答，手机不读 | The data of a success: the sandbox answers it, no phone reads it',
          },
        },
      },
    },
  },
} as const satisfies Schema;
export type EndpointsFile = Infer<typeof endpointsSchema>;
export type EndpointDefinition = EndpointsFile['endpoints'][string];
