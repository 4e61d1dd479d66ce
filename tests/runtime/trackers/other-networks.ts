import type { Config, NetworkDefinition } from '../../../schemas/index.ts';

/*
 * Networks that the product does not ship, as entries of a trackers.json, and imitations of their scripts. Entries and
 * imitations follow the snippets that the vendors publish; the scripts themselves were not run.
 */

const texts = { purpose: '统计广告带来的表单提交', collects: ['页面地址', '转化事件'] };

/** Meta Pixel: the stub calls `callMethod` once the script has set it. */
export const metaPixel: NetworkDefinition = {
  name: 'Meta Pixel',
  ...texts,
  shape: 'function',
  scripts: ['https://connect.facebook.net/en_US/fbevents.js'],
  hosts: ['*.facebook.com', '*.facebook.net'],
  global: 'fbq',
  globals: { _fbq: { value: 'queue' } },
  properties: { push: { value: 'queue' }, loaded: true, version: '2.0' },
  start: [
    ['init', { value: 'conversionId' }],
    ['track', 'PageView'],
  ],
  pageView: ['track', 'PageView'],
  conversion: ['track', { value: 'formEvent' }, { fields: { content_category: 'form' } }],
  formEvent: 'Lead',
};
export const metaScript = `
  var pixel = null;
  fbq.callMethod = function () {
    var command = Array.from(arguments);
    if (command[0] === 'init') pixel = command[1];
    else if (window._fbq === fbq && fbq.push === fbq && fbq.version === '2.0') told.push([pixel].concat(command));
  };
  while (fbq.queue.length) fbq.callMethod.apply(fbq, fbq.queue.shift());`;

/** Google tag: commands are `arguments` objects in the data layer; arrays and objects there mean something else. */
export const googleTag: NetworkDefinition = {
  name: 'Google tag',
  ...texts,
  shape: 'arguments',
  scripts: ['https://www.googletagmanager.com/gtag/js?id=AW-1'],
  hosts: ['*.google.com', '*.googletagmanager.com', '*.googleadservices.com'],
  global: 'dataLayer',
  start: [
    ['js', { value: 'now' }],
    ['config', 'AW-1', { fields: { send_page_view: false } }],
  ],
  pageView: ['event', 'page_view', { fields: { page_path: { value: 'path' } } }],
  conversion: [
    'event',
    { value: 'formEvent' },
    { fields: { send_to: { joined: ['AW-1/', { value: 'conversionId' }] }, gclid: { parameter: 'gclid' } } },
  ],
  formEvent: 'conversion',
  clickId: 'gclid',
};
export const googleScript = `
  var isReady = false;
  function take(item) {
    if (Object.prototype.toString.call(item) !== '[object Arguments]') return;
    var command = Array.from(item);
    // Dates of another realm: by what they can do.
    if (command[0] === 'js') isReady = typeof command[1].getTime === 'function';
    else if (isReady) told.push(command);
  }
  var items = dataLayer;
  items.forEach(take);
  items.push = function () { Array.from(arguments).forEach(take); return 0; };`;

/** TikTok pixel: methods of an array that the script replaces one by one. */
export const tiktokPixel: NetworkDefinition = {
  name: 'TikTok Pixel',
  ...texts,
  shape: 'methods',
  scripts: ['https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=__CONVERSION_ID__&lib=ttq'],
  hosts: ['*.tiktok.com'],
  global: 'ttq',
  methods: ['page', 'track', 'identify'],
  globals: { TiktokAnalyticsObject: 'ttq' },
  properties: {
    methods: ['page', 'track', 'identify'],
    _i: { byConversionId: [] },
    _t: { byConversionId: { value: 'now', as: 'number' } },
    _o: { byConversionId: { fields: {} } },
  },
  start: [['page']],
  pageView: ['page'],
  conversion: ['track', { value: 'formEvent' }],
  formEvent: 'SubmitForm',
};
export const tiktokScript = `
  var ttqStub = window[window.TiktokAnalyticsObject];
  var pixels = Object.keys(ttqStub._i).filter(function (id) { return ttqStub._t[id] > 0 && ttqStub._o[id]; });
  ttqStub.methods.forEach(function (name) {
    ttqStub[name] = function () { told.push([pixels.join(), name].concat(Array.from(arguments))); };
  });
  ttqStub.splice(0).forEach(function (command) { ttqStub[command[0]].apply(ttqStub, command.slice(1)); });`;

/** An image for each command. */
export const imagePixel: NetworkDefinition = {
  name: 'Image pixel',
  ...texts,
  shape: 'pixel',
  address: 'https://px.ads.example/collect?pid=7',
  hosts: ['px.ads.example'],
  pageView: { fields: { ev: 'view', path: { value: 'path' } } },
  conversion: {
    fields: { ev: { value: 'formEvent' }, id: { value: 'conversionId' }, click: { parameter: 'li_fat_id' } },
  },
  formEvent: 'lead',
  clickId: 'li_fat_id',
};

/** A network that only our server reports to. */
export const serverOnly: NetworkDefinition = {
  name: 'Server side',
  ...texts,
  shape: 'call',
  clickId: 'li_fat_id',
  report: { endpoint: 'baiduConversion', sends: { bd_vidUrl: 'li_fat_id' } },
};

/** The click ids of those that have one. */
export const clickIds: NonNullable<Config['trackers']['clickIds']> = {
  gclid: { parameters: ['gclid'], holds: 'value', days: 30 },
  li_fat_id: { parameters: ['li_fat_id'], holds: 'value' },
};
