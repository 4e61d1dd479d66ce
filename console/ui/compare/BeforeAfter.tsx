import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { pageAtPath, routeAtPath } from '../../../ops/plan-report/route-place-text.ts';
import { outcomeText } from '../../../ops/wording/outcome-text.ts';
import type { Explained, ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { ExplainSteps } from '../preview/ExplainSteps.tsx';
import { Phone } from '../preview/Phone.tsx';
import { PreviewStatusNote } from '../preview/PreviewStatus.tsx';
import { useExplanation } from '../preview/use-explanation.ts';
import { type SandboxSetup, useSandboxSetup } from '../preview/use-sandbox-setup.ts';
import { hrefOf } from '../route/route.ts';
import { PageLabel } from '../value-display/PageLabel.tsx';
import { Choice } from '../visitor/Choice.tsx';
import { queryOf, type Revision } from '../visitor/visitor.ts';
import styles from './BeforeAfter.module.css';
import { compareWords } from './compare-words.ts';
import { Differences } from './Differences.tsx';
import { describeVisitor } from './describe-visitor.ts';
import { differencesOfVisit } from './differing-stages.ts';
import { shownDifferences } from './shown-differences.ts';
import {
  firstDifferingStation,
  isDiffering,
  pathOfRoute,
  routeAt,
  type Station,
  stations,
  visitorAtStation,
} from './visit-stations.ts';

const scale = 0.7;

/** The same visitor on the disk and on the draft, and at which step they part. */
export const BeforeAfter = observer(function BeforeAfter({
  input,
  step,
}: {
  input: ExplainInput;
  /** Of the change that this visitor stands for; null for a risk. */
  step: string | null;
}) {
  const draftStore = useDraftStore();
  const say = useWords(compareWords);
  const text = useText();
  const [round, setRound] = useState(0);
  const [chosen, setChosen] = useState<{ station: Station; of: string } | null>(null);
  const explained = useExplanation(draftStore, input, [], 0, 'draft');
  const disk = explained?.answer.disk ?? null;
  const draft = explained?.answer.draft ?? null;
  const before = disk?.steps ?? null;
  const after = draft?.steps ?? null;
  const seen = explained?.answer.differs ? shownDifferences(explained.answer.differs) : null;
  const routes = draftStore.file('definitions/routes.json');
  const marked =
    disk && draft
      ? differencesOfVisit(
          [
            { told: disk, routes: routes?.disk ?? '' },
            { told: draft, routes: routes?.text ?? '' },
          ],
          seen,
        )
      : null;
  // Of another visitor the first thing that differs is shown, whatever was looked at before.
  const key = JSON.stringify(input);
  const station =
    chosen?.of === key ? chosen.station : marked ? firstDifferingStation(marked, step) : 'entry';
  const { ready, refused } = useSandboxSetup(draftStore, visitorAtStation(input, station), round);
  return (
    <section className={styles.witness} aria-labelledby="know-witness">
      <div className={styles.head}>
        <h2 id="know-witness">{say('witness')}</h2>
        <button type="button" onClick={() => setRound(round + 1)}>
          {say('restart')}
        </button>
        <a className="button" href={hrefOf(['see'], queryOf(input))}>
          {say('walk')}
        </a>
      </div>
      <p className={styles.who}>
        {describeVisitor(input, draftStore.language, draftStore.names, (path) =>
          pageAtPath(draftStore, path),
        )}
      </p>
      {input.outcome && (
        <p className={styles.note}>
          {say('afterOutcome', {
            outcome: outcomeText(input.outcome, draftStore.names, draftStore.language),
          })}
        </p>
      )}
      {refused && <p className={styles.refused}>{text(refused.text)}</p>}
      <Choice
        legend={say('stand')}
        value={station}
        options={stations.map((value) => ({
          value,
          label: marked && isDiffering(value, marked) ? say('other', { station: say(value) }) : say(value),
        }))}
        onChoose={(now) => setChosen({ station: now, of: key })}
      />
      <div className={styles.phones}>
        {([disk, draft] as const).map((told, at) => (
          <figure key={at === 0 ? 'disk' : 'draft'} className={styles.phone}>
            <figcaption>
              {say(at === 0 ? 'before' : 'after')}
              <PageThere told={told} station={station} />
            </figcaption>
            {ready && (
              <PhoneAt ready={ready} side={at === 0 ? 'disk' : 'draft'} told={told} station={station} />
            )}
          </figure>
        ))}
      </div>
      <PreviewStatusNote revision="draft" />
      <h3>{say('differs')}</h3>
      {before && after && marked && (marked.size > 0 || seen?.pages.length !== 0) && (
        <Differences before={before} after={after} stages={marked} seen={seen} />
      )}
      {marked?.size === 1 && marked.has('ads') && <p className={styles.note}>{say('unseen')}</p>}
      {marked?.size === 0 && seen?.pages.length === 0 && <p className={styles.note}>{say('same')}</p>}
      {after && (
        <details>
          <summary>{say('allSteps')}</summary>
          <ExplainSteps steps={after} {...(marked && { marked })} />
        </details>
      )}
    </section>
  );
});

/** Which page a side shows there; nothing where that depends on something. */
const PageThere = observer(function PageThere({
  told,
  station,
}: {
  told: Explained | null;
  station: Station;
}) {
  const draftStore = useDraftStore();
  const landing = told?.outcome.landing;
  const path = landing && 'path' in landing && typeof landing.path === 'string' ? landing.path : null;
  const route =
    told && (station === 'entry' ? path && routeAtPath(draftStore, path) : routeAt(station, told));
  return <span className={styles.there}>{route ? <PageLabel id={route} /> : '\u00a0'}</span>;
});

/** A phone at a step of the visit; each side may have another page there. */
const PhoneAt = observer(function PhoneAt({
  ready,
  side,
  told,
  station,
}: {
  ready: SandboxSetup;
  side: Revision;
  told: Explained | null;
  station: Station;
}) {
  const routes = useDraftStore().file('definitions/routes.json');
  const route = told && routeAt(station, told);
  const path = route && routes ? pathOfRoute(side === 'disk' ? routes.disk : routes.text, route) : null;
  const input = useMemo(() => (path === null ? ready.input : { ...ready.input, path }), [ready, path]);
  return (
    <Phone
      {...ready}
      input={input}
      visit={`${ready.visit} ${path}`}
      revision={side}
      width={390}
      scale={scale}
      replays
    />
  );
});
