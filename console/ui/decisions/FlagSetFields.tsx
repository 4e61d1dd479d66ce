import { observer } from 'mobx-react-lite';
import { declaredNode } from '../../../ops/wording/declared-nodes.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { EntryField } from '../entry-form/EntryField.tsx';
import { scopedField } from '../schema-values/schema-shape.ts';
import { type Path, useValueForm } from '../value-form/value-form-context.ts';

/** A value for each flag: a row sets all of them. */
export const FlagSetFields = observer(function FlagSetFields({
  node,
  path,
  value,
}: {
  node: SchemaNode;
  path: Path;
  value: unknown;
}) {
  const { file, scope, problems } = useValueForm();
  const flags = Object.entries(declaredNode(node, scope.names).properties ?? {});
  return (
    <>
      {flags.map(([flag, one]) => (
        <EntryField
          key={flag}
          entryPath={{ file, path }}
          entry={value}
          field={scopedField(one, flag, true, scope)}
          problems={problems.filter(({ pointer }) => pointer.endsWith(`/set/${flag}`))}
        />
      ))}
    </>
  );
});
