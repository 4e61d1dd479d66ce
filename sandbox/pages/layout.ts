import { html } from 'hono/html';
import type { SandboxRun } from '../storage/sandbox-run.ts';

/** The type of a hono/html template: texts in it are escaped already. These pages never mark a text as raw. */
export type Markup = ReturnType<typeof html>;

const pages = [
  ['/sandbox/', '概览'],
  ['/sandbox/inbox', '收件箱'],
  ['/sandbox/leads', '线索'],
  ['/sandbox/conversions', '转化'],
  ['/sandbox/calls', '调用'],
  ['/sandbox/settings', '设置'],
] as const;

/** A whole page. `poll` is an address whose response changes when the page should be refreshed. */
export function layout(
  run: SandboxRun,
  page: { path: string; title: string; intro: string; body: Markup | Markup[]; poll?: string },
): Markup {
  return html`<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${page.title} · 接口沙盒</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/sandbox/style.css" />
    <script src="/sandbox/page.js" defer></script>
  </head>
  <body>
    <header class="top">
      <div class="bar">
        <a class="brand" href="/sandbox/">接口沙盒</a>
        <span class="run" title="由 Cookie sandbox_run 决定">沙盒运行 <b>${run.id}</b></span>
      </div>
      <nav aria-label="沙盒页面">
        ${pages.map(
          ([path, name]) =>
            html`<a href="${path}" ${path === page.path ? html`aria-current="page"` : ''}>${name}</a>`,
        )}
      </nav>
    </header>
    <main>
      <h1>${page.title}</h1>
      <p class="intro">${page.intro}</p>
      <div id="live" ${page.poll ? html`data-poll="${page.poll}"` : ''}>${page.body}</div>
    </main>
  </body>
</html>`;
}

/** Shown instead of an empty list: what is missing and what to do about it. */
export function emptyState(title: string, advice: Markup | string): Markup {
  return html`<div class="empty"><b>${title}</b><p>${advice}</p></div>`;
}

/** A table that becomes a list of cards on a phone; each row has one cell per heading. */
export function table(headings: string[], rows: (Markup | string | number)[][]): Markup {
  return html`<div class="sheet">
    <table>
      <thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>${cells.map((cell, index) => html`<td data-label="${headings[index] ?? ''}">${cell}</td>`)}</tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Shanghai time, e.g. 11-21 10:05:09. */
export function time(at: number): Markup {
  return html`<time>${clock.format(at).replace('/', '-')}</time>`;
}

/** Keys and values, collapsed: bodies are long and rarely read. */
export function details(summary: string, values: Record<string, unknown>): Markup {
  const entries = Object.entries(values);
  return html`<details>
    <summary>${summary}（${entries.length} 项）</summary>
    <dl>
      ${entries.map(([key, value]) => html`<dt>${key}</dt><dd>${typeof value === 'string' ? value : JSON.stringify(value)}</dd>`)}
    </dl>
  </details>`;
}
