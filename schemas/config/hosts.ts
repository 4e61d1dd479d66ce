import { type Infer, note, ref, type Schema, schemaLink } from '../vocabulary/schema.ts';
import { brandChangeSchema } from './brands.ts';

const hostSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['root', 'entries'],
  properties: {
    note,
    root: { ...ref('route'), description: '首页：“/” 跳转到的路由 | Home: the route that “/” redirects to' },
    entries: {
      type: 'array',
      uniqueItems: true,
      items: ref('route'),
      description: '入口：该站点独有的入口路由 | Entries: routes that only this host has',
    },
    relogin: {
      type: 'boolean',
      description:
        '重新登录：用于广告活动站点，登录页清除令牌 | Log in again: for ad events, login pages clear the token (R-NAV 5)',
    },
    language: {
      type: 'string',
      minLength: 2,
      maxLength: 35,
      siteLanguage: true,
      description:
        '语言：只用网站的这一种；不写：网站的全部语言，由访客的浏览器决定 | Language: this one of the site’s alone; left out: all of them, and the visitor’s browser decides',
    },
    attributes: {
      type: 'object',
      declared: 'hostAttributes',
      additionalProperties: { type: 'string' },
      description:
        '属性：facts.json 声明的属性与值，可在条件中使用 | Attributes: those that facts.json declares, for conditions',
    },
    brand: brandChangeSchema,
  },
} as const;

/** hosts.json: the settings of each host: its entry routes, the redirect of `/`, changes of the brand, relogin. */
export const hostsSchema = {
  $id: 'hosts',
  title: '站点 | Hosts',
  type: 'object',
  additionalProperties: false,
  required: ['hosts'],
  properties: {
    $schema: schemaLink,
    hosts: {
      type: 'object',
      description:
        '域名 → 配置；default 用于其余域名 | Host → settings; default serves every other host (R-ROUTE 1)',
      // As `then`, because FromSchema types keys that `required` names beside `additionalProperties` as `unknown`.
      if: {},
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['default'] },
      propertyNames: { pattern: '^(default|[a-z0-9-]+(\\.[a-z0-9-]+)+)$' },
      additionalProperties: hostSchema,
    },
  },
} as const satisfies Schema;
export type HostsFile = Infer<typeof hostsSchema>;
export type HostDefinition = HostsFile['hosts'][string];
