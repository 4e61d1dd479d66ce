import type { ReactNode } from 'react';
import type { Text } from '../../api/index.ts';
import { BrandPages } from '../brand-pages/BrandPages.tsx';
import { ChannelView } from '../channel/ChannelView.tsx';
import { CityRuleView } from '../city-rule/CityRuleView.tsx';
import { DecisionsView } from '../decisions/DecisionsView.tsx';
import { EntriesView } from '../entries/EntriesView.tsx';
import { brandForms, hostForms, variantForms } from '../entries/entry-kind.ts';
import { readAddressFilter } from '../field-values/address-filter.ts';
import { type ViewHelp, viewHelp } from '../help/view-help.ts';
import { HistoryView } from '../history/HistoryView.tsx';
import { ImpactView } from '../impact/ImpactView.tsx';
import { JsonView } from '../json-editor/JsonView.tsx';
import { LanguagesView } from '../languages/LanguagesView.tsx';
import { MessagesView } from '../messages/MessagesView.tsx';
import { FormList } from '../pages/FormList.tsx';
import { FormView } from '../pages/FormView.tsx';
import { PageList } from '../pages/PageList.tsx';
import { PageView } from '../pages/PageView.tsx';
import { PreviewView } from '../preview/PreviewView.tsx';
import { BranchPanel } from '../remote/BranchPanel.tsx';
import { ReviewsView } from '../reviews/ReviewsView.tsx';
import { SendForReview } from '../reviews/SendForReview.tsx';
import type { Route } from '../route/route.ts';
import { SaveView } from '../save/SaveView.tsx';
import { SearchView } from '../search/SearchView.tsx';
import { TableView } from '../table/TableView.tsx';
import { brandTable } from '../table-model/brand-table.ts';
import { channelTable } from '../table-model/channel-table.ts';
import { cityNameTable } from '../table-model/city-name-table.ts';
import { cityRuleTable } from '../table-model/city-table.ts';
import { hostTable } from '../table-model/host-table.ts';
import { variantTable } from '../table-model/variant-table.ts';
import { WhoEndsView } from '../who-ends/WhoEndsView.tsx';

export type NavigationGroup = 'start' | 'edit' | 'review';

export interface View {
  /** First part of its address, as in `#/channels`; empty for the start view. */
  id: string;
  /** Its link in the navigation, or the view whose link is marked as current while this one is open. */
  navigation: { group: NavigationGroup; title: Text } | { partOf: string };
  /** What the help says while it is open. */
  help: ViewHelp;
  render: (route: Route) => ReactNode;
}

