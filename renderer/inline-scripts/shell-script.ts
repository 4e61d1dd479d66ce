/*
 * Runs in the head of the HTML for paths that are not prerendered. It requests what the page of the address needs (its
 * bundle, the chunks of its views and fields, and their style sheets) at the same time as the app: the app would request
 * the bundle after its own script, and the chunks after the bundle.
 */
import { barePath } from '../../runtime/index.ts';
import type { BootedWindow } from '../site-data/boot-script-state.ts';
import { pageAddress } from '../site-data/embedded-site.ts';
import { readJson } from './read-json.ts';
import type { ShellPage, ShellScriptData } from './script-data.ts';

declare const scriptData: ShellScriptData;

var boot = (window as Window as BootedWindow).funnelBoot;

function preloadStyles(address: string): void {
  var link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'style';
  link.crossOrigin = '';
  link.href = address;
  document.head.appendChild(link);
}

function preloadFile(at: number): void {
  var address = scriptData.files[at] as string;
  if (/css$/.test(address)) preloadStyles(address);
  else boot.preload(address);
}

function requestPage(id: string): void {
  if (id === scriptData.embedded || !window.fetch) return;
  var address = pageAddress(id, scriptData.version);
  var json = window.fetch(address).then(readJson);
  json.catch(function () {});
  boot.page = { address: address, json: json };
}

var pages = scriptData.pages;
var page = (pages[barePath(window.location.pathname)] || pages['*']) as ShellPage;
// Without a login, such a page is most likely not shown: the decision leads to the login.
if (page[1] && !boot.hidesPage) page = pages['/'] as ShellPage;
page[2].forEach(preloadFile);
requestPage(page[0]);
