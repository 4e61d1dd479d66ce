import { html } from 'hono/html';
import { type CallDetail, type EventLedger, readCalls, readEvents } from '../ledgers/calls-and-events.ts';
import { readLeads } from '../ledgers/leads.ts';
import { readUploadEntries, type UploadEntry } from '../ledgers/uploads-of-leads.ts';
import type { SandboxRun } from '../storage/sandbox-run.ts';
import { details, emptyState, layout, type Markup, table, time } from './layout.ts';
import { beaconTable, recordTable, scriptTable } from './tracking-tables.ts';

// The pages show the newest entries; the JSON addresses return all.
const shown = 200;

export function leadsPage(run: SandboxRun): Markup {
  const leads = readLeads(run, shown);
  const uploads = readUploadEntries(run);
  return layout(run, {
    path: '/sandbox/leads',
    title: '线索',
    intro: '用户提交的表单。同一用户、同一请求编号只存一次，重发会换成新的内容，不会多出一条。',
    poll: '/sandbox/leads',
    body: html`${
      leads.length === 0
        ? emptyState('还没有线索', '登录后填写并提交任意申请表，提交的内容就会出现在这里。')
        : table(
            ['时间', '渠道', '表单', '用户', '内容', '文件', '请求编号'],
            leads.map((lead) => [
              time(lead.at),
              lead.channel || '—',
              lead.form,
              lead.userId,
              details('查看', lead.fields),
              pictures(uploads.filter((upload) => upload.lead === lead.requestId)),
              html`<code>${lead.requestId}</code>`,
            ]),
          )
    }
    ${othersOf(uploads.filter(({ lead }) => lead === ''))}`,
  });
}

/** Uploads that no lead names yet, or that were replaced. */
function othersOf(uploads: readonly UploadEntry[]): Markup {
  if (uploads.length === 0) return html``;
  return html`<h2 id="uploads">还没有提交的文件</h2>
    <p class="intro">照片和签名一添加就上传，提交后列在线索里。上传满一天后删除，不管有没有提交。</p>
    ${pictures(uploads)}`;
}

function pictures(uploads: readonly UploadEntry[]): Markup {
  if (uploads.length === 0) return html`—`;
  return html`<div class="pictures">${uploads.map(({ id, type, received, parts, size }) => {
    const about = `${Math.ceil(size / 1024)} KB`;
    if (received < parts) return html`<span>${`${received} / ${parts} 段，共 ${about}`}</span>`;
    const address = `/sandbox/uploads/${id}`;
    const shown = /^image\/(jpeg|png|webp)$/.test(type)
      ? html`<img src="${address}" alt="${`上传的图片，${about}`}" loading="lazy" />`
      : html`<span>${`${type}，${about}`}</span>`;
    return html`<a href="${address}">${shown}</a>`;
  })}</div>`;
}

export function conversionsPage(run: SandboxRun): Markup {
  return layout(run, {
    path: '/sandbox/conversions',
    title: '转化',
    intro:
      '回传给广告平台的转化（每个用户与渠道一天一次）、渠道激活（30 分钟内最多一次），以及页面加载的广告脚本、交给它们的事件和分析上报。',
    poll: '/sandbox/conversions',
    body: html`${eventTable(run, 'conversions', '还没有转化', '从带 bd_vid 或快手参数的链接进入，登录后会回传一次转化。')}
      <h2>渠道激活</h2>
      ${eventTable(run, 'activations', '还没有激活', '打开任意落地页，就会记录一次渠道激活。')}
      <h2 id="scripts">脚本加载</h2>
      ${scriptTable(run, shown)}
      <h2 id="beacons">统计事件</h2>
      ${beaconTable(run, shown)}
      <h2 id="records">分析上报</h2>
      ${recordTable(run, shown)}`,
  });
}

function eventTable(run: SandboxRun, ledger: EventLedger, title: string, advice: string): Markup {
  const events = readEvents(run, ledger, shown);
  if (events.length === 0) return emptyState(title, advice);
  return table(
    ['时间', '类型', '渠道', '用户', '内容'],
    events.map((event) => [
      time(event.at),
      event.kind,
      event.channel || '—',
      event.userId || '—',
      details('查看', event.body),
    ]),
  );
}

export function callsPage(run: SandboxRun): Markup {
  const calls = readCalls(run, shown);
  return layout(run, {
    path: '/sandbox/calls',
    title: '调用',
    intro: `产品接口收到的全部请求，这里显示最新 ${shown} 条。手机号、验证码、令牌、姓名和证件号已打码。`,
    poll: '/sandbox/calls',
    body:
      calls.length === 0
        ? emptyState('还没有调用', '打开任意页面，它发出的请求就会出现在这里。')
        : table(
            ['时间', '接口', '结果', '内容'],
            calls.map((call) => [
              time(call.at),
              html`<code>${call.path}</code>`,
              html`<span>${outcome(call)} ${call.fault ? html`<span class="chip warn">故障：${call.fault}</span>` : ''}</span>`,
              details('查看', call.body),
            ]),
          ),
  });
}

function outcome({ status, code }: CallDetail): Markup {
  const tone = status === 200 && code === 200 ? 'good' : 'bad';
  return html`<span class="chip ${tone}">${status === code || code === 0 ? status : `${status} / ${code}`}</span>`;
}
