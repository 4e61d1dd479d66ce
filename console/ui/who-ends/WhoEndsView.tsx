import { observer } from 'mobx-react-lite';
import { pageName, routeOfPage } from '../../../ops/plan-report/route-label.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { visitorsPerDayText } from '../../../ops/wording/visitors-per-day-text.ts';
import type { FoundChannels, WhoEndsRequest } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { sayIn, useText, useWords } from '../language/use-words.ts';
import head from '../layout/ViewHeader.module.css';
import { hrefOf, navigate, useRoute } from '../route/route.ts';
import { quoteName } from '../value-display/quote-name.ts';
import { isAsked, questionIn, whoHref } from '../visitor/who-question.ts';
import { namedRow } from './DecidedRow.tsx';
import { EndChoice } from './EndChoice.tsx';
import { FoundChannelList } from './FoundChannelList.tsx';
import { useWhoEnds } from './use-who-ends.ts';
import { WayChoice } from './WayChoice.tsx';
import styles from './WhoEnds.module.css';
import { WhoEndsFields } from './WhoEndsFields.tsx';
import { whoEndsWords } from './who-ends-words.ts';

/** `#/who?page=NAME&brand=ID&host=NAME&city=NAME&flag.succ_todo=4&row=TABLE/ID&way=NAME` */
export const WhoEndsView = observer(function WhoEndsView() {
  const draftStore = useDraftStore();
  const say = useWords(whoEndsWords);
  const text = useText();
  const { query } = useRoute();
  const question = questionIn(query);
  const { answer, isOld } = useWhoEnds(question);
  const ask = (asked: WhoEndsRequest) => navigate(whoHref(asked));
  const { way, ...unrestricted } = question;
  const { end, ...ofBothEnds } = question;
  const found = isAsked(question) ? answer?.found : null;
  const { page, route, row, ...rest } = question;
  const isOfPage = page !== undefined || route !== undefined;
  return (
    <div className={styles.view}>
      <div className={head.head}>
        <h1>{titleOf(question, draftStore)}</h1>
        {page !== undefined && <a href={hrefOf(['pages', page])}>{page}</a>}
      </div>
      {!isAsked(question) && <p className="soft">{say('about')}</p>}
      <WhoEndsFields question={question} onAsk={ask} />
      {route !== undefined && (
        <p className={styles.limit}>
          {say('address')} <strong>{pageName(draftStore, route).path || route}</strong>
          <button
            type="button"
            onClick={() => ask({ ...rest, ...pageFor(draftStore, route), ...(row && { row }) })}
          >
            {say('dropRoute')}
          </button>
        </p>
      )}
      {row && (
        <p className={styles.limit}>
          {say('passing')} <RowLink row={row} />
          <button
            type="button"
            onClick={() =>
              ask({ ...rest, ...(page !== undefined && { page }), ...(route !== undefined && { route }) })
            }
          >
            {say('dropRow')}
          </button>
        </p>
      )}
      <p role="status" className={styles.status} data-old={(isOld && found) || undefined}>
        {statusOf(question, answer, isOld, found ?? null, draftStore)}
      </p>
      {answer?.refused && !isOld && <p role="alert">{text(answer.refused)}</p>}
      {found && (
        <div
          className={styles.found}
          data-old={isOld || undefined}
          data-alone={!isOfPage && found.ways.length < 2 ? true : undefined}
        >
          <div className={styles.choices}>
            {isOfPage && (
              <EndChoice
                ends={found.ends}
                end={end}
                onChoose={(chosen) => ask(chosen === undefined ? ofBothEnds : { ...ofBothEnds, end: chosen })}
              />
            )}
            {found.ways.length > 1 && (
              <WayChoice
                ways={found.ways}
                way={way}
                onChoose={(chosen) =>
                  ask(chosen === undefined ? unrestricted : { ...unrestricted, way: chosen })
                }
              />
            )}
          </div>
          <div className={styles.channels}>
            <FoundChannelList channels={found.channels} />
          </div>
        </div>
      )}
    </div>
  );
});

const RowLink = observer(function RowLink({ row }: { row: NonNullable<WhoEndsRequest['row']> }) {
  const { place, name, href } = namedRow({ table: row.table, row: row.id }, useDraftStore());
  return (
    <a href={href}>
      {place} {name}
    </a>
  );
});

const pageFor = (draftStore: DraftStore, route: string): Pick<WhoEndsRequest, 'page'> => {
  const routes = draftStore.file('definitions/routes.json')?.value as {
    routes?: Record<string, { page?: string }>;
  };
  const page = routes?.routes?.[route]?.page;
  return page === undefined ? {} : { page };
};

/** What is asked for, by its title and not by its id. */
function titleOf({ page, route, row }: WhoEndsRequest, draftStore: DraftStore): string {
  const say = sayIn(whoEndsWords, draftStore.language);
  const shown = route ?? (page === undefined ? undefined : routeOfPage(draftStore, page));
  if (shown !== undefined) return say('titleOf', { what: quoteName(pageName(draftStore, shown)) });
  if (page !== undefined) {
    const title = labelsOf(draftStore, { names: 'page', path: [] }).get(page) || page;
    return say('titleOf', { what: `“${title}”` });
  }
  if (!row) return say('title');
  const { place, name } = namedRow({ table: row.table, row: row.id }, draftStore);
  return say('titleOfRow', {
    what: [place, name].filter(Boolean).join(draftStore.language === 'zh' ? '：' : ': '),
  });
}

function statusOf(
  question: WhoEndsRequest,
  answer: ReturnType<typeof useWhoEnds>['answer'],
  isOld: boolean,
  found: FoundChannels | null,
  draftStore: DraftStore,
): string {
  const say = sayIn(whoEndsWords, draftStore.language);
  if (!isAsked(question)) return '';
  if (!answer) return say('first');
  if (isOld) return say(answer.version === draftStore.version ? 'computing' : 'outdated');
  if (!found) return answer.refused ? '' : say('unknown');
  return found.channels.length === 0 ? say('nobody') : countText(found, draftStore);
}

/** `36 个渠道，未列出的渠道 · 最多约 1,200 名访客/天` */
function countText({ channels }: FoundChannels, draftStore: DraftStore): string {
  const { language } = draftStore;
  const say = sayIn(whoEndsWords, language);
  const others = channels.flatMap(({ channel }) =>
    channel === '*' ? [say('unlisted')] : channel === '-' ? [say('without')] : [],
  );
  const count = say('count', { channels: channels.length - others.length });
  const all = others.length === 0 ? count : say('alsoOthers', { count, others: others.join(say('list')) });
  const known = channels.flatMap(({ visitorsPerDay }) => (visitorsPerDay === null ? [] : [visitorsPerDay]));
  if (known.length === 0) return all;
  const visitors = visitorsPerDayText(
    known.reduce((sum, one) => sum + one, 0),
    language,
  );
  return `${all} · ${say('perDay', { visitors })}`;
}
