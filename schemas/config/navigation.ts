import { whenSchema } from '../facts/when.ts';
import { type Infer, note, ref, type Schema, schemaLink, text } from '../vocabulary/schema.ts';

/** The effects of a row besides sending a visitor somewhere; performed in the order written. */
const effects = ['rememberLogin', 'clearToken', 'loginByMark', 'loginByMarkcode', 'closeInAppView'] as const;
export type Effect = (typeof effects)[number];

const result = {
  go: {
    ...ref('destination'),
    description:
      '去哪里：路由名，或 success、failure、skipForm、loginAddress | Where to: a route, or a named destination',
  },
  with: {
    type: 'object',
    description: '附加的网址参数 | Query parameters to add',
    additionalProperties: { type: 'string', maxLength: 200 },
  },
  keepQuery: { type: 'boolean', description: '保留当前网址参数 | Keep the query of the visit' },
  stay: { type: 'boolean', const: true, description: '留在当前页 | Stay on the page' },
  hold: {
    ...ref('message'),
    description: '停在当前页，显示消息并可重试 | Stay, show this message and a way to retry',
  },
  continue: {
    type: 'boolean',
    const: true,
    description: '执行后继续看下一行 | Do it, then go on to the next row',
  },
  do: {
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: {
      type: 'string',
      enum: effects,
      enumDescriptions: [
        '记住登录页 | Remembers the login page',
        '清除令牌 | Clears the token',
        '用标记登录 | Logs in by the mark',
        '用标记码登录 | Logs in by the mark code',
        '关闭应用内页面 | Closes the view in the app',
      ],
    },
    description: '附带动作 | What is done besides',
  },
} as const;

/** definitions/navigation.json: decides each visit to a route (R-NAV, R-AUTH). */
export const navigationSchema = {
  $id: 'navigation',
  title: '导航规则 | Navigation rules',
  type: 'object',
  additionalProperties: false,
  required: ['rules', 'otherwise'],
  properties: {
    $schema: schemaLink,
    rules: {
      type: 'array',
      description: '从上到下，第一条符合的生效 | Top to bottom; the first that matches decides',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'when'],
        // Exactly one of the four turns; a plain list, so that Ajv's message is short.
        oneOf: [
          { required: ['go'] },
          { required: ['stay'] },
          { required: ['hold'] },
          { required: ['continue'] },
        ],
        properties: {
          id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', description: '行的名字 | Name of the row' },
          note,
          when: whenSchema,
          ...result,
        },
      },
    },
    otherwise: {
      type: 'object',
      additionalProperties: false,
      required: ['stay'],
      description: '都不符合时 | When no row matches',
      properties: { note, stay: result.stay },
    },
  },
} as const satisfies Schema;
export type NavigationFile = Infer<typeof navigationSchema>;

const destinationTable = (title: string) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['rules', 'otherwise'],
    description: title,
    properties: {
      note,
      rules: {
        type: 'array',
        description: '从上到下，第一条符合的生效 | Top to bottom; the first that matches decides',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'when', 'go'],
          properties: {
            id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', description: '行的名字 | Name of the row' },
            note,
            when: whenSchema,
            go: result.go,
          },
        },
      },
      otherwise: {
        type: 'object',
        additionalProperties: false,
        required: ['go'],
        description: '都不符合时 | When no row matches',
        properties: { note, go: result.go },
      },
    },
  }) as const;

/** definitions/destinations.json: where success, failure and 'skip form' lead (R-NAV). */
export const destinationsSchema = {
  $id: 'destinations',
  title: '去向表 | Destination tables',
  type: 'object',
  additionalProperties: false,
  required: ['success', 'failure', 'skipForm'],
  properties: {
    $schema: schemaLink,
    success: destinationTable('成功去向 | Where success leads'),
    failure: destinationTable('失败去向 | Where failure leads'),
    skipForm: destinationTable('跳过表单时的去向 | Where a visitor goes who skips the form'),
  },
} as const satisfies Schema;
export type DestinationsFile = Infer<typeof destinationsSchema>;

/** definitions/messages.json: every text that no page owns, by id. */
export const messagesSchema = {
  $id: 'messages',
  title: '文案 | Messages',
  type: 'object',
  additionalProperties: false,
  required: ['messages'],
  properties: {
    $schema: schemaLink,
    messages: {
      type: 'object',
      description: '提示文字 | Messages',
      propertyNames: { pattern: '^[a-z][A-Za-z0-9.]*$' },
      additionalProperties: text,
    },
  },
} as const satisfies Schema;
export type MessagesFile = Infer<typeof messagesSchema>;
