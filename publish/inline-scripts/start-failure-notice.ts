import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import { channelOf, draftAnswers, ownEntry, resolveBrand, type Site } from '../../runtime/index.ts';
import { escapeHtml } from '../markup/escape-html.ts';

/** How long the app may take until the visitor is told that it is not here yet, ms. */
const mostMsForApp = 10_000;
/** How long what was typed is good for after a press of "try again", ms. */
const typedForMs = 600_000;
/** In the session's storage, from the press until the page is there again, and no longer. */
const typedKey = 'typed';

/** What the HTML carries for a visitor whose app does not start: words, a way to try again, a telephone number. */
export interface StartFailureNotice {
  html: string;
  script: string;
  style: string;
}

export function startFailureNotice(embedded: EmbeddedSite, messages: Site['messages']): StartFailureNotice {
  const { site, bundles } = embedded;
  const say = (id: string) => escapeHtml(ownEntry(messages, id) ?? id);
  const channel = channelOf(site, site.settings.defaultChannel);
  const { complaintPhone } = resolveBrand(site, channel, { appName: null, appCompany: null });
  const forms = Object.values(bundles).flatMap((bundle) => Object.values(bundle.forms));
  // What a draft may hold may be held here: no code, no consent, no identity card.
  const kept = forms.flatMap((form) =>
    Object.keys(draftAnswers(form, Object.fromEntries(form.fields.map(({ id }) => [id, id])))),
  );
  return {
    html:
      `<div id="start" role="alert" hidden data-late="${say('start.late')}" data-failed="${say('start.failed')}" data-old="${say('start.old')}">` +
      `<p></p><button type="button">${say('action.retry')}</button>` +
      `<a href="tel:${telephone(complaintPhone)}">${say('start.call')} <span>${escapeHtml(complaintPhone)}</span></a></div>`,
    script: script([...new Set(kept)]),
    style,
  };
}

const telephone = (text: string): string => text.replace(/[^\d+]/g, '');

const style = [
  '#start{position:fixed;z-index:9999;left:0;right:0;bottom:0;max-width:480px;margin:0 auto;box-sizing:border-box;',
  'padding:16px;padding-bottom:calc(16px + env(safe-area-inset-bottom));border-radius:16px 16px 0 0;background:#fff;',
  'color:#222;box-shadow:0 -4px 24px rgba(0,0,0,.2);font-size:16px;line-height:1.5;text-align:center}',
  '#start[hidden],#start [hidden]{display:none}#start p{margin:0 0 12px;text-align:left}',
  '#start button,#start a{display:block;box-sizing:border-box;width:100%;min-height:48px;padding:11px;font:inherit}',
  '#start button{border:0;border-radius:12px;border-radius:var(--radius,12px);background:#222;background:var(--fill,#222);color:#fff;color:var(--on-primary,#fff);font-weight:600}',
  '#start a{color:inherit}',
].join('');

/**
 * Stands behind the early scripts (publish/inline-scripts/boot-script.ts) and before the app's. In words that a webview of
 * 2015 knows: whoever cannot even read the app's script (no modules, or a syntax of later years) is told so. A
 * `SyntaxError` of our own file is such a reader's; any other error of it before the app has begun is a failure that
 * trying again may mend. A script that an early script has put in is not the app's.
 */
const script = (kept: readonly string[]): string =>
  `(function(w,d){
var e=w.funnelEarly,end=e.end,kind,over,timer=setTimeout(function(){kind||say('late')},${mostMsForApp});
function box(){return d.getElementById('start')}
function say(k){if(over||kind==='old')return;kind=k;paint()}
function paint(){var b=box();if(!b||!kind)return;phone(b.querySelector('a'));b.querySelector('button').hidden=kind==='old';
b.querySelector('p').textContent=b.getAttribute('data-'+kind);b.hidden=false;d.body.style.paddingBottom=b.offsetHeight+'px'}
function phone(a){if(!e.isOther)return;a.hidden=true;
function show(h){try{var s=JSON.parse(d.getElementById('funnel').textContent).site,o=(h?h.channels[e.channel]:s.channels[s.settings.defaultChannel])||{},
i=o.brand&&o.brand.id||s.brand.id||s.defaultBrand,t=(h&&h.brands[i]||s.brands[i]).complaintPhone;
a.href='tel:'+t.replace(/[^\\d+]/g,'');a.querySelector('span').textContent=t;a.hidden=false}catch(x){}}
if(!e.channel)return show();
var q=e.ask();if(q)q.json.then(show)['catch'](function(){})}
function each(f){var i,all=d.querySelectorAll('#app [name]');
for(i=0;i<all.length;i++)if(${JSON.stringify(kept)}.indexOf(all[i].name)>=0&&!/radio|checkbox/.test(all[i].type))f(all[i])}
function keep(){var t={};each(function(i){t[i.name]=i.value});
try{w.sessionStorage.setItem('${typedKey}',JSON.stringify({at:+new Date,path:w.location.pathname,fields:t}))}catch(x){}}
function restore(){try{var s=w.sessionStorage,t=JSON.parse(s.getItem('${typedKey}'));s.removeItem('${typedKey}');
if(t&&t.path===w.location.pathname&&Math.abs(new Date-t.at)<${typedForMs})each(function(i){
var v=t.fields[i.name];if(!i.value&&typeof v==='string')i.value=v})}catch(x){}}
e.end=function(){over=1;clearTimeout(timer);var b=box();if(b){b.hidden=true;d.body.style.paddingBottom=''}end()};
w.addEventListener('error',function(v){var t=v.target;
if(t&&t.nodeName==='SCRIPT')t.type==='module'&&!t.async&&say('failed');
else if(/\\/assets\\//.test(v.filename))say(/SyntaxError/.test(v.message)?'old':'failed')},true);
w.addEventListener('unhandledrejection',function(v){if(/\\/assets\\//.test(v.reason&&v.reason.stack))say('failed')});
w.addEventListener('click',function(v){var b=box();if(b&&v.target===b.querySelector('button')){keep();w.location.reload()}},true);
d.addEventListener('readystatechange',function(){if(d.readyState!=='interactive')return;restore();
if('noModule' in d.createElement('script'))paint();else say('old')});
})(window,document)`.replaceAll('\n', '');
