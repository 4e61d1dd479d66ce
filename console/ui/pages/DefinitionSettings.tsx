import { observer } from 'mobx-react-lite';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { ValueFields } from '../value-form/ValueFields.tsx';
import form from '../value-form/ValueForm.module.css';
import styles from './Pages.module.css';

/** The properties of a page or form itself, folded. */
export const DefinitionSettings = observer(function DefinitionSettings(props: {
  title: string;
  schema: SchemaNode;
  value: unknown;
  except: readonly string[];
}) {
  const { title, schema, value, except } = props;
  return (
    <details className={styles.settings}>
      <summary>{title}</summary>
      <div className={form.body}>
        <ValueFields node={schema} path={[]} value={value} kind="" keys={[]} except={except} />
      </div>
    </details>
  );
});
