import { html } from 'hono/html';
import type { EndpointsFile } from '../../schemas/index.ts';
import type { Settings } from '../settings/settings.ts';
import { options } from './form-controls.ts';
import type { Markup } from './layout.ts';

/** The beginning of the inputs' names; the name of the endpoint follows. */
export const resultInput = 'result.';

/** One choice for each endpoint that may answer more than one code: which one it answers from now on. */
export function resultsForm({ results }: Settings, { endpoints }: EndpointsFile): Markup {
  const several = Object.entries(endpoints).filter(([, { codes }]) => codes.length > 1);
  if (several.length === 0) return html`<p class="intro">配置里的接口都只有一个返回码。</p>`;
  return html`<form class="card" method="post">
    <input type="hidden" name="section" value="results" />
    <p class="intro">选了返回码的接口直接返回它，不做别的处理；用来查看页面对每个返回码的反应。</p>
    <div class="fields">
      ${several.map(
        ([name, { codes }]) =>
          html`<label>${name}<select name="${resultInput}${name}">${options(
            [['', '照常处理'], ...codes.map((code): [string, string] => [String(code), String(code)])],
            String(results[name] ?? ''),
          )}</select></label>`,
      )}
    </div>
    <div class="actions"><button>保存</button></div>
  </form>`;
}
