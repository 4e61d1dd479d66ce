import { doc } from './code-doc.ts';

const promo = (on: string) =>
  `"promo": { "path": "/promo", "page": "thanks", "kind": "entry", "on": "${on}" }`;
const thanks = '"thanks": { "path": "/thanks"';
const noUser = '{ "id": "no-user", "when": { "user": "failed", "session.token": true }, "hold": "tryAgain" }';
const hop = (from: string, to: string) =>
  `{ "id": "from-${from}", "when": { "route": "${from}", "session.token": true, "outcome": null }, "go": "${to}" }`;

/** The site as a whole: where every visitor gets. */
export const siteDocs = {
  'route-collision': doc(
    ['同一站点上两个路由的路径相同', 'two routes of one host have the same path'],
    ['只有一个能打开', 'only one of them can be opened'],
    { file: 'definitions/routes.json', good: '"path": "/thanks"', bad: '"path": "/404"' },
  ),
  'redirect-loop': doc(
    ['重定向或去向绕成了圈', 'redirects, or destinations, go round in a circle'],
    ['访客永远到不了页面', 'the visitor never gets to a page'],
    {
      file: 'definitions/navigation.json',
      at: noUser,
      good: `${noUser},\n    ${hop('login', 'thanks')}`,
      bad: `${noUser},\n    ${hop('login', 'thanks')},\n    ${hop('thanks', 'login')}`,
    },
  ),
  'visitor-stranded': doc(
    [
      '访客到不了任何页面：跳转次数超过 maxHops，或未知路径没有路由接住',
      'a visitor reaches no page: more redirects than maxHops, or an unknown path that no route catches',
    ],
    ['访客只会看到空白', 'the visitor sees nothing at all'],
    {
      file: 'definitions/navigation.json',
      at: noUser,
      good: `${noUser},\n    ${hop('login', 'thanks')}`,
      bad: `${noUser},\n    ${hop('login', 'thanks')},\n    ${hop('thanks', 'notFound')}`,
      also: [{ file: 'definitions/site.json', from: '"maxHops": 5', to: '"maxHops": 1' }],
    },
  ),
  'page-missing-on-host': doc(
    ['把访客送到本站点没有的路由', 'visitors of a host are sent to a route that it does not have'],
    ['在这个站点上访客会看到错误页', 'on that host they see the error page'],
    { file: 'hosts.json', good: '"entries": ["car", "login"]', bad: '"entries": ["login"]' },
  ),
  'route-unreachable': doc(
    [
      '没有人看得到这个路由：没有站点有它，或每个访客都被送走',
      'nobody is shown this route: no host has it, or everybody is sent on',
    ],
    ['通往它的广告和链接都白费了', 'ads and links that lead there are wasted'],
    {
      file: 'definitions/routes.json',
      good: promo('everyHost'),
      bad: promo('hostsThatListIt'),
      also: [{ file: 'definitions/routes.json', from: thanks, to: `${promo('everyHost')},\n    ${thanks}` }],
    },
  ),
  'outcome-unhandled': doc(
    ['页面的一个结果没有任何一行处理', 'no row handles an outcome of a page'],
    ['访客点了按钮，什么也不发生', 'the visitor presses the button and nothing happens'],
    {
      file: 'definitions/navigation.json',
      good: '"city": ["深圳", "杭州"], "route.kind": ["entry", "form"]',
      bad: '"city": ["深圳", "杭州"], "route": "login"',
      also: [
        {
          file: 'definitions/navigation.json',
          from: '"session.token": true }, "hold"',
          to: '"session.token": true, "outcome": null }, "hold"',
        },
      ],
    },
  ),
} as const;
