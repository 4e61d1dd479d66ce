import { html } from 'hono/html';
import type { EndpointsFile } from '../../schemas/index.ts';
import { knownPaths, usualPath } from '../settings/known-calls.ts';
import { type Fault, faultKinds } from '../settings/settings.ts';
import { options } from './form-controls.ts';
import type { Markup } from './layout.ts';

/** Descriptions of the faults for people. */
const faultNames: Record<Fault['kind'], string> = {
  slow: '变慢',
  '500': '服务器错误（500）',
  '401': '登录失效（401）',
  html: '返回网页（认证页）',
  empty: '返回空内容',
  truncated: '返回一半',
  lost: '已处理，答复丢失',
};

/** A configured fault with its remaining `times`. */
export function faultCard(fault: Fault, index: number): Markup {
  const remaining =
    fault.times === undefined ? '一直' : fault.times === 0 ? '已用完' : `还剩 ${fault.times} 次`;
  return html`<form class="card row" method="post">
    <input type="hidden" name="section" value="fault" />
    <input type="hidden" name="index" value="${index}" />
    <div>
      <b>${faultNames[fault.kind]}</b> <span class="chip ${fault.times === 0 ? '' : 'warn'}">${remaining}</span>
      <div><code>${fault.path === '*' ? '全部接口' : fault.path}</code>${fault.ms ? html` <span class="chip">延迟 ${fault.ms} 毫秒</span>` : ''}</div>
    </div>
    <button class="quiet" name="do" value="remove">移除</button>
  </form>`;
}

export function newFaultForm(endpoints: EndpointsFile): Markup {
  return html`<form class="card" method="post">
    <input type="hidden" name="section" value="fault" />
    <div class="fields">
      <label class="wide">接口<select name="path">${options([['*', '全部接口'], ...knownPaths(endpoints).map((path) => [path, path] as const)], usualPath(endpoints))}</select></label>
      <label class="wide">故障<select name="kind">${options(
        faultKinds.map((kind) => [kind, faultNames[kind]]),
        'lost',
      )}</select></label>
      <label>次数（空为一直）<input name="times" type="number" min="0" value="1" /></label>
      <label>延迟毫秒（可空）<input name="ms" type="number" min="0" max="600000" /></label>
    </div>
    <div class="actions"><button name="do" value="add">打开故障</button></div>
  </form>`;
}
