import { observer } from 'mobx-react-lite';
import { BrandPages } from '../brand-pages/BrandPages.tsx';
import { ChannelView } from '../channel/ChannelView.tsx';
import { EntriesView } from '../entries/EntriesView.tsx';
import { brandForms, hostForms, variantForms } from '../entries/entry-kind.ts';
import { onlyIn } from '../field-values/address-filter.ts';
import { KnowView } from '../impact/ImpactView.tsx';
import { TextView } from '../json-editor/JsonView.tsx';
import { useWords } from '../language/use-words.ts';
import { SeeView } from '../preview/PreviewView.tsx';
import { useRoute } from '../route/route.ts';
import { SaveView } from '../save/SaveView.tsx';
import { FindView } from '../search/SearchView.tsx';
import { TableView } from '../table/TableView.tsx';
import { channelKind } from '../table-model/channel-table.ts';
import { cityKind } from '../table-model/city-table.ts';
import { frameWords } from './shell-words.ts';

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
