import { autorun } from 'mobx';
import type { Session } from '../../runtime/effects/index.ts';
import { applyTheme } from '../ui/apply-theme.ts';

/** Updates title, icon and colours of the document when the brand changes (R-PROD 4, R-BRAND). */
export function syncDocumentHead(session: Session, document: Document): void {
  autorun(() => {
    const { title, faviconUrl, theme } = session.brand;
    document.title = title;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', faviconUrl);
    applyTheme(theme, document);
  });
}
