import { hiddenClasses } from '../../renderer/site-data/boot-script-state.ts';
import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import { stored } from '../../runtime/index.ts';
import { belowTheFoldAttribute } from '../markup/below-the-fold.ts';

/**
 * Stands in the head: who this visitor is, as far as the page must not be shown to them as it stands; and notes what is
 * pressed as long as the app is not there. Whoever has pressed waits for a call, so what calls are made with comes
 * beside the app, and runs while the phone has nothing else to do; the router comes too where the page cannot be known
 * yet. It runs before anything is painted, so it does nothing else. In words that a webview of 2015 knows;
 * storage may throw (FLT-01).
 * @param httpClient - address of the chunk that calls are made with
 * @param router - address of the chunk that leads to other pages
 */
export const bootScript = (
  { site, shards: { version, count } }: EmbeddedSite,
  { httpClient, router }: { httpClient: string; router: string },
): string =>
  `(function(w,d){
var s='&'+w.location.search.slice(1),h=d.documentElement,k=function(n){try{return w.localStorage.getItem(n)}catch(e){return null}};
function has(n){return s.indexOf('&'+n+'=')>=0}
function number(c){return (c.slice(0,8)==='channel_'?c.slice(8):c).slice(0,64)}
var n=number(s.split('&_channel=').concat('')[1].split('&')[0])||number(k('${stored.channel.key}')||'');
var o=!!n&&n!=='${site.settings.defaultChannel}';
var e=w.funnelEarly={pressed:null,channel:o?n:'',
isOpen:!!k('${stored.token.key}')||has('_token')||has('mark')||has('markcode'),
isOther:o||!!k('${stored.appName.key}')||!!k('${stored.appCompany.key}'),
ask:function(){if(o&&w.fetch&&!e.shard){for(var x=0,i=0;i<n.length;i++)x=(x*31+n.charCodeAt(i))%1000003;
var a='/config/channels/'+x%${count}+'.${version}.json',j=w.fetch(a).then(function(r){if(!r.ok)throw r.status;return r.json()});j['catch'](function(){});e.shard={address:a,json:j}}
return e.shard},
ahead:g,
end:function(){d.removeEventListener('click',p,true);d.removeEventListener('submit',q,true);m()}};
if(e.isOpen){h.className+=' ${hiddenClasses.page}';r('${httpClient}');g('${router}')}
if(e.isOther){h.className+=' ${hiddenClasses.brand}';d.title=''}
function g(a){var l=d.createElement('link');l.rel='modulepreload';l.href=a;d.head.appendChild(l)}
function r(a){var l=d.createElement('script');l.type='module';l.src=a;d.head.appendChild(l)}
function m(){var b=d.querySelector('[data-early]');if(b)b.removeAttribute('data-early')}
function q(v){v.preventDefault()}
function p(v){var t=v.target;while(t&&t.nodeName!=='BUTTON')t=t.parentNode;
if(!t)return;v.preventDefault();v.stopPropagation();m();
if(!e.pressed)r('${httpClient}');
t.setAttribute('data-early','');e.pressed=t}
d.addEventListener('click',p,true);d.addEventListener('submit',q,true)
})(window,document)`.replaceAll('\n', '');

/**
 * Stands behind what is shown: once that is painted, a frame after it was drawn, it has the browser load what the app
 * imports, and shows what lies below, a block with each frame, because all at once would keep a slow phone from hearing
 * a press for a tenth of a second; then it asks for the visitor's channel. Each tag for a chunk would cost a slow phone some milliseconds before
 * the first paint, and the app's own script, the longest of all, is under way until long after that.
 * @param chunks - addresses of what the app imports to show the page
 */
export const deferredScript = (chunks: readonly string[] = []): string =>
  `(function(w,d){var c=[${chunks.map((one) => `'${one}'`).join()}];
function frame(f){(w.requestAnimationFrame||setTimeout)(f)}
function next(){frame(function(){setTimeout(show,0)})}
function show(){while(c.length)w.funnelEarly.ahead(c.shift());var b=d.querySelector('[${belowTheFoldAttribute}]');
if(b){b.removeAttribute('${belowTheFoldAttribute}');next()}else w.funnelEarly.ask()}
frame(next)})(window,document)`.replaceAll('\n', '');

/** What goes with it: texts of the brand that are not known yet, a page that is not, and a button that was pressed. */
export const bootStyle = [
  `.${hiddenClasses.brand} [data-brand]{visibility:hidden}`,
  `.${hiddenClasses.page} #app{visibility:hidden}`,
  '[data-early]{opacity:.6}',
  // Where no script runs nothing would show it again; an old browser that does not know this shows all at once. Not
  // `content-visibility`: Chrome takes what it shows again for something that has moved.
  `@media (scripting:enabled){[${belowTheFoldAttribute}]{display:none!important}}`,
].join('');