/** Every view of the console, in the order of the navigation. A view is added here and nowhere else. */
export const views: readonly View[] = [
  {
    id: '',
    navigation: { group: 'start', title: { zh: '查找', en: 'Find' } },
    help: viewHelp.find,
    render: () => <SearchView />,
  },
  {
    id: 'channels',
    navigation: { group: 'edit', title: { zh: '渠道', en: 'Channels' } },
    help: viewHelp.channels,
    render: ({ path: [, id], query }) =>
      id === undefined ? (
        <TableView
          key="channels"
          kind={channelTable}
          at={query.get('at')}
          column={query.get('column')}
          only={readAddressFilter(query)}
        />
      ) : (
        <ChannelView key={id} id={id} />
      ),
  },
  {
    id: 'cities',
    navigation: { group: 'edit', title: { zh: '城市规则', en: 'City rules' } },
    help: viewHelp.cities,
    render: ({ path: [, id], query }) =>
      id === undefined ? (
        <TableView key="cities" kind={cityRuleTable} at={query.get('at')} column={query.get('column')} />
      ) : (
        <CityRuleView key={id} id={id} />
      ),
  },
  {
    id: 'city-names',
    navigation: { partOf: 'cities' },
    help: viewHelp.cityNames,
    render: ({ query }) => (
      <TableView key="city-names" kind={cityNameTable} at={query.get('at')} column={query.get('column')} />
    ),
  },
  {
    id: 'hosts',
    navigation: { group: 'edit', title: { zh: '站点', en: 'Hosts' } },
    help: viewHelp.hosts,
    render: ({ path: [, id] }) => <EntriesView key="hosts" kind={hostForms} id={id ?? null} />,
  },
  {
    id: 'brands',
    navigation: { group: 'edit', title: { zh: '品牌', en: 'Brands' } },
    help: viewHelp.brands,
    render: ({ path: [, id, part] }) =>
      id !== undefined && part === 'pages' ? (
        <BrandPages key={id} id={id} />
      ) : (
        <EntriesView key="brands" kind={brandForms} id={id ?? null} />
      ),
  },
  {
    id: 'host-table',
    navigation: { partOf: 'hosts' },
    help: viewHelp.entryTables,
    render: ({ query }) => (
      <TableView key="hosts" kind={hostTable} at={query.get('at')} column={query.get('column')} />
    ),
  },
  {
    id: 'brand-table',
    navigation: { partOf: 'brands' },
    help: viewHelp.entryTables,
    render: ({ query }) => (
      <TableView key="brands" kind={brandTable} at={query.get('at')} column={query.get('column')} />
    ),
  },
  {
    id: 'variant-table',
    navigation: { partOf: 'brands' },
    help: viewHelp.entryTables,
    render: ({ query }) => (
      <TableView key="variants" kind={variantTable} at={query.get('at')} column={query.get('column')} />
    ),
  },
  {
    id: 'variants',
    navigation: { partOf: 'brands' },
    help: viewHelp.variants,
    render: ({ path: [, id] }) => <EntriesView key="variants" kind={variantForms} id={id ?? null} />,
  },
  {
    id: 'pages',
    navigation: { group: 'edit', title: { zh: '页面', en: 'Pages' } },
    help: viewHelp.pages,
    render: ({ path: [, id] }) => (id === undefined ? <PageList /> : <PageView key={id} id={id} />),
  },
  {
    id: 'forms',
    navigation: { group: 'edit', title: { zh: '表单', en: 'Forms' } },
    help: viewHelp.forms,
    render: ({ path: [, id] }) => (id === undefined ? <FormList /> : <FormView key={id} id={id} />),
  },
  {
    id: 'decisions',
    navigation: { group: 'edit', title: { zh: '决策表', en: 'Decision tables' } },
    help: viewHelp.decisions,
    render: ({ path: [, id] }) => <DecisionsView id={id ?? null} />,
  },
  {
    id: 'messages',
    navigation: { group: 'edit', title: { zh: '文案', en: 'Messages' } },
    help: viewHelp.messages,
    render: ({ query }) => <MessagesView key={query.get('at')} />,
  },
  {
    id: 'languages',
    navigation: { group: 'edit', title: { zh: '语言', en: 'Languages' } },
    help: viewHelp.languages,
    render: () => <LanguagesView />,
  },
  {
    id: 'files',
    navigation: { group: 'edit', title: { zh: '全部文件', en: 'All files' } },
    help: viewHelp.files,
    render: () => <JsonView />,
  },
  {
    id: 'see',
    navigation: { group: 'review', title: { zh: '预览', en: 'Preview' } },
    help: viewHelp.see,
    render: () => <PreviewView />,
  },
  {
    id: 'who',
    navigation: { group: 'review', title: { zh: '谁会到这里', en: 'Who ends here' } },
    help: viewHelp.who,
    render: () => <WhoEndsView />,
  },
  {
    id: 'know',
    navigation: { group: 'review', title: { zh: '影响', en: 'Impact' } },
    help: viewHelp.know,
    render: () => <ImpactView />,
  },
  {
    id: 'save',
    navigation: { group: 'review', title: { zh: '保存', en: 'Save' } },
    help: viewHelp.save,
    render: () => <SaveView review={<SendForReview />} remote={<BranchPanel isQuiet />} />,
  },
  {
    id: 'reviews',
    navigation: { group: 'review', title: { zh: '审核', en: 'Reviews' } },
    help: viewHelp.reviews,
    render: ({ path: [, name] }) => <ReviewsView key={name ?? ''} name={name ?? null} />,
  },
  {
    id: 'history',
    navigation: { group: 'review', title: { zh: '历史', en: 'History' } },
    help: viewHelp.history,
    render: () => <HistoryView />,
  },
];

/** The view that an address names, `undefined` where there is none. */
export const viewAt = ({ path }: Pick<Route, 'path'>): View | undefined =>
  views.find(({ id }) => id === (path[0] ?? ''));

/** Those with a link in the navigation, in its order. */
export const linkedViews: readonly { id: string; title: Text }[] = views.flatMap(({ id, navigation }) =>
  'group' in navigation ? [{ id, title: navigation.title }] : [],
);
