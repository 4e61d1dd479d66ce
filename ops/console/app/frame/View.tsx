import { observer } from 'mobx-react-lite';
import { KnowView } from '../know/KnowView.tsx';
import { useRoute } from '../route.ts';
import { SaveView } from '../save/SaveView.tsx';
import { SeeView } from '../see/SeeView.tsx';
import { TextView } from '../text/TextView.tsx';
import { useWords } from '../words.ts';
import { frameWords } from './frame-words.ts';

/** What the address names. */
export const View = observer(function View() {
  const { path } = useRoute();
  const say = useWords(frameWords);
  switch (path[0]) {
    case 'files':
      return <TextView />;
    case 'see':
      return <SeeView />;
    case 'know':
      return <KnowView />;
    case 'save':
      return <SaveView />;
    default:
      return <p>{say('nothingHere')}</p>;
  }
});
