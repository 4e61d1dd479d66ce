import './base.css';
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { takeToken } from '../client/access-token.ts';
import { Client } from '../client/api-client.ts';
import { Desk, DeskContext } from '../draft-store/draft-store.ts';
import { keepFocus } from '../focus/focus-fallback.ts';
import { returnFocus } from '../focus/focus-restoration.ts';
import { watchHistory } from '../route/back-navigation.ts';
import { keepScroll } from '../scroll/scroll-restoration.ts';
import { App } from '../shell/App.tsx';

configure({ enforceActions: 'never' });

const desk = new Desk(new Client(takeToken()), async (...waiting) => {
  const { restoreText } = await import('../json-editor/restore-text.ts');
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
