import { notOfEveryObject } from '../vocabulary/object-names.ts';
import type { Infer, Schema } from '../vocabulary/schema.ts';

/** A name that JavaScript accepts for a global, a method or a property; none that every object has. */
export const identifierPattern = `^${notOfEveryObject}(?!__)[A-Za-z_$][A-Za-z0-9_$]{0,39}$`;
export const identifier = { type: 'string', pattern: identifierPattern } as const;

const literals = [{ type: 'string', maxLength: 200 }, { type: 'number' }, { type: 'boolean' }] as const;

const ofVisit = {
  type: 'object',
  additionalProperties: false,
  required: ['value'],
  properties: {
    value: {
      type: 'string',
      enum: ['conversionId', 'formEvent', 'path', 'now', 'queue'],
      enumDescriptions: [
        '渠道的转化编号 | Conversion id of the channel',
        '表单成功时上报的事件 | Event of a confirmed form',
        '页面路径，不含参数 | Path of the page, without its query',
        '现在的时间 | The present date',
        '平台的全局对象 | The network’s own global',
      ],
      description: '取访问中的哪个值 | Which value of the visit',
    },
    as: { type: 'string', enum: ['number'], description: '转成数字 | As a number' },
  },
} as const;

const ofParameter = {
  type: 'object',
  additionalProperties: false,
  required: ['parameter'],
  properties: {
    parameter: {
      ...identifier,
      description:
        '取点击编号里的参数，没有则为空文字 | A parameter of the network’s click id; an empty text where there is none',
    },
  },
} as const;

const joined = {
  type: 'object',
  additionalProperties: false,
  required: ['joined'],
  properties: {
    joined: {
      type: 'array',
      minItems: 2,
      items: { anyOf: [literals[0], ofVisit, ofParameter] },
      description: '依次连成一段文字 | Put together to one text',
    },
  },
} as const;

const single = [...literals, ofVisit, ofParameter, joined] as const;

/** An object, each value of which is a text, a number, or a value of the visit. */
export const fieldsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['fields'],
  properties: {
    fields: {
      type: 'object',
      propertyNames: { pattern: identifierPattern },
      additionalProperties: { anyOf: single },
      description: '对象：键 → 值 | An object: key → value',
    },
  },
} as const;

const list = { type: 'array', items: { anyOf: [...single, fieldsSchema] } } as const;

/** One argument of a command. Closed: no texts that code would read as anything else. */
const argument = { anyOf: [...single, fieldsSchema, list] } as const;

/** A command: its arguments in order. */
export const argumentsSchema = { type: 'array', minItems: 1, items: argument } as const;

/** A global or property that is set before the script of a network is loaded. */
export const presetSchema = {
  anyOf: [
    ...single,
    fieldsSchema,
    list,
    {
      type: 'object',
      additionalProperties: false,
      required: ['byConversionId'],
      properties: {
        byConversionId: {
          anyOf: [...single, fieldsSchema, list],
          description: '对象：渠道的转化编号 → 这个值 | An object: the channel’s conversion id → this value',
        },
      },
    },
  ],
} as const satisfies Schema;

/** Parts that every command contains, for the emitted JSON Schema: each is written once there. */
export const trackerParts = {
  'tracker-value': ofVisit,
  'tracker-parameter': ofParameter,
  'tracker-joined': joined,
  'tracker-fields': fieldsSchema,
  'tracker-argument': argument,
  'tracker-arguments': argumentsSchema,
  'tracker-preset': presetSchema,
} as const;

export type TrackerPreset = Infer<typeof presetSchema>;
export type TrackerFields = Infer<typeof fieldsSchema>;
export type TrackerArguments = Infer<typeof argumentsSchema>;
