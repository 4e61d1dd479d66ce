import './base.css';
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchHistory } from './came-back.ts';
import { Client } from './client.ts';
import { Desk, DeskContext } from './desk.ts';
import { keepFocus } from './frame/keep-focus.ts';
import { returnFocus } from './frame/return-focus.ts';
import { keepScroll } from './keep-scroll.ts';
import { takeToken } from './token.ts';

configure({ enforceActions: 'never' });

const desk = new Desk(new Client(takeToken()), async (...waiting) => {
  const { restoreText } = await import('./text/restore-text.ts');
  await restoreText(...waiting);
});
watchHistory();
keepScroll();
keepFocus();
returnFocus();
desk.start();
const root = document.getElementById('console');
if (root) {
  createRoot(root).render(
    <DeskContext value={desk}>
      <App />
    </DeskContext>,
  );
}
