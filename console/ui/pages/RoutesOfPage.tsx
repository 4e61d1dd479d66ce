import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { member } from '../../../ops/json/json-values.ts';
import { toPointer } from '../../../ops/json/pointer.ts';
import { routeLabel } from '../../../ops/plan-report/route-label.ts';
import { useChannelRoutes } from '../channel/use-channel-routes.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { AdLink } from '../page-links/AdLink.tsx';
import { adLinkWords } from '../page-links/ad-link-words.ts';
import { usesLeadingTo } from '../page-links/config-uses.ts';
import { LinkPage } from '../page-links/LinkPage.tsx';
import { linkPlaces } from '../page-links/link-places.ts';
import { linkWords } from '../page-links/link-words.ts';
import { entryLabel, placeHref, settingText } from '../page-links/place-label.ts';
import { useConfigFiles, useUses } from '../page-links/use-config-files.ts';
import { problemHref } from '../problems/problem-href.ts';
import { hrefOf } from '../route/route.ts';
import { fileTitle } from '../value-display/file-title.ts';
import { whoHref } from '../visitor/who-question.ts';
import { isOnAHost, openersOf, routesOfPage } from './definition-files.ts';
import styles from './Pages.module.css';
import { pagesWords } from './pages-words.ts';
import { useDefinitions, usePageTitle } from './use-definitions.ts';

/** So many are listed at once, more when the operator asks. */
const fewOpeners = 3;

const routesFile = 'definitions/routes.json';

/** Where a page is found: its addresses, or the pages that open it in a sheet. */
export const RoutesOfPage = observer(function RoutesOfPage({ id }: { id: string }) {
  const draftStore = useDraftStore();
  const say = useWords(pagesWords);
  const link = useWords(linkWords);
  const titleOf = usePageTitle();
  const sayAd = useWords(adLinkWords);
  const pages = useDefinitions('pages') ?? [];
  const forms = useDefinitions('forms') ?? [];
  const hosts = draftStore.file('hosts.json')?.value;
  const routes = routesOfPage(draftStore.file(routesFile)?.value, id);
  const files = useConfigFiles();
  const uses = useUses(files);
  // Visitors come to landing pages from outside.
  const isUnlinked = (route: string, entry: unknown) =>
    files !== null &&
    !['entry', 'index', 'error'].includes(String(member(entry, 'kind'))) &&
    usesLeadingTo(uses, route).length === 0;
  const { definitions: openers, settings } = openersOf([...pages, ...forms], uses, id);
  const [isLinking, setLinking] = useState(false);
  const [sought, setSought] = useState('');
  const { channel, reasons, waitsFor } = useChannelRoutes(sought);
  const own = routes.map(([route]) => route);
  const landings = routes.flatMap(([route, entry]) =>
    ['entry', 'index'].includes(String(member(entry, 'kind'))) ? [route] : [],
  );
  const ways = linkPlaces((file) => draftStore.file(file)?.value).filter(({ leadsTo }) =>
    own.includes(leadsTo),
  );
  return (
    <div className={styles.routes}>
      {routes.map(([route, entry]) => (
        <p key={route}>
          <a href={hrefOf(['files', routesFile], { at: `/routes/${route}` })}>
            {routeLabel(draftStore, route)}
          </a>
          {routes.length > 1 && (
            <a className={styles.who} href={whoHref({ route })}>
              {say('who')}
            </a>
          )}
          {isUnlinked(route, entry) && <span className={styles.warning}> {say('unlinked')}</span>}
          {!isOnAHost(route, entry, hosts) && (
            <span className={styles.warning}> {say('noHost', { path: String(member(entry, 'path')) })}</span>
          )}
        </p>
      ))}
      {routes.length > 0 && (
        <div className={styles.bar}>
          {ways.length > 0 && (
            <details>
              <summary>{`${link('ways')} (${ways.length})`}</summary>
              <ul className={styles.ways}>
                {ways.map((place) => (
                  <li key={`${place.file}${place.path.join('/')}`}>
                    <a href={placeHref(place)}>{entryLabel(place, draftStore)}</a>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <button type="button" onClick={() => setLinking(true)}>
            {link('open')}
          </button>
          {isLinking && (
            <LinkPage
              routes={routes.map(([route]) => ({ route, address: routeLabel(draftStore, route) }))}
              page={pages.find((page) => page.id === id) ?? { id, file: '', value: undefined }}
              pages={pages.filter((page) => page.id !== id)}
              titleOf={titleOf}
              reasons={reasons}
              channel={waitsFor === null ? channel : ''}
              onText={setSought}
              onClose={() => setLinking(false)}
            />
          )}
        </div>
      )}
      {landings.length > 0 && (
        <details>
          <summary>{sayAd('title')}</summary>
          <AdLink routes={landings} />
        </details>
      )}
      {openers.length > 0 && (
        <details open={openers.length <= fewOpeners || undefined}>
          <summary>{say('sheetFrom', { count: openers.length })}</summary>
          {openers.map(({ id: opener, file, value }) => {
            const isForm = file.startsWith('definitions/forms/');
            const title = isForm ? fileTitle(draftStore, file) : titleOf({ id: opener, value });
            return (
              <a key={file} className={styles.opener} href={hrefOf([isForm ? 'forms' : 'pages', opener])}>
                {title || opener} <small className={styles.id}>{opener}</small>
              </a>
            );
          })}
        </details>
      )}
      {settings.length > 0 && (
        <details open>
          <summary>{`${link('ways')} (${settings.length})`}</summary>
          <ul className={styles.ways}>
            {settings.map((use) => (
              <li key={toPointer(use.path)}>
                <a href={problemHref({ file: use.file, pointer: toPointer(use.path) })}>
                  {settingText(use, draftStore)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {files && routes.length + openers.length + settings.length === 0 && (
        <p className={styles.warning}>{say('unlinked')}</p>
      )}
    </div>
  );
});
