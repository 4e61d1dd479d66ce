import type { StartFailureData } from '../../renderer/inline-scripts/script-data.ts';
import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import { startFailureId } from '../../renderer/site-data/page-markup.ts';
import {
  channelOf,
  draftAnswers,
  expandGroups,
  ownEntry,
  resolveBrand,
  type Site,
} from '../../runtime/index.ts';
import type { InlineScripts } from '../app-build/inline-scripts-file.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import { inlineScript } from './inline-script.ts';

/** The notice for a visitor whose app does not start: a text, a reload button, the brand's telephone number. */
export interface StartFailureNotice {
  html: string;
  /** The script that shows it (renderer/inline-scripts/start-failure-notice.ts). */
  script: string;
  style: string;
}

export function startFailureNotice(
  { startFailure }: InlineScripts,
  embedded: EmbeddedSite,
  messages: Site['messages'],
): StartFailureNotice {
  const data: StartFailureData = { draftFields: draftFieldsOf(embedded) };
  return { html: noticeHtml(embedded.site, messages), script: inlineScript(startFailure, data), style };
}

/** The fields that a draft may contain: no code, no consent, no identity card. */
function draftFieldsOf({ bundles }: EmbeddedSite): string[] {
  const forms = Object.values(bundles).flatMap((bundle) => Object.values(bundle.forms).map(expandGroups));
  const names = forms.flatMap((form) =>
    Object.keys(draftAnswers(form, Object.fromEntries(form.fields.map(({ id }) => [id, id])))),
  );
  return [...new Set(names)];
}

function noticeHtml(site: Site, messages: Site['messages']): string {
  const message = (id: string) => escapeHtml(ownEntry(messages, id) ?? id);
  const channel = channelOf(site, site.settings.defaultChannel);
  const { complaintPhone, failureImage, name } = resolveBrand(site, channel, {
    appName: null,
    appCompany: null,
  });
  return (
    `<div id="${startFailureId}" role="alert" hidden data-late="${message('start.late')}" data-failed="${message('start.failed')}" data-old="${message('start.old')}">` +
    // Of the host's brand: hidden from visitors of another one, as everything is that names it.
    `<div data-brand><img src="${failureImage}" alt="" width="64" height="64" loading="lazy"><b>${escapeHtml(name)}</b></div>` +
    `<p></p><button type="button">${message('action.retry')}</button>` +
    `<a${complaintPhone === '' ? ' hidden' : ''} href="tel:${complaintPhone.replace(/[^\d+]/g, '')}">${message('start.call')} <span>${escapeHtml(complaintPhone)}</span></a></div>`
  );
}

const style = [
  `#${startFailureId}{position:fixed;z-index:9999;left:0;right:0;bottom:0;max-width:480px;margin:0 auto;box-sizing:border-box;`,
  'padding:16px;padding-bottom:calc(16px + env(safe-area-inset-bottom));border-radius:16px 16px 0 0;background:#fff;',
  'color:#222;box-shadow:0 -4px 24px rgba(0,0,0,.2);font-size:16px;line-height:1.5;text-align:center}',
  `#${startFailureId}[hidden],#${startFailureId} [hidden]{display:none}#${startFailureId} p{margin:0 0 12px;text-align:left}#${startFailureId} div{display:flex;align-items:center;margin-bottom:12px}#${startFailureId} b{margin-left:12px}`,
  `#${startFailureId} button,#${startFailureId} a{display:block;box-sizing:border-box;width:100%;min-height:48px;padding:11px;font:inherit}`,
  `#${startFailureId} button{border:0;border-radius:12px;border-radius:var(--radius,12px);background:#222;background:var(--fill,#222);color:#fff;color:var(--on-primary,#fff);font-weight:600}`,
  `#${startFailureId} a{color:inherit}`,
].join('');
