import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { entriesOf, member, stringsOf } from '../../../ops/json/json-values.ts';
import { routeLabel } from '../../../ops/plan-report/route-label.ts';
import { useChannelRoutes } from '../channel/use-channel-routes.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { settingText } from '../page-links/place-label.ts';
import { useConfigFiles, useUses } from '../page-links/use-config-files.ts';
import { AddDefinition } from './DefinitionActions.tsx';
import { DefinitionList, type DefinitionRow } from './DefinitionList.tsx';
import {
  type Definition,
  formsAgreeingTo,
  formsOnPage,
  openersOf,
  routesOfPage,
} from './definition-files.ts';
import { pagesWords } from './pages-words.ts';
import { useDefinitions, usePageTitle } from './use-definitions.ts';

/** `#/pages`: every page, with its addresses and forms. */
export const PageList = observer(function PageList() {
  const draftStore = useDraftStore();
  const say = useWords(pagesWords);
  const titleOf = usePageTitle();
  const pages = useDefinitions('pages');
  const forms = useDefinitions('forms');
  const routes = draftStore.file('definitions/routes.json')?.value;
  const hosts = entriesOf(member(draftStore.file('hosts.json')?.value, 'hosts'));
  const [text, setText] = useState('');
  const { reasons, waitsFor } = useChannelRoutes(text);
  const files = useConfigFiles();
  const uses = useUses(files);
  if (!pages || !forms || routes === undefined) return <p>{say('loading')}</p>;
  const separator = draftStore.language === 'zh' ? '、' : ', ';
  const whereLine = (page: Definition): string => {
    const own = routesOfPage(routes, page.id).map(([route]) => routeLabel(draftStore, route));
    if (own.length > 0) return own.join(separator);
    const { definitions, settings } = openersOf([...pages, ...forms], uses, page.id);
    const openers = [
      ...definitions.map(({ id }) => id),
      ...settings.map((use) => settingText(use, draftStore)),
    ];
    if (openers.length === 0) return files ? say('unlinked') : '';
    return `${say('inSheet')}${draftStore.language === 'zh' ? '，' : ', '}${say('openedFrom', { pages: openers.join(separator) })}`;
  };
  const agreementLine = ({ id }: Definition): string[] => {
    const { length } = formsAgreeingTo(forms, id);
    return length > 0 ? [say('agreement', { count: length })] : [];
  };
  /** The hosts on which visits begin at the page, and why visitors of a channel come to it. */
  const whyFound = ({ id }: Definition): string[] =>
    routesOfPage(routes, id).flatMap(([route]) => [
      ...hosts.flatMap(([host, entry]) => {
        const isHere = member(entry, 'root') === route || stringsOf(member(entry, 'entries')).includes(route);
        return isHere ? [say('landingOf', { host })] : [];
      }),
      ...(reasons.get(route) ?? []),
    ]);
  const rows = pages.map((page): DefinitionRow => {
    const own = formsOnPage(page.value);
    const note = member(page.value, 'note');
    return {
      definition: page,
      title: titleOf(page),
      lines: [
        whereLine(page),
        ...agreementLine(page),
        ...(own.length > 0 ? [say('withForms', { forms: own.join(separator) })] : []),
        ...(typeof note === 'string' ? [note] : []),
      ],
      hidden: whyFound(page),
    };
  });
  return (
    <DefinitionList
      folder="pages"
      rows={rows}
      actions={<AddDefinition folder="pages" all={pages} />}
      onText={setText}
      waiting={waitsFor === null ? '' : say('waitsForChannel', { channel: waitsFor })}
    />
  );
});
