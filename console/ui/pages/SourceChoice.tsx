import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useText, useWords } from '../language/use-words.ts';
import { templates, templateValue } from '../page-templates/templates.ts';
import type { Definition, DefinitionFolder } from './definition-files.ts';
import { newWords } from './new-words.ts';
import { useDefinitionName } from './use-definitions.ts';

interface Props {
  control: Pick<ComponentProps<'select'>, 'id'>;
  folder: DefinitionFolder;
  all: readonly Definition[];
  value: string;
  onChoose: (value: string) => void;
}

/** What a new page or form begins with: nothing, a template, or another one. */
export const SourceChoice = observer(function SourceChoice(props: Props) {
  const { control, folder, all, value, onChoose } = props;
  const say = useWords(newWords);
  const text = useText();
  const nameOf = useDefinitionName(folder);
  const isPage = folder === 'pages';
  return (
    <select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
      {isPage && <option value="">{say('blank')}</option>}
      <optgroup label={say('templates')}>
        {templates
          .filter((one) => one.folder === folder)
          .map((one) => (
            <option key={one.id} value={templateValue(one.id)}>
              {text(one.name)}
            </option>
          ))}
      </optgroup>
      <optgroup label={say('copies')}>
        {all.map((one) => (
          <option key={one.id} value={one.id}>
            {say('copyOf', { what: nameOf(one) })}
          </option>
        ))}
      </optgroup>
    </select>
  );
});
