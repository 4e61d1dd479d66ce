import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import styles from './ValueForm.module.css';
import { valueFormWords } from './value-form-words.ts';

/** Of a kind that a plug-in adds: where it is said what properties it has. */
export const PluginNote = observer(function PluginNote({ kind }: { kind: unknown }) {
  const { plugins = {} } = useDraftStore().names ?? {};
  const say = useWords(valueFormWords);
  if (typeof kind !== 'string' || !Object.hasOwn(plugins, kind)) return null;
  return (
    <p className={styles.soft}>
      {say('ofPlugin')} <a href={hrefOf(['files', `definitions/plugins/${kind}.json`])}>{say('toPlugin')}</a>
    </p>
  );
});
