import { routeKinds } from '../facts/engine-facts.ts';
import { type Infer, note, ref, type Schema, schemaLink } from '../vocabulary/schema.ts';

/** A segment that browsers leave as it is: they resolve `.` and `..`. */
const segment = '(?!\\.\\.?(/|$))[A-Za-z0-9._-]+';
/**
 * Without empty segments: `/` is the root of each host, `//name` is another host, and phones ignore a slash at the end, so
 * a path that has one is never found.
 */
const path = {
  type: 'string',
  pattern: `^/(${segment}(/${segment})*|\\*)$`,
  maxLength: 120,
} as const;

/** In the order of `routeKinds`. */
const routeKindNames = [
  '落地页 | Landing page',
  '首页落地页，首页的另一个地址 | Home landing page, another address of the home',
  '表单页 | Form page',
  '产品页 | Product page',
  '成功结果页 | Success page',
  '失败结果页 | Failure page',
  '车贷页 | Car loan page',
  '出错页 | Error page',
  '其他 | Other',
] as const;

/** definitions/routes.json: every route by name; a host adds its entry routes to those of every host (R-ROUTE). */
export const routesSchema = {
  $id: 'routes',
  title: '路由表 | Routes',
  type: 'object',
  additionalProperties: false,
  required: ['routes', 'catchAll'],
  properties: {
    $schema: schemaLink,
    catchAll: {
      ...ref('route'),
      description: '未知路径显示的路由 | Route shown for an unknown path (R-ERR 3)',
    },
    routes: {
      type: 'object',
      description: '页面地址 | Page addresses',
      propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['path', 'page', 'kind', 'on'],
        properties: {
          note,
          path: { ...path, description: '网址路径 | Path of the address' },
          page: { ...ref('page'), description: '显示的页面 | Page that is shown' },
          kind: {
            type: 'string',
            enum: routeKinds,
            enumDescriptions: routeKindNames,
            description: '类别，导航规则按它判断 | Kind; the navigation rules ask for it',
          },
          on: {
            type: 'string',
            enum: ['everyHost', 'hostsThatListIt'],
            enumDescriptions: ['每个站点 | Every host', '写着它的站点 | Hosts that list it'],
            description: '哪些站点有它 | Which hosts have it',
          },
          needsToken: { type: 'boolean', description: '需要登录 | Needs an access token (R-AUTH 2)' },
          keepAlive: {
            type: 'boolean',
            description:
              '离开再回来时保留状态 | State and scroll survive leaving and coming back (R-ROUTE 4)',
          },
        },
      },
    },
  },
} as const satisfies Schema;
export type RoutesFile = Infer<typeof routesSchema>;
export type RouteDefinition = RoutesFile['routes'][string];
