import { html } from 'hono/html';
import { readRecords } from '../ledgers/analytics-records.ts';
import type { SandboxRun } from '../storage/sandbox-run.ts';
import { readBeacons, readScriptLoads } from '../third-parties/beacon-ledger.ts';
import { details, emptyState, type Markup, table, time } from './layout.ts';

/** The scripts of ad networks that pages have loaded. */
export function scriptTable(run: SandboxRun, limit: number): Markup {
  const loads = readScriptLoads(run, limit);
  if (loads.length === 0) {
    return emptyState(
      '还没有脚本加载',
      '从投放了广告平台的渠道进入任意落地页，同意后加载的脚本就会出现在这里。',
    );
  }
  return table(
    ['时间', '平台', '地址'],
    loads.map((load) => [time(load.at), load.network, load.src ? html`<code>${load.src}</code>` : '—']),
  );
}

/** The commands that pages have given to those scripts. */
export function beaconTable(run: SandboxRun, limit: number): Markup {
  const beacons = readBeacons(run, limit);
  if (beacons.length === 0) {
    return emptyState('还没有统计事件', '脚本加载之后，页面交给广告平台的每个事件就会出现在这里。');
  }
  return table(
    ['时间', '平台', '接入方式', '事件'],
    beacons.map((beacon) => [time(beacon.at), beacon.network, beacon.shape, jsonCell(beacon.command)]),
  );
}

/** The calls of pages to the analytics record endpoint. */
export function recordTable(run: SandboxRun, limit: number): Markup {
  const records = readRecords(run, limit);
  if (records.length === 0) {
    return emptyState('还没有分析上报', '浏览页面、填写或提交表单，页面上报的数据就会出现在这里。');
  }
  return table(
    ['时间', '渠道', '用户', '内容'],
    records.map((record) => [
      time(record.at),
      record.channel || '—',
      record.userId || '—',
      record.attr === null ? '—' : jsonCell(record.attr),
    ]),
  );
}

/** JSON in one line; long JSON is collapsed. */
function jsonCell(value: unknown): Markup {
  const line = JSON.stringify(value);
  if (line.length <= 120) return html`<code>${line}</code>`;
  return details('查看', typeof value === 'object' ? { ...value } : { 内容: value });
}
