import { observer } from 'mobx-react-lite';
import { member } from '../../../ops/json/json-values.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { fileTitle } from '../value-display/file-title.ts';
import { AddDefinition } from './DefinitionActions.tsx';
import { DefinitionList, type DefinitionRow } from './DefinitionList.tsx';
import { fieldCount, pagesWithForm, stepCount } from './definition-files.ts';
import { pagesWords } from './pages-words.ts';
import { useDefinitions } from './use-definitions.ts';

/** `#/forms`: every form, with its pages, steps and fields. */
export const FormList = observer(function FormList() {
  const draftStore = useDraftStore();
  const say = useWords(pagesWords);
  const pages = useDefinitions('pages');
  const forms = useDefinitions('forms');
  if (!pages || !forms) return <p>{say('loading')}</p>;
  const separator = draftStore.language === 'zh' ? '、' : ', ';
  const rows = forms.map((form): DefinitionRow => {
    const on = pagesWithForm(pages, form.id).map(({ id }) => id);
    const note = member(form.value, 'note');
    return {
      definition: form,
      title: fileTitle(draftStore, form.file) || form.id,
      lines: [
        say('size', { steps: stepCount(form.value), fields: fieldCount(form.value) }),
        on.length > 0 ? say('onPages', { pages: on.join(separator) }) : say('onNoPage'),
        ...(typeof note === 'string' ? [note] : []),
      ],
    };
  });
  return <DefinitionList folder="forms" rows={rows} actions={<AddDefinition folder="forms" all={forms} />} />;
});
