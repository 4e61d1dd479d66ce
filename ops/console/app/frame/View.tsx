import { observer } from 'mobx-react-lite';
import { BrandPages } from '../brand/BrandPages.tsx';
import { ChannelView } from '../channel/ChannelView.tsx';
import { onlyIn } from '../fields/only.ts';
import { FindView } from '../find/FindView.tsx';
import { EntriesView } from '../forms/EntriesView.tsx';
import { brandForms, hostForms, variantForms } from '../forms/entry-kind.ts';
import { KnowView } from '../know/KnowView.tsx';
import { useRoute } from '../route.ts';
import { SaveView } from '../save/SaveView.tsx';
import { SeeView } from '../see/SeeView.tsx';
import { channelKind } from '../tables/channel-kind.ts';
import { cityKind } from '../tables/city-kind.ts';
import { TableView } from '../tables/TableView.tsx';
import { TextView } from '../text/TextView.tsx';
import { useWords } from '../words.ts';
import { frameWords } from './frame-words.ts';

/** What the address names. */
export const View = observer(function View() {
  const { path, query } = useRoute();
  const say = useWords(frameWords);
  switch (path[0]) {
    case undefined:
      return <FindView />;
    case 'hosts':
      return <EntriesView key="hosts" kind={hostForms} id={path[1] ?? null} />;
    case 'brands':
      if (path[1] !== undefined && path[2] === 'pages') return <BrandPages key={path[1]} id={path[1]} />;
      return <EntriesView key="brands" kind={brandForms} id={path[1] ?? null} />;
    case 'variants':
      return <EntriesView key="variants" kind={variantForms} id={path[1] ?? null} />;
    case 'channels':
      if (path[1] !== undefined) return <ChannelView key={path[1]} id={path[1]} />;
      return (
        <TableView
          key="channels"
          kind={channelKind}
          at={query.get('at')}
          column={query.get('column')}
          only={onlyIn(query)}
        />
      );
    case 'cities':
      return <TableView key="cities" kind={cityKind} at={query.get('at')} column={query.get('column')} />;
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
