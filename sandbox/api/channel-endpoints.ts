import { type IpInfo, resultCodes } from '../../schemas/api/index.ts';
import { recordEvent } from '../ledgers/calls-and-events.ts';
import { findCityCode } from '../reference-data/regions.ts';
import { declaredDataOf } from '../settings/declared-channel-info.ts';
import type { ChannelSetting, Settings } from '../settings/settings.ts';
import { codeResponse, okResponse } from './api-response.ts';
import { type EndpointHandler, fieldOf } from './call.ts';

/** Body: `channel`, as `channel_5265` or `5265`; without it the common field `_channel`. */
export const channelInfo: EndpointHandler = (call) => {
  const number = (fieldOf(call, 'channel') || fieldOf(call, '_channel')).replace(/^channel_/, '');
  const setting = settingOf(call.settings, number);
  if (setting.code !== undefined && setting.code !== resultCodes.ok) {
    return codeResponse(setting.code, '渠道信息暂不可用');
  }
  return okResponse({
    nid: setting.nid ?? number.slice(0, 64),
    ...declaredDataOf(call.run.facts, setting),
  });
};

/** Body: common fields only. */
export const ipInfo: EndpointHandler = ({ settings }) => {
  if (settings.ipInfo.code !== resultCodes.ok)
    return codeResponse(settings.ipInfo.code, '暂时无法获取所在城市');
  const code = findCityCode(settings.city);
  const info: IpInfo = { name: settings.city, ...(code && { code }) };
  return okResponse(info);
};

/** Body: common fields only. Every call is recorded; limiting them to one per 30 minutes is the client's duty. */
export const activeChannel: EndpointHandler = (call) => {
  const userId = call.user?.id ?? fieldOf(call, '_user_id');
  recordEvent(call.run, 'activations', { kind: 'activeChannel', userId, fields: call.fields });
  return okResponse();
};

// Own keys only: `constructor` is an unlisted channel like any other.
function settingOf({ channelInfo }: Settings, number: string): ChannelSetting {
  if (Object.hasOwn(channelInfo, number)) return channelInfo[number] ?? {};
  return Object.hasOwn(channelInfo, 'default') ? (channelInfo.default ?? {}) : {};
}
