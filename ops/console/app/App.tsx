import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './App.module.css';
import { frameWords } from './frame/frame-words.ts';
import { Navigation } from './frame/Navigation.tsx';
import { Notes } from './frame/Notes.tsx';
import { TopBar } from './frame/TopBar.tsx';
import { Undone } from './frame/Undone.tsx';
import { usePageKeys } from './frame/use-page-keys.ts';
import { useViewFocus } from './frame/use-view-focus.ts';
import { View } from './frame/View.tsx';
import { ProblemPanel } from './problems/ProblemPanel.tsx';
import { useWords } from './words.ts';

/** The frame around every view. */
export const App = observer(function App() {
  const say = useWords(frameWords);
  const [showsProblems, setShowsProblems] = useState(false);
  usePageKeys();
  useViewFocus();
  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
        {say('skip')}
      </button>
      <TopBar showsProblems={showsProblems} onProblems={() => setShowsProblems(!showsProblems)} />
      <Notes />
      <Navigation />
      <Undone />
      <main className={styles.main} id="main" tabIndex={-1}>
        <View />
      </main>
      {showsProblems && (
        <ProblemPanel
          onClose={() => {
            setShowsProblems(false);
            document.getElementById('problem-count')?.focus();
          }}
        />
      )}
    </div>
  );
});
