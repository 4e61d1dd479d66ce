import { observer } from 'mobx-react-lite';
import { useDesk } from '../desk.ts';
import { SearchBox } from '../find/SearchBox.tsx';
import { hrefOf } from '../route.ts';
import { useWords } from '../words.ts';
import { frameWords } from './frame-words.ts';
import { PlanBadge } from './PlanBadge.tsx';
import styles from './TopBar.module.css';

interface Props {
  showsProblems: boolean;
  onProblems: () => void;
}

export const TopBar = observer(function TopBar({ showsProblems, onProblems }: Props) {
  const desk = useDesk();
  const say = useWords(frameWords);
  const all = desk.problems?.problems ?? [];
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const counted = { errors, others: all.length - errors };
  const isChecking = desk.problems?.version !== desk.version;
  // Nothing is all right as long as something is still being worked out.
  const good = desk.plan?.version === desk.version ? styles.good : '';
  const known = errors > 0 ? styles.error : all.length > 0 ? styles.warning : good;
  const tone = isChecking ? '' : known;
  const unsaved = desk.toWrite.length;
  return (
    <header className={styles.bar}>
      <a className={styles.product} href={hrefOf([])}>
        {say('product')}
      </a>
      <SearchBox />
      <span className={styles.space} />
      <button type="button" title={say('undoKeys')} disabled={desk.undoable === 0} onClick={desk.undo}>
        {say('undo')}
      </button>
      <button type="button" title={say('redoKeys')} disabled={desk.redoable === 0} onClick={desk.redo}>
        {say('redo')}
      </button>
      <button
        type="button"
        className={tone}
        id="problem-count"
        aria-expanded={showsProblems}
        aria-busy={isChecking}
        onClick={onProblems}
      >
        {desk.problems === null || isChecking
          ? say('checking')
          : all.length === 0
            ? say('noProblems')
            : errors === 0
              ? say('notes', { count: all.length })
              : say('problems', counted)}
      </button>
      <PlanBadge />
      <a className={`button ${unsaved > 0 && errors === 0 ? 'primary' : ''}`} href={hrefOf(['save'])}>
        {unsaved > 0 ? say('unsaved', { count: unsaved }) : say('saved')}
      </a>
      <button
        type="button"
        className="quiet"
        lang={desk.language === 'zh' ? 'en' : 'zh-CN'}
        onClick={() => desk.setLanguage(desk.language === 'zh' ? 'en' : 'zh')}
      >
        {say('language')}
      </button>
    </header>
  );
});
