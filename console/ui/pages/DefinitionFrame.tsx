import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { itemsOf, member } from '../../../ops/json/json-values.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { TypedTexts, TypedTextsProvider } from '../entry-form/typed-text.ts';
import { revealField } from '../focus/reveal-field.ts';
import { useWords } from '../language/use-words.ts';
import head from '../layout/ViewHeader.module.css';
import { isBackNavigation } from '../route/back-navigation.ts';
import { hrefOf, readRoute, useRoute } from '../route/route.ts';
import { ValueFields } from '../value-form/ValueFields.tsx';
import {
  type Path,
  pathOfPointer,
  pointerOf,
  type ValueFormContext,
  ValueFormProvider,
} from '../value-form/value-form-context.ts';
import type { Definition, DefinitionFolder } from './definition-files.ts';
import styles from './Pages.module.css';
import { pagesWords } from './pages-words.ts';
import { useValueScope } from './use-value-scope.ts';

interface Props {
  /** What is said of an item above its properties. */
  noteOf?: (item: unknown) => ReactNode;
  renamingOf?: ValueFormContext['renamingOf'];
  usesOf?: ValueFormContext['usesOf'];
  declare?: ValueFormContext['declare'];
  folder: DefinitionFolder;
  definition: Definition;
  /** All pages, or all forms. */
  all: readonly Definition[];
  title: string;
  actions?: ReactNode;
  phone: ReactNode;
  children: ReactNode;
}

/** A page or form: its cards, with the phone beside them. The address names the card that is open. */
export const DefinitionFrame = observer(function DefinitionFrame(props: Props) {
  const { folder, definition, all, title, actions, phone, children, noteOf, renamingOf, usesOf, declare } =
    props;
  const { problems, state } = useDraftStore();
  const say = useWords(pagesWords);
  const { query } = useRoute();
  const only = onlyCard(folder, definition.value);
  const [opened] = useState(query.get('at'));
  const at = query.get('at') ?? only;
  const scope = useValueScope(definition, all);
  const selected = useMemo(() => pathOfPointer(at), [at]);
  // A link to a property leads to it; a card that is pressed is in sight already.
  const chosen = useRef(opened === null ? only : '');
  useEffect(() => {
    if (at !== '' && at !== chosen.current) revealField(pathOfPointer(at), true);
  }, [at]);
  const cards = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened === null && !isBackNavigation()) focusDocument(cards.current);
  }, [opened]);
  const { id, file } = definition;
  const [typedTexts] = useState(() => new TypedTexts());
  // Opening a card is no step of the browser's history: Back returns to the list.
  const select = (path: Path) => {
    chosen.current = path.length > 1 ? pointerOf(path) : '';
    const closed: Record<string, string> = only === '' ? {} : { at: '' };
    location.replace(hrefOf([folder, id], path.length > 1 ? { at: pointerOf(path) } : closed));
  };
  const context: ValueFormContext = {
    file,
    tag: folder === 'pages' ? 'type' : 'kind',
    scope,
    problems: (problems?.problems ?? []).filter((one) => one.file === file),
    selected,
    Fields: ValueFields,
    ...(noteOf && { noteOf }),
    ...(renamingOf && { renamingOf }),
    ...(usesOf && { usesOf }),
    ...(declare && { declare }),
    select,
    reselect: (from) => {
      // The views follow the address only after the browser's event.
      const now = pathOfPointer(readRoute(location.hash).query.get('at') ?? only);
      const next = from(now);
      if (next !== now) select(next);
    },
  };
  return (
    <TypedTextsProvider value={typedTexts}>
      <ValueFormProvider value={context}>
        <div className={styles.view}>
          <div className={`${head.head} ${styles.top}`}>
            <a href={hrefOf([folder])}>← {say(folder)}</a>
            <h1>{title}</h1>
            <small className={styles.id}>{id}</small>
            <span className={head.space} />
            {actions}
            {state?.git && (
              <a className="button" href={hrefOf(['history'], { file })}>
                {say('history')}
              </a>
            )}
            <a className="button" href={hrefOf(['files', file], { at })}>
              {say('toText')}
            </a>
          </div>
          <div ref={cards} className={styles.cards}>
            {children}
            <p className="soft">{say('help')}</p>
          </div>
          <aside className={styles.side} aria-label={say('phone')}>
            {phone}
          </aside>
        </div>
      </ValueFormProvider>
    </TypedTextsProvider>
  );
});

/** The card of a page that has no other, which need not be pressed to be open; empty where there are several. */
const onlyCard = (folder: DefinitionFolder, value: unknown): string =>
  folder === 'pages' && itemsOf(member(value, 'body')).length === 1 ? '/body/0' : '';

/** Puts the caret into a page that is one text, such as an agreement. */
function focusDocument(cards: HTMLElement | null): void {
  const text = cards?.querySelector<HTMLTextAreaElement>('textarea[data-document]');
  text?.focus({ preventScroll: true });
  text?.setSelectionRange(0, 0);
}
