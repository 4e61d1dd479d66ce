import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useWords } from '../language/use-words.ts';
import { firstTemplate } from '../page-templates/templates.ts';
import { DeleteDefinition } from './DeleteDefinition.tsx';
import type { Definition, DefinitionFolder } from './definition-files.ts';
import { NewDefinition } from './NewDefinition.tsx';
import { newWords } from './new-words.ts';

interface Props {
  folder: DefinitionFolder;
  definition: Definition;
  pages: readonly Definition[];
  forms: readonly Definition[];
}

/** What is done with a page or form as a whole: a copy of it, and its end. */
export const DefinitionActions = observer(function DefinitionActions(props: Props) {
  const { folder, definition, pages, forms } = props;
  const say = useWords(newWords);
  const [open, setOpen] = useState<'copy' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <button type="button" onClick={() => setOpen('copy')}>
        {say('copyThis')}
      </button>
      <button type="button" className="danger" onClick={() => setOpen('delete')}>
        {say('remove')}
      </button>
      {open === 'copy' && (
        <NewDefinition
          folder={folder}
          all={folder === 'pages' ? pages : forms}
          from={definition.id}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <DeleteDefinition {...{ folder, definition }} all={[...pages, ...forms]} onClose={close} />
      )}
    </>
  );
});

/** The button above a list. */
export const AddDefinition = observer(function AddDefinition({
  folder,
  all,
}: {
  folder: DefinitionFolder;
  all: readonly Definition[];
}) {
  const say = useWords(newWords);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useAction(`new ${folder}`, open);
  return (
    <>
      <button type="button" onClick={open}>
        {say(folder === 'pages' ? 'addPage' : 'addForm')}
      </button>
      {isOpen && (
        <NewDefinition
          folder={folder}
          all={all}
          from={folder === 'pages' ? '' : (firstTemplate(folder) ?? all[0]?.id ?? '')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
});
