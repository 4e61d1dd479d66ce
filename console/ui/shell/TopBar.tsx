import { observer } from 'mobx-react-lite';
import { globalActions } from '../actions/actions.ts';
import { useAction } from '../actions/use-action.ts';
import { isSilent, useDraftStore } from '../draft-store/draft-store.ts';
import { unwrittenTexts } from '../draft-store/unwritten-texts.ts';
import { helpWords } from '../help/help-words.ts';
import { useWords } from '../language/use-words.ts';
import { problemCount } from '../problems/problem-count.ts';
import { hrefOf } from '../route/route.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { stepWithAuthor } from '../undo/step-author.ts';
import { ImpactBadge } from './ImpactBadge.tsx';
import { shellWords } from './shell-words.ts';
import styles from './TopBar.module.css';
import { linkedViews } from './views.tsx';

interface Props {
  showsProblems: boolean;
  onProblems: () => void;
  onHelp: () => void;
}

export const TopBar = observer(function TopBar({ showsProblems, onProblems, onHelp }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(shellWords);
  const sayHelp = useWords(helpWords);
  const all = draftStore.problems?.problems ?? [];
  const unwritten = unwrittenTexts(draftStore).length;
  const { count, errors, text: counted } = problemCount(all, draftStore.language, unwritten);
  // No check mark while anything is still being computed.
  const isOpen = all.length === 0 && draftStore.plan?.version !== draftStore.version;
  // Nobody has checked an edit that still waits in the outbox.
  const isPending = draftStore.delivery.outbox.steps.length > 0;
  const isChecking = draftStore.problems?.version !== draftStore.version || isOpen || isPending;
  const known = errors > 0 ? styles.error : count > 0 ? styles.warning : styles.good;
  const isUnanswered = isChecking && isSilent(draftStore.connection);
  const tone = isChecking ? styles.checking : known;
  const unsaved = draftStore.filesToSave.length;
  const stepTitle = (which: keyof typeof draftStore.next) => {
    const reported = draftStore.next[which];
    if (!reported) return say(which === 'undo' ? 'noUndo' : 'noRedo');
    return say(which === 'undo' ? 'undoStep' : 'redoStep', { step: stepWithAuthor(reported, draftStore) });
  };
  const undo = () => draftStore.undoCount > 0 && void draftStore.undo();
  const redo = () => draftStore.redoCount > 0 && void draftStore.redo();
  useAction(globalActions.undo.id, undo);
  useAction(globalActions.redo.id, redo);
  useAction(globalActions.help.id, onHelp);
  return (
    <header className={styles.bar}>
      <a className={styles.product} href={hrefOf([])}>
        {say('product')}
      </a>
      <SearchBox views={linkedViews} />
      {/* Not disabled: undoing the last step by it would lose the focus. */}
      <button
        type="button"
        title={stepTitle('undo')}
        aria-disabled={draftStore.undoCount === 0}
        onClick={undo}
      >
        {say('undo')}
      </button>
      <button
        type="button"
        title={stepTitle('redo')}
        aria-disabled={draftStore.redoCount === 0}
        onClick={redo}
      >
        {say('redo')}
      </button>
      <span className={styles.space} />
      <button
        type="button"
        className={`${styles.problems} ${tone}`}
        id="problem-count"
        aria-expanded={showsProblems}
        aria-busy={isChecking && !isUnanswered}
        onClick={onProblems}
      >
        {isUnanswered
          ? say('unchecked')
          : isChecking
            ? [say('checking'), problemCount([], draftStore.language, unwritten).text]
                .filter(Boolean)
                .join(' ')
            : count === 0
              ? say('noProblems')
              : counted}
      </button>
      <ImpactBadge />
      <a
        className={`button ${styles.save} ${unsaved > 0 && errors === 0 ? 'primary' : ''}`}
        href={hrefOf(['save'])}
      >
        {unsaved > 0 ? say('unsaved', { count: unsaved }) : say('saved')}
      </a>
      <button
        type="button"
        className={`quiet ${styles.language}`}
        lang={draftStore.language === 'zh' ? 'en' : 'zh-CN'}
        onClick={() => draftStore.setLanguage(draftStore.language === 'zh' ? 'en' : 'zh')}
      >
        {say('language')}
      </button>
      <button
        type="button"
        className={`quiet ${styles.help}`}
        title={sayHelp('openHelp')}
        aria-label={sayHelp('help')}
        onClick={onHelp}
      >
        ?
      </button>
    </header>
  );
});
