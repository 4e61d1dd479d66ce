import { type MouseEvent, useEffect, useState } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import styles from './LanguageSwitch.module.css';
import { searchIn } from './search-in-language.ts';

/**
 * The languages of the site, each called as in itself: links to this page in another one. Whoever has typed something finds
 * it there; without JavaScript the links work too, and only lose the other parameters of the address.
 */
export function LanguageSwitch({ block }: { block: BlockOf<'languageSwitch'> }) {
  const { text, leave } = usePage();
  const { languages } = usePageScope();
  // The HTML is rendered before there is an address.
  const [search, setSearch] = useState('');
  useEffect(() => setSearch(window.location.search), []);
  if (!languages) return null;

  const change = (event: MouseEvent, language: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    leave();
    const { pathname, search: current, hash } = window.location;
    // In place of this document: Back leads to what was before it, not to the same page in the language before.
    window.location.replace(pathname + searchIn(language, current) + hash);
  };
  return (
    <nav className={styles.languages} aria-label={text(block.label)}>
      {languages.all.map(({ language, name }) =>
        language === languages.current ? (
          <span key={language} className={styles.current} lang={language} aria-current="true">
            {name}
          </span>
        ) : (
          <a
            key={language}
            className={styles.link}
            lang={language}
            hrefLang={language}
            href={searchIn(language, search)}
            onClick={(event) => change(event, language)}
          >
            {name}
          </a>
        ),
      )}
    </nav>
  );
}
