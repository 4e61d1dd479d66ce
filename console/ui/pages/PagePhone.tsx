import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { entriesOf, member } from '../../../ops/json/json-values.ts';
import { routeLabel } from '../../../ops/plan-report/route-label.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { useConfigFiles, useUses } from '../page-links/use-config-files.ts';
import { VisitorPhone } from '../page-phone/VisitorPhone.tsx';
import { type Definition, openersOf, pagesWithForm, routesOfPage } from './definition-files.ts';
import { landingRoutes, routeVisitor } from './page-visitor.ts';
import { pagesWords } from './pages-words.ts';
import { useDefinitions } from './use-definitions.ts';

/** The phone of a visitor of one of these pages, on the draft; one without an address in a sheet of a page that opens it. */
export const PagePhone = observer(function PagePhone({ pages }: { pages: readonly Definition[] }) {
  const draftStore = useDraftStore();
  const say = useWords(pagesWords);
  const all = useDefinitions('pages') ?? [];
  const forms = useDefinitions('forms') ?? [];
  const routes = draftStore.file('definitions/routes.json')?.value;
  const hosts = draftStore.file('hosts.json')?.value;
  const [chosen, setChosen] = useState('');
  const routed = (given: readonly Definition[]) => given.flatMap(({ id }) => routesOfPage(routes, id));
  const own = routed(pages);
  const files = useConfigFiles();
  const uses = useUses(files);
  const openers = own.length > 0 ? [] : pages.map(({ id }) => openersOf([...all, ...forms], uses, id));
  const opening = openers
    .flatMap(({ definitions }) => definitions)
    .flatMap((one) => (one.file.startsWith('definitions/forms/') ? pagesWithForm(all, one.id) : [one]));
  const opened = own.length > 0 ? own : routed(opening);
  // What a setting of the site opens lies above the page on which a visitor lands, whichever that is.
  const isOnLanding = opened.length === 0 && openers.some(({ settings }) => settings.length > 0);
  const shown = isOnLanding
    ? landingRoutes(draftStore.file('definitions/routes.json')?.value, hosts)
    : opened;
  const [route, entry] = shown.find(([name]) => name === chosen) ?? shown[0] ?? [];
  if (route === undefined || hosts === undefined) {
    return <p className="soft">{say(hosts === undefined || files === null ? 'loading' : 'nowhere')}</p>;
  }
  const input = routeVisitor(route, entry, hosts);
  return (
    <>
      {own.length === 0 && <p className="soft">{say(isOnLanding ? 'onLanding' : 'noAddress')}</p>}
      {shown.length > 1 && (
        <select aria-label={say('shownAt')} value={route} onChange={({ target }) => setChosen(target.value)}>
          {entriesOf(Object.fromEntries(shown)).map(([name]) => (
            <option key={name} value={name}>
              {routeLabel(draftStore, name)}
            </option>
          ))}
        </select>
      )}
      <VisitorPhone
        key={route}
        input={input}
        path={String(member(entry, 'path')).replace('*', '-')}
        page={all.find(({ id }) => id === member(entry, 'page'))?.value}
        pages={all}
        sheet={own.length > 0 ? undefined : pages[0]?.id}
      />
    </>
  );
});
