import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { entriesOf, member } from '../../../ops/json/json-values.ts';
import { routeLabel } from '../../../ops/plan-report/route-label.ts';
import type { ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { Phone } from '../preview/Phone.tsx';
import { PhoneFrame } from '../preview/PhoneFrame.tsx';
import { PreviewStatusNote } from '../preview/PreviewStatus.tsx';
import { useSandboxSetup } from '../preview/use-sandbox-setup.ts';
import type { PreviewMessage } from '../preview/visit-trail.ts';
import { hrefOf } from '../route/route.ts';
import { queryOf } from '../visitor/visitor.ts';
import { type Definition, openersOf, pagesWithForm, routesOfPage } from './definition-files.ts';
import styles from './Pages.module.css';
import { routeVisitor } from './page-visitor.ts';
import { pagesWords } from './pages-words.ts';
import { useDefinitions } from './use-definitions.ts';

const scale = 0.75;

/** The phone of a visitor of one of these pages, on the draft; of a page without an address, where it is opened. */
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
  const openers = own.length > 0 ? [] : pages.flatMap(({ id }) => openersOf([...all, ...forms], id));
  const opening = openers.flatMap((one) =>
    one.file.startsWith('definitions/forms/') ? pagesWithForm(all, one.id) : [one],
  );
  const shown = own.length > 0 ? own : routed(opening);
  const [route, entry] = shown.find(([name]) => name === chosen) ?? shown[0] ?? [];
  if (route === undefined || hosts === undefined) {
    return <p className="soft">{say(hosts === undefined ? 'loading' : 'nowhere')}</p>;
  }
  const input = routeVisitor(route, entry, hosts);
  return (
    <>
      {own.length === 0 && <p className="soft">{say('noAddress')}</p>}
      {shown.length > 1 && (
        <select aria-label={say('shownAt')} value={route} onChange={({ target }) => setChosen(target.value)}>
          {entriesOf(Object.fromEntries(shown)).map(([name]) => (
            <option key={name} value={name}>
              {routeLabel(draftStore, name)}
            </option>
          ))}
        </select>
      )}
      <VisitorPhone key={route} input={input} path={String(member(entry, 'path')).replace('*', '-')} />
    </>
  );
});

/** The phone itself; it begins again when the draft changes, until somebody uses it. */
const VisitorPhone = observer(function VisitorPhone({ input, path }: { input: ExplainInput; path: string }) {
  const draftStore = useDraftStore();
  const say = useWords(pagesWords);
  const text = useText();
  const [round, setRound] = useState(0);
  const [at, setAt] = useState(path);
  const { ready, refused } = useSandboxSetup(draftStore, input, round);
  const onMessage = useCallback((message: PreviewMessage) => {
    if ('path' in message) setAt(message.path.replace(/\?.*$/s, ''));
  }, []);
  return (
    <>
      <div className={styles.bar}>
        <button type="button" onClick={() => setRound(round + 1)}>
          {say('again')}
        </button>
        <a className="button" href={hrefOf(['see'], queryOf(input, draftStore.names))}>
          {say('toPreview')}
        </a>
      </div>
      <PreviewStatusNote revision="draft" />
      {refused && <p role="alert">{text(refused.text)}</p>}
      {at !== path && <p className="soft">{say('wentOn', { path: at })}</p>}
      {ready ? (
        <Phone {...ready} revision="draft" width={390} scale={scale} replays onMessage={onMessage} />
      ) : (
        <PhoneFrame width={390} scale={scale} isLoading={!refused} />
      )}
    </>
  );
});
