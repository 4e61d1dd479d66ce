/*
 * Runs in the head, before the styles and before anything is painted, so it does only what cannot wait:
 * - It hides the prerendered page, or the brand's texts, from a visitor who must not see them as they are.
 * - It records the button pressed before the app starts. After the first press it loads the HTTP client, which then
 *   executes while the phone waits for the app.
 * - If the page has to be decided first, it loads the HTTP client and the router at once.
 *
 * Inline scripts are written in ES5 and run in webviews of 2015. Storage may throw (FLT-01).
 */
import type { BootedWindow, BootScriptState } from '../site-data/boot-script-state.ts';
import { hiddenBrandClass, hiddenPageClass, pressedAttribute } from '../site-data/page-markup.ts';
import { shardAddress } from '../site-data/shard-address.ts';
import { readJson } from './read-json.ts';
import type { BootScriptData, StorageKeys } from './script-data.ts';

declare const scriptData: BootScriptData;
declare const storageKeys: StorageKeys;

var query = '&' + window.location.search.slice(1);

function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch (_error) {
    return null;
  }
}

function isStored(key: string): boolean {
  return !!readStorage(key);
}

function hasParameter(name: string): boolean {
  return query.indexOf('&' + name + '=') >= 0;
}

function channelNumber(text: string): string {
  return (text.slice(0, 8) === 'channel_' ? text.slice(8) : text).slice(0, 64);
}

function parameter(name: string): string {
  return ((query.split('&' + name + '=')[1] || '').split('&') as [string])[0];
}

function appendScript(address: string): void {
  var script = document.createElement('script');
  script.type = 'module';
  script.src = address;
  document.head.appendChild(script);
}

function preload(address: string): void {
  var link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.appendChild(link);
}

var channel = channelNumber(parameter('_channel')) || channelNumber(readStorage(storageKeys.channel) || '');
var isOtherChannel = !!channel && channel !== scriptData.defaultChannel;
var shardRequest: ReturnType<BootScriptState['loadShard']>;

function loadShard(): typeof shardRequest {
  if (isOtherChannel && window.fetch && !shardRequest) {
    var address = shardAddress(channel, scriptData.shards);
    var json = window.fetch(address).then(readJson);
    json.catch(function () {});
    shardRequest = { address: address, json: json };
  }
  return shardRequest;
}

var state: BootScriptState = {
  hidesPage:
    scriptData.hiding.some(isStored) ||
    hasParameter('_token') ||
    hasParameter('mark') ||
    hasParameter('markcode'),
  hidesBrand: isOtherChannel || isStored(storageKeys.appName) || isStored(storageKeys.appCompany),
  channel: isOtherChannel ? channel : '',
  loadShard: loadShard,
  preload: preload,
  pressed: null,
  stop: function () {
    document.removeEventListener('click', recordPress, true);
    document.removeEventListener('submit', preventDefault, true);
    unmarkPressed();
  },
};
(window as Window as BootedWindow).funnelBoot = state;

if (state.hidesPage) {
  document.documentElement.className += ' ' + hiddenPageClass;
  appendScript(scriptData.chunks.httpClient);
  preload(scriptData.chunks.router);
}
if (state.hidesBrand) {
  document.documentElement.className += ' ' + hiddenBrandClass;
  document.title = '';
}

function unmarkPressed(): void {
  var button = document.querySelector('[' + pressedAttribute + ']');
  if (button) button.removeAttribute(pressedAttribute);
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

function recordPress(event: Event): void {
  var button = event.target as HTMLElement | null;
  while (button && button.nodeName !== 'BUTTON') button = button.parentNode as HTMLElement | null;
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  unmarkPressed();
  if (!state.pressed) appendScript(scriptData.chunks.httpClient);
  button.setAttribute(pressedAttribute, '');
  state.pressed = button;
}

document.addEventListener('click', recordPress, true);
document.addEventListener('submit', preventDefault, true);
