import { field, id, label } from '../parts/field-parts.ts';
import { ref, type Schema, text } from '../vocabulary/schema.ts';
import { countries } from './phone-countries.ts';

/** The field kinds of a login. */
export const loginFields = {
  mobile: field(
    'mobile',
    '手机号 | Mobile number (R-VALID 1, 2)',
    {
      countries: {
        ...countries,
        description:
          '可用哪些国家和地区的手机号登录：按国际格式提交（+44…），中国的仍为 11 位；不写则只有中国的 | Countries whose numbers can log in: sent as E.164 (+44…), those of China as 11 digits; those alone without it',
      },
    },
    [],
  ),
  smsCode: field(
    'smsCode',
    '短信验证码 | Code sent by SMS',
    {
      mobileField: { ...id, description: '手机号字段 | Field that holds the mobile number' },
      consentField: {
        ...id,
        description: '发送前须勾选的同意 | Consent that must be ticked before a code is sent',
      },
      endpoint: { ...ref('endpoint'), description: '发送验证码的接口 | Call that sends the code' },
      afterRequest: {
        type: 'boolean',
        const: true,
        description:
          '先只填手机号：表单的按钮先用于获取验证码，获取后才显示本字段 | The number first: the button of the form requests the code, and this field is shown after that',
      },
    },
    ['mobileField', 'consentField', 'endpoint'],
  ),
  consent: field(
    'consent',
    '同意勾选，从不预先勾选 | Consent; never ticked beforehand',
    {
      text: { ...text, description: '同意的内容 | What is agreed to' },
      covers: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: {
          type: 'string',
          enum: ['trackers', 'draft'],
          enumDescriptions: ['第三方统计 | Third-party trackers', '在本机保存草稿 | A draft on this phone'],
        },
        description:
          '勾选后允许：加载第三方统计、在本机保存草稿 | What the tick allows: third-party trackers, a draft on this phone',
      },
      links: {
        type: 'array',
        description: '可打开的协议 | Agreements that can be opened',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'page'],
          properties: {
            label: { ...label, description: '链接文字 | Text of the link' },
            page: { ...ref('page'), description: '协议页面 | Page of the agreement' },
          },
        },
      },
    },
    ['text', 'links'],
  ),
} as const satisfies Record<string, Schema>;
