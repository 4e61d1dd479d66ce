import { observer } from 'mobx-react-lite';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { NoSuchEntry } from '../layout/NoSuchEntry.tsx';
import { FormEnds } from '../page-links/FormEnds.tsx';
import { formEnds } from '../page-links/form-ends.ts';
import { hrefOf } from '../route/route.ts';
import { itemUses } from '../schema-values/item-uses.ts';
import { fieldRenaming } from '../schema-values/rename-field.ts';
import { fileTitle } from '../value-display/file-title.ts';
import { DefinitionActions } from './DefinitionActions.tsx';
import { DefinitionFrame } from './DefinitionFrame.tsx';
import { DefinitionSettings } from './DefinitionSettings.tsx';
import { pagesWithForm } from './definition-files.ts';
import { FormFields } from './FormFields.tsx';
import { NewPageAfterForm } from './NewDefinition.tsx';
import { PagePhone } from './PagePhone.tsx';
import styles from './Pages.module.css';
import { PutOnPage } from './PutOnPage.tsx';
import { pagesWords } from './pages-words.ts';
import { useDefinitions, usePageTitle } from './use-definitions.ts';

/** `#/forms/NAME`: the fields of a form as cards, by step. */
export const FormView = observer(function FormView({ id }: { id: string }) {
  const draftStore = useDraftStore();
  const say = useWords(pagesWords);
  const titleOf = usePageTitle();
  const pages = useDefinitions('pages');
  const forms = useDefinitions('forms');
  const form = forms?.find((one) => one.id === id);
  const schema = fileSchema(`definitions/forms/${id}.json`, draftStore.names);
  if (!pages || !forms || !schema) return <p>{say('loading')}</p>;
  if (!form) return <NoSuchEntry id={id} list={hrefOf(['forms'])} />;
  const title = fileTitle(draftStore, form.file);
  const contentOf = (file: string) => draftStore.file(file)?.value;
  const shownOn = pagesWithForm(pages, id);
  const put = <PutOnPage form={form} pages={pages} forms={forms} isMain={shownOn.length === 0} />;
  return (
    <DefinitionFrame
      folder="forms"
      definition={form}
      all={forms}
      title={title === '' ? id : title}
      renamingOf={(path) => fieldRenaming(form, pages, path)}
      usesOf={(path) => itemUses(form, pages, path)}
      actions={
        <>
          {shownOn.length > 0 && put}
          <DefinitionActions folder="forms" definition={form} pages={pages} forms={forms} />
        </>
      }
      phone={
        shownOn.length > 0 ? (
          <PagePhone pages={shownOn} />
        ) : (
          <>
            <p className="soft">{say('onNoPageYet')}</p>
            {put}
          </>
        )
      }
    >
      {shownOn.length > 0 && (
        <p>
          {say('onPagesNow')}
          {draftStore.language === 'zh' ? '：' : ': '}
          {shownOn.map((page) => (
            <a key={page.id} className={styles.opener} href={hrefOf(['pages', page.id])}>
              {titleOf(page)} <small className={styles.id}>{page.id}</small>
            </a>
          ))}
        </p>
      )}
      {shownOn.length > 0 && (
        <FormEnds
          ends={formEnds(shownOn, contentOf).filter((end) => end.form === id)}
          titleOf={(page) => titleOf({ id: page, value: shownOn.find((one) => one.id === page)?.value })}
          newPage={(end, close) => <NewPageAfterForm all={pages} end={end} onClose={close} />}
        />
      )}
      <DefinitionSettings
        title={say('formSettings')}
        schema={schema}
        value={form.value}
        except={['id', 'fields', 'steps']}
      />
      <FormFields file={form.file} schema={schema} form={form.value} />
    </DefinitionFrame>
  );
});
