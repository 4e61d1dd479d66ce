import { html } from 'hono/html';
import { readSettings } from '../settings/settings.ts';
import { countRows, type LedgerTable } from '../storage/database.ts';
import type { SandboxRun } from '../storage/sandbox-run.ts';
import { layout, type Markup } from './layout.ts';

/** The addresses of json-routes.ts. */
const jsonNames = [
  'inbox',
  'leads',
  'conversions',
  'activations',
  'scripts',
  'beacons',
  'records',
  'calls',
  'one-tap',
  'settings',
];

export function homePage(run: SandboxRun): Markup {
  const settings = readSettings(run);
  const count = (table: LedgerTable) => countRows(run.db, table, run.id);
  const faults = settings.faults.filter((fault) => fault.times !== 0).length;
  const tiles: [string, string, number | string, string][] = [
    ['/sandbox/inbox', '短信验证码', count('sms'), '登录时收到的验证码'],
    ['/sandbox/leads', '线索', count('leads'), '每个请求编号只存一次'],
    ['/sandbox/conversions', '转化与激活', count('conversions') + count('activations'), '广告回传与渠道激活'],
    [
      '/sandbox/conversions#scripts',
      '统计与上报',
      count('script_loads') + count('beacons') + count('records'),
      '广告脚本、统计事件与分析上报',
    ],
    ['/sandbox/calls', '接口调用', count('calls'), '敏感信息已打码'],
    [
      '/sandbox/settings',
      '当前城市',
      settings.city,
      faults > 0 ? `${faults} 个故障开关已打开` : '没有打开故障开关',
    ],
  ];
  return layout(run, {
    path: '/sandbox/',
    title: '概览',
    intro: '这里代替产品接口：发验证码、登录、存线索、答渠道与城市。数据只在本机，重置后清空。',
    body: html`<div class="cards tiles">
        ${tiles.map(
          ([href, name, figure, note]) =>
            html`<a class="card" href="${href}"><div>${name}</div><div class="count">${figure}</div><div class="note">${note}</div></a>`,
        )}
      </div>
      <h2>测试用的登录凭证</h2>
      <div class="card">
        <dl>
          <dt>一键登录</dt><dd class="mono">sandbox-onetap-13800138000</dd>
          <dt>mark 链接</dt><dd class="mono">/login?mark=sandbox-mark-13800138000</dd>
          <dt>markcode 链接</dt><dd class="mono">/login?markcode=sandbox-markcode-13800138000-a1（每个只能用一次）</dd>
          <dt>独立运行</dt><dd class="mono">Cookie：sandbox_run=我的编号（字母、数字、- 或 _，最多 64 位）</dd>
        </dl>
      </div>
      <h2>同样的数据，JSON</h2>
      <div class="card">
        <dl>
          ${jsonNames.map(
            (name) =>
              html`<dt>${name}</dt><dd><a class="mono" href="/sandbox/${name}.json">/sandbox/${name}.json</a></dd>`,
          )}
        </dl>
      </div>`,
  });
}
