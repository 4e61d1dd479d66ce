import { block, items, labelAndValue, outcome, shortText, title } from '../parts/block-parts.ts';
import { ref, type Schema, text } from '../vocabulary/schema.ts';
import { anyAction } from './action.ts';
import { onResultSchema } from './on-result.ts';

/** The blocks that offer the visitor an action, or continue on their own. */
export const actionBlocks = {
  form: block(
    'form',
    '表单 | Form',
    {
      form: { ...ref('form'), description: '使用的表单 | Form that is shown' },
      title,
      onResult: onResultSchema,
    },
    ['form', 'onResult'],
  ),
  button: block(
    'button',
    '按钮 | Button',
    {
      label: {
        type: 'string',
        minLength: 1,
        maxLength: 20,
        perLanguage: true,
        description: '按钮文字 | Text of the button',
      },
      tone: {
        type: 'string',
        enum: ['primary', 'secondary', 'text'],
        enumDescriptions: ['主要按钮 | Main button', '次要按钮 | Second button', '文字按钮 | Only a text'],
        description: '样式 | Look',
      },
      action: anyAction,
    },
    ['label', 'tone', 'action'],
  ),
  download: block(
    'download',
    '应用下载 | Download of the app, by system; in WeChat a guide to the browser',
    {
      ios: { type: 'string', pattern: '^https://\\S+$', description: '苹果下载地址 | Address for iOS' },
      android: {
        type: 'string',
        pattern: '^https://\\S+$',
        description: '安卓下载地址 | Address for Android',
      },
      label: {
        type: 'string',
        minLength: 1,
        maxLength: 20,
        perLanguage: true,
        description: '按钮文字 | Text of the button',
      },
      details: items(
        '应用信息 | Facts about the app',
        {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'value'],
          properties: labelAndValue,
        },
        1,
      ),
    },
    ['ios', 'android', 'label'],
  ),
  followAccount: block(
    'followAccount',
    '关注公众号 | How to follow the public account',
    {
      account: {
        type: 'string',
        minLength: 1,
        maxLength: 40,
        description: '公众号名称 | Name of the account',
      },
      qrCode: { ...ref('asset'), description: '二维码图片 | QR code' },
      steps: items('关注步骤 | Steps', text, 1),
    },
    ['account', 'qrCode', 'steps'],
  ),
  progress: block(
    'progress',
    '等待页：说明在做什么，到时结束本页 | Waiting: tells what happens, then finishes the page',
    {
      title,
      messages: items('依次显示的文字 | Texts, one after another', shortText, 1),
      milliseconds: {
        type: 'integer',
        minimum: 0,
        maximum: 10000,
        description: '等待毫秒 | Time to wait, ms',
      },
      finish: outcome,
    },
    ['title', 'messages', 'milliseconds', 'finish'],
  ),
  returnLink: block(
    'returnLink',
    '返回来源网站：仅当 zhijieBackUrl 指向 site.json 允许的域名时显示 | Way back to where the visitor came from: only where zhijieBackUrl names a host that site.json lists',
    { label: { ...shortText, description: '链接文字 | Text of the link' } },
    ['label'],
  ),
} as const satisfies Record<string, Schema>;
