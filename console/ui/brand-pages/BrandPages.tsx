import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import head from '../layout/ViewHeader.module.css';
import { PreviewStatusNote } from '../preview/PreviewStatus.tsx';
import { useSandboxSetup } from '../preview/use-sandbox-setup.ts';
import { hrefOf } from '../route/route.ts';
import styles from './BrandPages.module.css';
import { type BrandFiles, brandFiles, brandPages, pageGroups } from './brand-pages.ts';
import { brandWords } from './brand-words.ts';
import { LoadQueue } from './load-queue.ts';
import { PageThumbnail } from './PageThumbnail.tsx';

/** Loading more at once would only delay each of them. */
const mostLoading = 3;

/** `#/brands/ID/pages`: every page that is shown with a brand, as small phones on the draft. */
export const BrandPages = observer(function BrandPages({ id }: { id: string }) {
  const draftStore = useDraftStore();
  const say = useWords(brandWords);
  const text = useText();
  const [queue] = useState(() => new LoadQueue(mostLoading));
  // All phones share one sandbox run; a page that requires a login uses the login of the preview.
  const { ready, refused } = useSandboxSetup(draftStore, loggedIn, 0);
  const files = Object.fromEntries(
    brandFiles.map((file) => [file, draftStore.file(file)?.value]),
  ) as BrandFiles;
  if (files['brands.json'] === undefined) return <p>{say('loading')}</p>;
  const entry = valueIn(files['brands.json'], ['brands', id]);
  const name = valueIn(entry, ['name']);
  const brand = typeof name === 'string' ? name : id;
  const pages = brandPages(files, id);
  return (
    <div className={styles.view}>
      <div className={head.head}>
        <h1>{say('title', { brand })}</h1>
        <span className="soft">{say('count', { count: pages.length })}</span>
        <span className={head.space} />
        <a className="button" href={hrefOf(['brands', id])}>
          {say('toForm')}
        </a>
      </div>
      <p className="soft">
        {entry === undefined ? say('noBrand', { brand: id }) : say(pages.length === 0 ? 'none' : 'about')}
      </p>
      <PreviewStatusNote revision="draft" />
      {refused && <p role="alert">{text(refused.text)}</p>}
      {pageGroups.map((group) => {
        const own = pages.filter((page) => page.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`pages-${group}`}>
            <h2 id={`pages-${group}`}>{say(group)}</h2>
            <ul className={styles.grid}>
              {own.map((page) => (
                <PageThumbnail key={page.key} page={page} ready={ready} queue={queue} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
});

const loggedIn = { token: true, user: 'ok' } as const;
