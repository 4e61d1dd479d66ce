import { enableStaticRendering } from 'mobx-react-lite';

export { givePlugin } from '../plugins/load-plugin.tsx';
export { prerenderDestination } from './prerender-destination.ts';
export { prerenderPage } from './prerender-page.tsx';

// Nothing is rendered twice here: observers would only wait for a second render.
enableStaticRendering(true);
