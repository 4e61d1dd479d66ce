import { html } from 'hono/html';
import type { SandboxRun } from '../storage/sandbox-run.ts';
import { codeValiditySeconds, type InboxEntry, readInbox } from '../storage/sms-codes.ts';
import { emptyState, layout, type Markup, time } from './layout.ts';

export function inboxPage(run: SandboxRun): Markup {
  const entries = readInbox(run, undefined, 60);
  return layout(run, {
    path: '/sandbox/inbox',
    title: '收件箱',
    intro: '沙盒发出的短信验证码，最新的在前；新的会自动出现。验证码 5 分钟内有效，只能用一次，错 5 次作废。',
    poll: '/sandbox/inbox.json',
    body:
      entries.length === 0
        ? emptyState('还没有验证码', '打开任意登录页，填手机号，点“获取验证码”，验证码就会出现在这里。')
        : html`<div class="cards" role="log" aria-live="polite">${entries.map((entry) => card(entry, run.now))}</div>`,
  });
}

function card(entry: InboxEntry, now: number): Markup {
  const [state, tone] = stateOf(entry, now);
  return html`<article class="card ${tone === 'good' ? '' : 'spent'}">
    <div class="row"><span>${entry.phone}</span><span class="chip ${tone}">${state}</span></div>
    <div class="code">${entry.code}</div>
    <div class="row">${time(entry.at)}<button class="quiet" type="button" data-copy="${entry.code}">复制</button></div>
  </article>`;
}

function stateOf(entry: InboxEntry, now: number): [string, string] {
  if (entry.state === 'used') return ['已使用', ''];
  if (entry.state === 'void') return ['错误过多，已作废', 'bad'];
  return now - entry.at >= codeValiditySeconds * 1000 ? ['已过期', ''] : ['可使用', 'good'];
}
