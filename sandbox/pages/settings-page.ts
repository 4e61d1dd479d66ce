import { html } from 'hono/html';
import { regions } from '../reference-data/regions.ts';
import type { ValidationProblem } from '../requests/value-checks.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import type { SandboxRun } from '../storage/sandbox-run.ts';
import { channelForm } from './channel-form.ts';
import { faultCard, newFaultForm } from './fault-form.ts';
import { numberInput, options } from './form-controls.ts';
import { layout, type Markup } from './layout.ts';
import { resultsForm } from './results-form.ts';

/** The settings as forms without a script; each form names its `section` and is saved separately. */
export function settingsPage(
  run: SandboxRun,
  outcome?: { saved: true } | { problem: ValidationProblem },
): Markup {
  const settings = readSettings(run);
  const channels = Object.entries({ default: {}, ...settings.channelInfo }).sort(byNumber);
  return layout(run, {
    path: '/sandbox/settings',
    title: '设置',
    intro:
      '决定沙盒怎样回答：城市、产品列表、一键登录、实名核验、定位、渠道信息、各接口的返回码，以及要模拟的故障。只影响当前沙盒运行，保存后立即生效。',
    body: html`${message(outcome)}
      <h2>城市与产品列表</h2>
      ${visitForm(settings)}
      <h2>一键登录</h2>
      ${oneTapForm(settings)}
      <h2>实名核验与定位</h2>
      ${identityForm(settings)}
      <h2>渠道信息</h2>
      <div class="stack">
        ${channels.map(([key, setting]) => channelForm(key, setting, run.facts))}
        ${channelForm('', {}, run.facts)}
      </div>
      <h2>接口的返回码</h2>
      ${resultsForm(settings, run.endpoints)}
      <h2>故障开关</h2>
      <div class="stack">${settings.faults.map(faultCard)} ${newFaultForm(run.endpoints)}</div>
      <h2>重置</h2>
      <form class="card" method="post" action="/sandbox/reset">
        <p class="intro">清空当前沙盒运行的用户、验证码、线索、转化、统计和调用，设置恢复默认。</p>
        <button class="danger" data-confirm="清空当前沙盒运行的全部数据？">清空并恢复默认</button>
      </form>`,
  });
}

function message(outcome: { saved: true } | { problem: ValidationProblem } | undefined): Markup | '' {
  if (!outcome) return '';
  if ('saved' in outcome) return html`<p class="message" role="status">已保存</p>`;
  return html`<p class="message bad" role="alert">没有保存：${outcome.problem.error} <code>${outcome.problem.pointer}</code></p>`;
}

function visitForm(settings: Settings): Markup {
  return html`<form class="card" method="post">
    <input type="hidden" name="section" value="visit" />
    <div class="fields">
      <label>访客所在城市
        <input name="city" value="${settings.city}" list="cities" maxlength="20" autocomplete="off" />
      </label>
      ${numberInput('定位代码（200 成功）', 'ipInfoCode', settings.ipInfo.code)}
      <label>产品列表
        <select name="marketplace">
          ${options(
            [
              ['full', '全部产品'],
              ['empty', '没有产品'],
            ],
            settings.marketplace,
          )}
        </select>
      </label>
    </div>
    <datalist id="cities">${Object.values(regions.city_list).map((name) => html`<option value="${name}"></option>`)}</datalist>
    <div class="actions"><button>保存</button></div>
  </form>`;
}

function oneTapForm({ oneTap }: Settings): Markup {
  return html`<form class="card" method="post">
    <input type="hidden" name="section" value="oneTap" />
    <div class="fields">
      <label>能否一键登录
        <select name="available">
          ${options(
            [
              ['false', '不可用'],
              ['true', '可用'],
            ],
            String(oneTap.available),
          )}
        </select>
      </label>
      <label>本机号码<input name="phone" value="${oneTap.phone}" inputmode="numeric" maxlength="11" required /></label>
    </div>
    <div class="actions"><button>保存</button></div>
  </form>`;
}

function identityForm({ realname, geocoder }: Settings): Markup {
  return html`<form class="card" method="post">
    <input type="hidden" name="section" value="identity" />
    <p class="intro">实名核验：同一个身份证号，以当前沙盒运行里第一次核验的姓名为准；一天有五次不一致，当天不再核验。</p>
    <div class="fields">
      ${numberInput('实名核验代码（200 按内容核验）', 'realnameCode', realname.code)}
      ${numberInput('地址换算代码（200 成功）', 'geocoderCode', geocoder.code)}
      <label>换算到的城市代码（空为最近的城市）
        <input name="areaCode" value="${geocoder.areaCode}" inputmode="numeric" maxlength="6" autocomplete="off" />
      </label>
    </div>
    <div class="actions"><button>保存</button></div>
  </form>`;
}

/** The default first, then by channel number. */
function byNumber([left]: [string, unknown], [right]: [string, unknown]): number {
  return (left === 'default' ? -1 : Number(left)) - (right === 'default' ? -1 : Number(right));
}
