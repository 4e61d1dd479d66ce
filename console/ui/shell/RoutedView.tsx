import { observer } from 'mobx-react-lite';
import { BrandPages } from '../brand-pages/BrandPages.tsx';
import { ChannelView } from '../channel/ChannelView.tsx';
import { EntriesView } from '../entries/EntriesView.tsx';
import { brandForms, hostForms, variantForms } from '../entries/entry-kind.ts';
import { readAddressFilter } from '../field-values/address-filter.ts';
import { ImpactView } from '../impact/ImpactView.tsx';
import { JsonView } from '../json-editor/JsonView.tsx';
import { useWords } from '../language/use-words.ts';
import { PreviewView } from '../preview/PreviewView.tsx';
import { useRoute } from '../route/route.ts';
import { SaveView } from '../save/SaveView.tsx';
import { SearchView } from '../search/SearchView.tsx';
import { TableView } from '../table/TableView.tsx';
import { channelTable } from '../table-model/channel-table.ts';
import { cityRuleTable } from '../table-model/city-table.ts';
import { shellWords } from './shell-words.ts';

/** What the address names. */
export const RoutedView = observer(function View() {
  const { path, query } = useRoute();
  const say = useWords(shellWords);
  switch (path[0]) {
    case undefined:
      return <SearchView />;
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
          kind={channelTable}
          at={query.get('at')}
          column={query.get('column')}
          only={readAddressFilter(query)}
        />
      );
    case 'cities':
      return (
        <TableView key="cities" kind={cityRuleTable} at={query.get('at')} column={query.get('column')} />
      );
    case 'files':
      return <JsonView />;
    case 'see':
      return <PreviewView />;
    case 'know':
      return <ImpactView />;
    case 'save':
      return <SaveView />;
    default:
      return <p>{say('nothingHere')}</p>;
  }
});
