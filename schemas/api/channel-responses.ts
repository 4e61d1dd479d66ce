import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Response of /v3/channel/info (R-STATE 7, R-FLAG 1-2). Flags are 0 to 7; larger ones occur only as faults. */
export const channelInfoSchema = {
  type: 'object',
  properties: {
    nid: { type: 'string' },
    application: { enum: ['APP-IOS', 'APP-安卓', 'H5'] },
    h5_bd_type_for_p4: { type: 'string' },
    h5_flow_info: {
      type: 'object',
      properties: {
        succ_todo: { type: 'integer' },
        fail_todo: { type: 'integer' },
        input_form: { type: 'integer' },
      },
      required: ['succ_todo', 'fail_todo', 'input_form'],
      additionalProperties: false,
    },
    my_app_name: { type: 'string' },
  },
  required: ['nid', 'application', 'h5_bd_type_for_p4', 'h5_flow_info', 'my_app_name'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type ChannelInfo = FromSchema<typeof channelInfoSchema>;
