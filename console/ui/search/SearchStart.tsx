import { observer } from 'mobx-react-lite';
import { brandWords } from '../brand-pages/brand-words.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { TourOffer } from '../tour/TourOffer.tsx';
import { tour } from '../tour/tour.ts';
import { tourWords } from '../tour/tour-words.ts';
import { usePreviewHref } from '../visitor/last-visitor.ts';
import { readRecentlyOpened } from './recently-opened.ts';
import styles from './SearchView.module.css';
import { searchWords } from './search-words.ts';

const starts = [
  ['channels', 'toChannels'],
  ['cities', 'toCities'],
  ['brands', 'toBrands'],
  ['hosts', 'toHosts'],
  ['see', 'toSee'],
  ['who', 'toWho'],
  ['know', 'toKnow'],
] as const;

/** Shown before anything is typed: recently opened entries and starting points. */
export const SearchStart = observer(function SearchStart() {
  const say = useWords(searchWords);
  const sayBrand = useWords(brandWords);
  const sayTour = useWords(tourWords);
  const recent = readRecentlyOpened();
  const seeHref = usePreviewHref();
  return (
    <div className={styles.start}>
      {!tour.isDismissed && !tour.job && (
        <section>
          <h2 className={styles.kind}>{sayTour('offer')}</h2>
          <TourOffer onDismiss={() => tour.dismiss()} />
        </section>
      )}
      {recent.length > 0 && (
        <section>
          <h2 className={styles.kind}>{say('recent')}</h2>
          <ul className={styles.links}>
            {recent.map(({ href, name, kind }) => (
              <li key={href}>
                <a href={href}>{name}</a>{' '}
                <span className={styles.place}>{kind in searchWords ? say(kind as 'channel') : kind}</span>
                {kind === 'brand' && (
                  <>
                    {' · '}
                    <a href={`${href}/pages`}>{sayBrand('allOf', { brand: name })}</a>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={styles.kind}>{say('start')}</h2>
        <ul className={styles.links}>
          {starts.map(([view, key]) => (
            <li key={view}>
              <a href={view === 'see' ? seeHref : hrefOf([view])}>{say(key)}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
});
