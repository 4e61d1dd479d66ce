import { type Infer, note, ref, type Schema } from '../vocabulary/schema.ts';
import { httpsAddress, sourceHosts, thirdPartyDisclosure } from './third-party.ts';
import {
  argumentsSchema,
  fieldsSchema,
  identifier,
  identifierPattern,
  presetSchema,
} from './tracker-values.ts';

const presets = {
  type: 'object',
  propertyNames: { pattern: identifierPattern },
  additionalProperties: presetSchema,
} as const;

/** Read by the console and the commands alone; no phone gets them. */
const aliases = {
  type: 'array',
  uniqueItems: true,
  items: { type: 'string', minLength: 1, maxLength: 40 },
  description:
    '别名：人们还叫它什么，例如它旗下的产品；查找和导入时都认 | Other names: what people also call it, such as its products; searches and imports know them',
} as const;

const ofEveryShape = {
  note,
  aliases,
  ...thirdPartyDisclosure,
  hosts: sourceHosts,
  clickId: { ...ref('clickId'), description: '它的广告链接带来的点击编号 | The click id of its ads' },
  report: {
    type: 'object',
    additionalProperties: false,
    required: ['endpoint', 'sends'],
    description: '表单成功后由服务器回传 | Has our server report the conversion (R-API)',
    properties: {
      endpoint: { ...ref('endpoint'), description: '回传接口 | Endpoint of the report' },
      sends: {
        type: 'object',
        minProperties: 1,
        propertyNames: { minLength: 1 },
        additionalProperties: ref('clickId'),
        description:
          '接口的字段 → 点击编号；访问里都没有则不回传 | Name in the payload → click id; without any of them nothing is sent',
      },
    },
  },
} as const;

/** One way to speak to a network: a closed union on `shape`. */
const shape = <const K extends string, const P extends object, const R extends readonly string[]>(
  name: K,
  about: string,
  properties: P,
  required: R,
) =>
  ({
    type: 'object',
    additionalProperties: false,
    description: about,
    required: ['shape', 'name', 'purpose', 'collects', ...required],
    properties: {
      shape: { type: 'string', const: name, description: about },
      ...ofEveryShape,
      ...properties,
    },
  }) as const;

const formEvent = {
  type: 'string',
  pattern: '^[A-Za-z0-9_]{1,40}$',
  description:
    '表单成功时上报的事件：平台规定的类型或名称 | Event of a confirmed form, in the platform’s own words or numbers',
} as const;

const commands = <const C extends object>(command: C) =>
  ({
    formEvent,
    start: { type: 'array', items: command, description: '加载前的命令 | Commands before it is loaded' },
    pageView: { ...command, description: '打开另一个页面时的命令 | Command where another page is shown' },
    conversion: {
      ...command,
      description: '表单成功时的命令 | Command of a form that the server has confirmed',
    },
  }) as const;

const script = {
  scripts: {
    type: 'array',
    minItems: 1,
    items: httpsAddress,
    description:
      '脚本地址，__CONVERSION_ID__ 代入渠道的转化编号 | Addresses of its scripts; __CONVERSION_ID__ is the channel’s',
  },
  global: { ...identifier, description: '脚本约定的全局名字 | Global name that its script reads' },
  waitsForScript: {
    type: 'boolean',
    description:
      '平台没有队列：脚本加载后才发命令 | It has no queue: commands wait until its script is there',
  },
  globals: {
    ...presets,
    description: '脚本加载前设的其他全局值 | Other globals that are set before its script',
  },
  properties: {
    ...presets,
    description: '脚本加载前队列上的属性 | Properties of its queue before its script',
  },
} as const;
const scriptRequired = ['scripts', 'global', 'formEvent', 'conversion'] as const;

/** The schemas of the shapes, by name. */
export const networkShapes = {
  queue: shape(
    'queue',
    '队列：命令放进全局数组 | Queue: commands are pushed to a global array',
    { ...script, ...commands({ anyOf: [argumentsSchema, fieldsSchema] }) },
    scriptRequired,
  ),
  arguments: shape(
    'arguments',
    '参数队列：命令以 arguments 放进全局数组 | Queue of arguments: each command is pushed as an `arguments` object',
    { ...script, ...commands(argumentsSchema) },
    scriptRequired,
  ),
  function: shape(
    'function',
    '函数：命令是全局函数的调用，先存进它的 queue | Function: commands are calls of a global function, kept in its `queue` before the script',
    { ...script, ...commands(argumentsSchema) },
    scriptRequired,
  ),
  methods: shape(
    'methods',
    '方法：命令是全局对象方法的调用，第一项是方法名 | Methods: commands are calls of methods of a global array; the first item names the method',
    {
      ...script,
      methods: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: identifier,
        description: '脚本加载前就要有的方法 | Methods that are there before its script',
      },
      ...commands(argumentsSchema),
    },
    [...scriptRequired, 'methods'],
  ),
  pixel: shape(
    'pixel',
    '像素：每个命令是一次图片请求 | Pixel: each command is the request of an image',
    {
      address: {
        ...httpsAddress,
        description:
          '图片地址，命令的 fields 是它的参数 | Address of the image; the fields of a command are its query',
      },
      ...commands(fieldsSchema),
    },
    ['address', 'formEvent', 'conversion'],
  ),
  call: shape(
    'call',
    '只由服务器回传，不加载任何东西 | Call: our server reports, and nothing of it is loaded',
    {},
    ['report'],
  ),
} as const;

/** An ad network, by the way in which its script is spoken to. */
export const networkSchema = {
  type: 'object',
  required: ['shape'],
  discriminator: { propertyName: 'shape' },
  oneOf: [
    networkShapes.queue,
    networkShapes.arguments,
    networkShapes.function,
    networkShapes.methods,
    networkShapes.pixel,
    networkShapes.call,
  ],
} as const satisfies Schema;

export type NetworkShape = keyof typeof networkShapes;
export type NetworkOf<K extends NetworkShape> = { [P in NetworkShape]: Infer<(typeof networkShapes)[P]> }[K];
export type NetworkDefinition = NetworkOf<NetworkShape>;
/** The shapes that load a script. */
export type ScriptShape = Exclude<NetworkShape, 'pixel' | 'call'>;
