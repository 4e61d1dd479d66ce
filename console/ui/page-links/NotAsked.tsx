import { observer } from 'mobx-react-lite';
import { stepWords } from '../../../ops/wording/plan-words.ts';
import type { NamedTable } from '../../../schemas/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import severities from '../problems/severity.module.css';
import { linkWords } from './link-words.ts';

/** That a link to one page takes the place of a destination table, and of the city rules with it; nothing where none was asked. */
export const NotAsked = observer(function NotAsked({ table }: { table: NamedTable | null }) {
  const { language } = useDraftStore();
  const say = useWords(linkWords);
  if (table === null) return null;
  return (
    <p className={severities.warning} role="status">
      {say('notAsked', { table: stepWords[`destination.${table}`][language] })}
    </p>
  );
});
