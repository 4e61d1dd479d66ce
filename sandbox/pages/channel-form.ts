import { html } from 'hono/html';
import { channelInfoSchema } from '../../schemas/api/index.ts';
import type { ChannelSetting } from '../settings/settings.ts';
import { numberInput, options } from './form-controls.ts';
import type { Markup } from './layout.ts';

/** One channel's settings, collapsed; an empty key is the form that adds a channel. */
export function channelForm(key: string, setting: ChannelSetting): Markup {
  const flags = setting.h5_flow_info ?? {};
  const isNew = key === '';
  return html`<form class="card" method="post">
    <input type="hidden" name="section" value="channel" />
    <details>
      <summary>${isNew ? '添加渠道' : channelTitle(key, setting)}</summary>
      <div class="fields">
        ${isNew ? html`<label>渠道号<input name="key" inputmode="numeric" placeholder="5265" required /></label>` : html`<input type="hidden" name="key" value="${key}" />`}
        <label>应用类型
          <select name="application">${options(
            channelInfoSchema.properties.application.enum.map((name) => [name, name]),
            setting.application ?? 'H5',
          )}</select>
        </label>
        <label>h5_bd_type_for_p4<input name="h5_bd_type_for_p4" value="${setting.h5_bd_type_for_p4 ?? '0'}" maxlength="16" /></label>
        ${numberInput('input_form', 'input_form', flags.input_form ?? 0)}
        ${numberInput('succ_todo', 'succ_todo', flags.succ_todo ?? 0)}
        ${numberInput('fail_todo', 'fail_todo', flags.fail_todo ?? 0)}
        <label>应用名称<input name="my_app_name" value="${setting.my_app_name ?? ''}" maxlength="40" /></label>
        ${numberInput('代码（200 成功）', 'code', setting.code ?? 200)}
      </div>
      <div class="actions">
        <button name="do" value="save">${isNew ? '添加' : '保存'}</button>
        ${isNew || key === 'default' ? '' : html`<button class="danger" name="do" value="remove" formnovalidate>移除</button>`}
      </div>
    </details>
  </form>`;
}

function channelTitle(key: string, setting: ChannelSetting): string {
  const flags = { input_form: 0, succ_todo: 0, fail_todo: 0, ...setting.h5_flow_info };
  const failing = setting.code !== undefined && setting.code !== 200 ? ` · 结果代码 ${setting.code}` : '';
  const name = key === 'default' ? '其他渠道（默认）' : `渠道 ${key}`;
  return `${name} · ${setting.application ?? 'H5'} · 填表 ${flags.input_form} · 成功 ${flags.succ_todo} · 失败 ${flags.fail_todo}${failing}`;
}
