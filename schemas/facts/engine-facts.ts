import type { QueryName } from '../names/query-parameters.ts';
import { ref } from '../vocabulary/schema.ts';

/**
 * The facts of every visit that a condition may test: one closed table. definitions/facts.json declares those of the
 * product.
 * `domain` is the schema of one value (`null`: absent). fact-sources.ts lists the facts that only the server knows;
 * they are fetched only when a row tests them.
 */
const yesNo = { type: 'boolean' } as const;
/** `*` would read like every value, and commands write it for each text that no row names. */
export const notEveryText = '^(?!\\*$)';
/** A text that a condition names; null: it is absent. */
export const textOfCondition = { type: ['string', 'null'], pattern: notEveryText } as const;

export const routeKinds = [
  'entry',
  'index',
  'form',
  'product',
  'success',
  'failure',
  'car',
  'error',
  'other',
] as const;
export type RouteKind = (typeof routeKinds)[number];

const visitFacts = {
  host: { domain: ref('host'), about: '站点域名 | Site host' },
  'host.relogin': {
    domain: yesNo,
    about: '该站点要求重新登录 | The host asks for a new login (R-NAV 5)',
  },
  channel: { domain: ref('channel'), about: '渠道号 | Channel number' },
  'channel.blocked': {
    domain: yesNo,
    about: '渠道已停用 | The channel is blocked (R-NAV 1)',
  },
  'channel.relogin': {
    domain: yesNo,
    about: '该渠道要求重新登录 | The channel asks for a new login (R-NAV 5)',
  },
  'channel.tag': {
    domain: ref('tag'),
    about: '渠道标签之一 | One of the tags of the channel',
  },
  route: { domain: ref('route'), about: '当前路由 | Name of the route visited' },
  'route.kind': {
    domain: { type: 'string', enum: routeKinds },
    about: '路由类别 | Kind of the route visited',
  },
  'route.needsToken': {
    domain: yesNo,
    about: '路由需要登录 | The route needs a token (R-AUTH 2)',
  },
  outcome: {
    domain: { anyOf: [ref('outcome'), { type: 'null' }] },
    about: '页面刚刚完成的结果，null 为刚到达 | What the page just finished with; null on arrival',
  },
  'session.token': { domain: yesNo, about: '已登录 | Holds an access token' },
  'session.appName': {
    domain: textOfCondition,
    about: '已保存的应用名 | Stored name of the app',
  },
  'session.firstVisit': {
    domain: yesNo,
    about: '标记链接带来的首次访问 | First visit by a marked link (R-NAV 6)',
  },
  'device.os': {
    domain: { type: 'string', enum: ['ios', 'android', 'other'] },
    about: '系统 | System',
  },
  'device.wechat': { domain: yesNo, about: '微信内打开 | Inside WeChat' },
  'device.inApp': { domain: yesNo, about: '自家应用内打开 | Inside the native app' },
  channelInfo: {
    domain: { type: 'string', enum: ['ok', 'failed'] },
    about: '渠道信息是否取到 | Whether channel info could be had (R-NAV 7)',
  },
  user: {
    domain: { type: 'string', enum: ['ok', 'failed'] },
    about: '用户校验结果 | Result of /v3/user/get',
  },
  ipInfo: {
    domain: { type: 'string', enum: ['notNeeded', 'ok', 'failed'] },
    about: '城市查询：不需要、成功、失败 | City look-up: not needed, ok, failed (R-NAV 7)',
  },
  markLogin: {
    domain: { type: 'string', enum: ['ok', 'failed'] },
    about: '标记链接登录结果 | Result of /v1/user/loginMark (R-NAV 6)',
  },
  markcodeLogin: {
    domain: { type: 'string', enum: ['ok', 'failed'] },
    about: '标记码登录结果 | Result of /v3/user/loginMarkCode (R-NAV 6)',
  },
  city: {
    domain: { anyOf: [ref('city'), { type: 'null' }] },
    about: '访客城市，null 为未知或未收录 | City of the visitor; null: unknown or unlisted',
  },
} as const;

const queryFact = {
  domain: textOfCondition,
  about: '网址参数，null 为没有 | Query parameter; null: absent (R-ROUTE 6)',
} as const;

/** One fact for each query parameter that every funnel reads. */
const queryFacts = {
  'query.zhijieBackUrl': queryFact,
  'query.utm_source': queryFact,
  'query._token': queryFact,
  'query._channel': queryFact,
  'query._os': queryFact,
  'query._did': queryFact,
  'query._user_id': queryFact,
  'query._ua': queryFact,
  'query.from': queryFact,
  'query.mark': queryFact,
  'query.markcode': queryFact,
} as const satisfies Record<`query.${QueryName}`, typeof queryFact>;

export const engineFacts = { ...visitFacts, ...queryFacts } as const;
export type EngineFactId = keyof typeof engineFacts;
/** A fact of every visit, or one that definitions/facts.json declares. */
export type FactId = EngineFactId | (string & {});
