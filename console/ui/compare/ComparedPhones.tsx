import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { routeAtPath } from '../../../ops/plan-report/route-label.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { Phone } from '../preview/Phone.tsx';
import type { SandboxSetup } from '../preview/use-sandbox-setup.ts';
import { PageLabel } from '../value-display/PageLabel.tsx';
import styles from './BeforeAfter.module.css';
import { compareWords } from './compare-words.ts';
import type { ComparedVisit, Comparison } from './use-comparison.ts';
import { pathOfRoute, routeAt, type Station } from './visit-stations.ts';

const scale = 0.7;

interface Props {
  comparison: Comparison;
  station: Station;
  /** Null until the sandbox is set up for the visitor. */
  sandbox: SandboxSetup | null;
  /** Of the pages in both; undefined: the host's default. */
  language: string | undefined;
}

/** Both revisions beside each other, each in a phone at the same station of the visit. */
export const ComparedPhones = observer(function ComparedPhones(props: Props) {
  const { comparison, station, sandbox, language } = props;
  const say = useWords(compareWords);
  return (
    <div className={styles.phones}>
      {[comparison.disk, comparison.draft].map((visit) => (
        <figure key={visit.revision} className={styles.phone}>
          <figcaption>
            {say(visit.revision === 'disk' ? 'before' : 'after')}
            <StationPage visit={visit} station={station} />
          </figcaption>
          {sandbox && <StationPhone visit={visit} station={station} sandbox={sandbox} language={language} />}
        </figure>
      ))}
    </div>
  );
});

interface StationProps {
  visit: ComparedVisit;
  station: Station;
}

/** The page of a station; blank where it depends on more than is known of the visitor. */
const StationPage = observer(function StationPage({ visit: { explained }, station }: StationProps) {
  const draftStore = useDraftStore();
  const landing = explained?.outcome.landing;
  const path = landing && 'path' in landing && typeof landing.path === 'string' ? landing.path : null;
  const entryRoute = path && routeAtPath(draftStore, path);
  const route = explained && (station === 'entry' ? entryRoute : routeAt(station, explained));
  return <span className={styles.there}>{route ? <PageLabel id={route} /> : '\u00a0'}</span>;
});

const StationPhone = observer(function StationPhone({
  visit: { revision, explained, routes },
  station,
  sandbox,
  language,
}: StationProps & { sandbox: SandboxSetup; language: string | undefined }) {
  const route = explained && routeAt(station, explained);
  const path = route && pathOfRoute(routes, route);
  const input = useMemo(() => (path === null ? sandbox.input : { ...sandbox.input, path }), [sandbox, path]);
  return (
    <Phone
      {...sandbox}
      input={input}
      visit={`${sandbox.visit} ${path}`}
      revision={revision}
      width={390}
      scale={scale}
      language={language}
      replays
    />
  );
});
