import type { Field } from '../../../ops/wording/field.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { tokensOf } from '../field-values/tokens.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import styles from './EntryForm.module.css';

/** The kinds of ids that have a view with cards, by its address. */
const views = { form: ['forms', 'toForm'], page: ['pages', 'toPage'] } as const;

/** Below a field that names a page or forms: the way to each, where its fields and texts are edited. */
export function DefinitionLinks({ field, typed }: { field: Field; typed: string }) {
  const say = useWords(fieldWords);
  const { names, kind, choices } = field;
  if (names !== 'form' && names !== 'page') return null;
  const [folder, word] = views[names];
  const named = kind === 'tokens' ? tokensOf(typed, choices, false).tokens : [typed];
  const ids = named.filter((id) => choices.includes(id));
  if (ids.length === 0) return null;
  return (
    <p className={styles.links}>
      {ids.map((id) => (
        <a key={id} href={hrefOf([folder, id])}>
          {say(word, { id })}
        </a>
      ))}
    </p>
  );
}
