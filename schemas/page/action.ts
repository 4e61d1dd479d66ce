import { outcome, shortText } from '../parts/block-parts.ts';
import { type Infer, ref, type Schema } from '../vocabulary/schema.ts';

/** What a button or link does: a closed union on `do`. */
const action = <const K extends string, const P extends object, const R extends readonly string[]>(
  name: K,
  about: string,
  properties: P,
  required: R,
) =>
  ({
    type: 'object',
    additionalProperties: false,
    description: about,
    required: ['do', ...required],
    properties: { do: { type: 'string', const: name, description: about }, ...properties },
  }) as const;

const actionSchemas = {
  finish: action('finish', '以某个结果结束本页 | Finish the page with an outcome', { outcome }, ['outcome']),
  openPage: action(
    'openPage',
    '在弹层中打开页面 | Open a page in a sheet',
    { page: { ...ref('page'), description: '打开的页面 | Page that is opened' } },
    ['page'],
  ),
  copy: action(
    'copy',
    '复制文字 | Copy a text',
    { text: { ...shortText, description: '要复制的文字 | The text' } },
    ['text'],
  ),
  download: action('download', '按系统下载应用 | Download the app for the system of the phone', {}, []),
  back: action('back', '返回上一页 | Go back', {}, []),
  withdrawConsent: action(
    'withdrawConsent',
    '撤回同意：退出登录，清除本机保存的内容 | Withdraw all consent: log out, forget what this phone keeps',
    {},
    [],
  ),
  chooseLogin: action(
    'chooseLogin',
    '选择账号：继续用现在的，或改用链接里的 | Choose the user: stay logged in, or log in as the link says (site.json, linkLogin)',
    {
      login: {
        type: 'string',
        enum: ['current', 'link'],
        enumDescriptions: ['现在的账号 | The current one', '链接里的账号 | That of the link'],
        description: '账号 | Login',
      },
    },
    ['login'],
  ),
} as const satisfies Record<string, Schema>;
export type ActionName = keyof typeof actionSchemas;
export type ActionOf<K extends ActionName> = { [P in ActionName]: Infer<(typeof actionSchemas)[P]> }[K];
export type Action = ActionOf<ActionName>;

/** Any of them. */
export const anyAction = {
  type: 'object',
  description: '按下后做什么 | What a press does',
  required: ['do'],
  discriminator: { propertyName: 'do' },
  oneOf: [
    actionSchemas.finish,
    actionSchemas.openPage,
    actionSchemas.copy,
    actionSchemas.download,
    actionSchemas.back,
    actionSchemas.withdrawConsent,
    actionSchemas.chooseLogin,
  ],
} as const;

const outwardSchemas = {
  call: action(
    'call',
    '拨打电话 | Call a telephone number',
    {
      phone: {
        type: 'string',
        pattern: '^\\+?[0-9][0-9-]{2,19}$',
        description: '电话号码，可带短横线 | The number; hyphens are allowed',
      },
    },
    ['phone'],
  ),
  visit: action(
    'visit',
    '打开外部网页，域名须列在 site.json 的 linkHosts | Open a page of another site, whose host linkHosts of site.json lists',
    {
      address: {
        type: 'string',
        pattern: '^https://\\S+$',
        maxLength: 600,
        description: '网址 | Address',
      },
    },
    ['address'],
  ),
} as const satisfies Record<string, Schema>;
export type LinkAction =
  | ActionOf<'finish' | 'openPage'>
  | { [P in keyof typeof outwardSchemas]: Infer<(typeof outwardSchemas)[P]> }[keyof typeof outwardSchemas];

/** What a link does: to a page of this site by an outcome, to a page in a sheet, to a telephone, to another site. */
export const linkAction = {
  type: 'object',
  description: '点击后去哪里 | Where a press leads',
  required: ['do'],
  discriminator: { propertyName: 'do' },
  oneOf: [actionSchemas.finish, actionSchemas.openPage, outwardSchemas.call, outwardSchemas.visit],
} as const;
