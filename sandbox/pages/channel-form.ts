import { html } from 'hono/html';
import { type FactsFile, valueAt } from '../../schemas/index.ts';
import { type DeclaredValue, declaredValues } from '../settings/declared-channel-info.ts';
import type { ChannelSetting } from '../settings/settings.ts';
import { numberInput, options } from './form-controls.ts';
import type { Markup } from './layout.ts';

/** One channel's settings, collapsed; an empty key is the form that adds a channel. */
export function channelForm(key: string, setting: ChannelSetting, facts: FactsFile): Markup {
  const isNew = key === '';
  return html`<form class="card" method="post">
    <input type="hidden" name="section" value="channel" />
    <details>
      <summary>${isNew ? '添加渠道' : channelTitle(key, setting, facts)}</summary>
      <div class="fields">
        ${isNew ? html`<label>渠道号<input name="key" inputmode="numeric" placeholder="5265" required /></label>` : html`<input type="hidden" name="key" value="${key}" />`}
        ${declaredValues(facts).map((declared) => valueInput(declared, shownValue(declared, setting)))}
        ${numberInput('代码（200 成功）', 'code', setting.code ?? 200)}
      </div>
      <div class="actions">
        <button name="do" value="save">${isNew ? '添加' : '保存'}</button>
        ${isNew || key === 'default' ? '' : html`<button class="danger" name="do" value="remove" formnovalidate>移除</button>`}
      </div>
    </details>
  </form>`;
}

const shownValue = ({ pointer, plain }: DeclaredValue, setting: ChannelSetting): string =>
  String(valueAt(setting, pointer) ?? plain ?? '');

function valueInput({ kind, label, input, written }: DeclaredValue, value: string): Markup {
  if (kind === 'flag') return numberInput(label, input, Number(value));
  if (written === null)
    return html`<label>${label}<input name="${input}" value="${value}" maxlength="${kind === 'appName' ? 40 : 60}" /></label>`;
  const choices = written.map((one): [string, string] => [one, one]);
  return html`<label>${label}<select name="${input}">${options(choices, value)}</select></label>`;
}

function channelTitle(key: string, setting: ChannelSetting, facts: FactsFile): string {
  const name = key === 'default' ? '其他渠道（默认）' : `渠道 ${key}`;
  const values = declaredValues(facts).flatMap((declared) => {
    const value = shownValue(declared, setting);
    if (declared.kind === 'flag') return [`${declared.label} ${value}`];
    return declared.kind === 'fact' && declared.written ? [value] : [];
  });
  const failing = setting.code !== undefined && setting.code !== 200 ? [`结果代码 ${setting.code}`] : [];
  return [name, ...values, ...failing].join(' · ');
}
