import { observer } from 'mobx-react-lite';
import { itemsOf, member } from '../../../ops/json/json-values.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { BlockBrand } from '../brand-pages/BlockBrand.tsx';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { NoSuchEntry } from '../layout/NoSuchEntry.tsx';
import { outcomeEdits, placeOfNewBlock } from '../page-blocks/page-blocks.ts';
import { FormEnds } from '../page-links/FormEnds.tsx';
import { formEnds } from '../page-links/form-ends.ts';
import { hrefOf } from '../route/route.ts';
import { shapeOf } from '../schema-values/schema-shape.ts';
import { ItemList } from '../value-form/ItemList.tsx';
import { whoHref } from '../visitor/who-question.ts';
import { DefinitionActions } from './DefinitionActions.tsx';
import { DefinitionFrame } from './DefinitionFrame.tsx';
import { DefinitionSettings } from './DefinitionSettings.tsx';
import { NewPageAfterForm } from './NewDefinition.tsx';
import { PagePhone } from './PagePhone.tsx';
import { pagesWords } from './pages-words.ts';
import { RoutesOfPage } from './RoutesOfPage.tsx';
import { useDefinitions, usePageTitle } from './use-definitions.ts';

/** `#/pages/NAME`: the blocks of a page as cards. */
export const PageView = observer(function PageView({ id }: { id: string }) {
  const draftStore = useDraftStore();
  const say = useWords(pagesWords);
  const titleOf = usePageTitle();
  const pages = useDefinitions('pages');
  const forms = useDefinitions('forms');
  const page = pages?.find((one) => one.id === id);
  const schema = fileSchema(`definitions/pages/${id}.json`, draftStore.names);
  const body = schema?.properties?.body;
  const blocks = body && shapeOf(body);
  if (!pages || !forms || !schema || blocks?.is !== 'list') return <p>{say('loading')}</p>;
  const contentOf = (file: string) => draftStore.file(file)?.value;
  if (!page) return <NoSuchEntry id={id} list={hrefOf(['pages'])} />;
  return (
    <DefinitionFrame
      folder="pages"
      definition={page}
      all={pages}
      noteOf={(block) => (
        <>
          <BlockBrand block={block} page={id} />
          {member(block, 'type') === 'form' && (
            <FormEnds
              ends={formEnds([page], contentOf).filter((end) => end.block === member(block, 'id'))}
              newPage={(end, close) => <NewPageAfterForm all={pages} end={end} onClose={close} />}
            />
          )}
        </>
      )}
      declare={(made) => outcomeEdits(page.file, page.value, made)}
      title={titleOf(page)}
      actions={
        <>
          <a className="button" href={whoHref({ page: id })}>
            {say('who')}
          </a>
          <DefinitionActions folder="pages" definition={page} pages={pages} forms={forms} />
        </>
      }
      phone={<PagePhone pages={[page]} />}
    >
      <DefinitionSettings
        title={say('settings')}
        schema={schema}
        value={page.value}
        except={['id', 'body']}
      />
      <RoutesOfPage id={id} />
      <h2>
        {say('content')}{' '}
        <small className="soft">{say('blocks', { count: itemsOf(member(page.value, 'body')).length })}</small>
      </h2>
      <ItemList
        node={blocks.node}
        item={blocks.item}
        path={['body']}
        value={member(page.value, 'body')}
        kind=""
        keys={['body']}
        end={placeOfNewBlock(page.value)}
      />
    </DefinitionFrame>
  );
});
