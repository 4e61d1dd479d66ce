import { HelpDialog } from '../help/HelpDialog.tsx';
import { useRoute } from '../route/route.ts';
import { viewAt, views } from './views.tsx';

/** The help of the view that is open; at an address of no view, that of the first one. */
export function HelpOfView({ onClose }: { onClose: () => void }) {
  const view = viewAt(useRoute()) ?? views[0];
  return view ? <HelpDialog help={view.help} onClose={onClose} /> : null;
}
