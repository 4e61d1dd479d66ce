import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import { useViewFocus } from '../focus/use-view-focus.ts';
import { useWords } from '../language/use-words.ts';
import { CollisionNotices } from '../meanwhile/CollisionNotices.tsx';
import { ProblemPanel } from '../problems/ProblemPanel.tsx';
import { TourBar } from '../tour/TourBar.tsx';
import { UndoNotice } from '../undo/UndoNotice.tsx';
import styles from './App.module.css';
import { HelpOfView } from './HelpOfView.tsx';
import { useKeyboardShortcuts } from './keyboard-shortcuts.ts';
import { Navigation } from './Navigation.tsx';
import { Notices } from './Notices.tsx';
import { RoutedView } from './RoutedView.tsx';
import { shellWords } from './shell-words.ts';
import { TopBar } from './TopBar.tsx';
import { useTabTitle } from './use-tab-title.ts';

/** The frame around every view. */
export const App = observer(function App() {
  const say = useWords(shellWords);
  const [showsProblems, setShowsProblems] = useState(false);
  const [showsHelp, setShowsHelp] = useState(false);
  const showHelp = useCallback(() => setShowsHelp(true), []);
  useKeyboardShortcuts(showHelp);
  useViewFocus();
  const main = useRef<HTMLElement>(null);
  useTabTitle(main, say('product'));
  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
        {say('skip')}
      </button>
      <TopBar
        showsProblems={showsProblems}
        onProblems={() => setShowsProblems(!showsProblems)}
        onHelp={showHelp}
      />
      <div className={styles.notes}>
        <Notices />
        <CollisionNotices />
      </div>
      <TourBar />
      <Navigation />
      <UndoNotice />
      <main ref={main} className={styles.main} id="main" tabIndex={-1}>
        <RoutedView />
      </main>
      {showsProblems && (
        <ProblemPanel
          onClose={() => {
            setShowsProblems(false);
            document.getElementById('problem-count')?.focus();
          }}
        />
      )}
      {showsHelp && <HelpOfView onClose={() => setShowsHelp(false)} />}
    </div>
  );
});
