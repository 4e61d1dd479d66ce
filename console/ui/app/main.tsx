// First: what they add is called while the other modules load.
import './polyfills.ts';
import './base.css';
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { readAccessToken, reloadForNextRun, takeTokenOfNextAddress } from '../client/access-token.ts';
import { ApiClient } from '../client/api-client.ts';
import { DraftStore, DraftStoreContext } from '../draft-store/draft-store.ts';
import { dropGoneTexts } from '../draft-store/unwritten-texts.ts';
import { installFocusFallback } from '../focus/focus-fallback.ts';
import { installFocusRestoration } from '../focus/focus-restoration.ts';
import { watchBeginnings } from '../presence/watch-beginnings.ts';
import { watchBackNavigation } from '../route/back-navigation.ts';
import { installScrollRestoration } from '../scroll/scroll-restoration.ts';
import { App } from '../shell/App.tsx';

configure({ enforceActions: 'never' });
takeTokenOfNextAddress();
reloadForNextRun((token) => new ApiClient(token).state());

const draftStore = new DraftStore(new ApiClient(readAccessToken()), async (...waiting) => {
  const { restoreText } = await import('../json-editor/restore-text.ts');
  await restoreText(...waiting);
});
watchBackNavigation();
installScrollRestoration();
installFocusFallback();
installFocusRestoration();
watchBeginnings(draftStore.seen);
dropGoneTexts(draftStore);
draftStore.start();
const root = document.getElementById('console');
if (root) {
  createRoot(root).render(
    <DraftStoreContext value={draftStore}>
      <App />
    </DraftStoreContext>,
  );
}
