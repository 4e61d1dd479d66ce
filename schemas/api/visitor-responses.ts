import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Response of the four logins: SMS code, one tap, mark, markcode. */
export const loginResponseSchema = {
  type: 'object',
  properties: {
    access_token: { type: 'string', minLength: 1 },
    userinfo: {
      type: 'object',
      properties: { id: { type: 'string', minLength: 1 } },
      required: ['id'],
      additionalProperties: false,
    },
  },
  required: ['access_token', 'userinfo'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type LoginResponse = FromSchema<typeof loginResponseSchema>;

/** Response of /v1/user/sendLoginSms: seconds until the next code may be requested, and until this one expires. */
export const smsSentSchema = {
  type: 'object',
  properties: { retryAfter: { type: 'integer' }, expiresIn: { type: 'integer' } },
  required: ['retryAfter', 'expiresIn'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type SmsSent = FromSchema<typeof smsSentSchema>;

/** Response of /v3/user/get. The phone is masked; `profile` contains the fields that /v3/user/save stored. */
export const userRecordSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    phone: { type: 'string' },
    verified: { type: 'boolean' },
    profile: { type: 'object', additionalProperties: { type: 'string' } },
    createdAt: { type: 'integer' },
  },
  required: ['id', 'phone', 'verified', 'profile', 'createdAt'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type UserRecord = FromSchema<typeof userRecordSchema>;

/**
 * Response of /v3/user/formSave. `repeated`: this request id was stored before; its answers have been replaced by
 * these.
 */
export const formSavedSchema = {
  type: 'object',
  properties: { leadId: { type: 'string' }, repeated: { type: 'boolean' } },
  required: ['leadId', 'repeated'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type FormSaved = FromSchema<typeof formSavedSchema>;
