import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { described } from '../../../ops/wording/described.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { refusedPlace } from '../draft-store/use-refused-text.ts';
import { useText, useWords } from '../language/use-words.ts';
import { alternativesOf, shapeOf } from '../schema-values/schema-shape.ts';
import { canShow } from '../schema-values/shown-errors.ts';
import { smallestValue } from '../schema-values/smallest-value.ts';
import { AlternativeField } from './AlternativeField.tsx';
import { focusGroup } from './focus-item.ts';
import { ValueField } from './ValueField.tsx';
import styles from './ValueForm.module.css';
import { type FieldsProps, useValueForm } from './value-form-context.ts';
import { valueFormWords } from './value-form-words.ts';

/** Every property of an object, made from its schema; what is not set and has parts of its own is offered below. */
export const ValueFields = observer(function ValueFields({
  node,
  path,
  value,
  kind,
  keys,
  except = [],
}: FieldsProps) {
  const draftStore = useDraftStore();
  const { file, scope, declare } = useValueForm();
  const say = useWords(valueFormWords);
  const text = useText();
  const own = (value ?? {}) as Record<string, unknown>;
  const alternatives = alternativesOf(node);
  const shown = Object.entries(node.properties ?? {}).filter(
    ([key, one]) =>
      !key.startsWith('$') &&
      one.const === undefined &&
      !except.includes(key) &&
      !alternatives.includes(key) &&
      // What is written is shown, also where it is of no use: it can be taken out.
      (own[key] !== undefined || canShow(kind, keys, key)),
  );
  // The id says least to the operator.
  shown.sort(([one], [other]) => Number(one === 'id') - Number(other === 'id'));
  const isField = (one: SchemaNode) => ['field', 'numbers'].includes(shapeOf(one).is);
  // Conditions are written with the first of them: none would be an edit that says nothing.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const isOpened = (key: string, one: SchemaNode) =>
    shapeOf(one).is === 'conditions' &&
    (opened.includes(key) ||
      draftStore.refused.keysBelow(refusedPlace(draftStore, { file, path: [...path, key] })).length > 0);
  const isOpen = ([key, one]: [string, SchemaNode]) =>
    own[key] !== undefined || isField(one) || isOpened(key, one);
  const aboutOf = ({ description }: SchemaNode) => {
    const { about } = described(description, '');
    return about === null ? undefined : text(about);
  };
  const isRequired = (key: string) => node.required?.includes(key) ?? false;
  const offered = shown.filter((one) => !isOpen(one) && !isRequired(one[0]));
  const add = (key: string, one: SchemaNode) => {
    // The group may be far above the button that adds it, which is gone.
    focusGroup([...path, key]);
    if (shapeOf(one).is === 'conditions') return setOpened([...opened, key]);
    const made = smallestValue(
      one,
      { ...scope, takenIds: new Set(scope.takenIds) },
      { kind, keys: [...keys, key] },
    );
    void draftStore.edit([
      { do: 'set', file, path: [...path, key], value: made },
      ...(declare?.(made) ?? []),
    ]);
  };
  return (
    <>
      {shown
        .filter((one) => isOpen(one) || isRequired(one[0]))
        .map(([key, one]) => (
          <ValueField
            key={key}
            node={one}
            name={key}
            path={path}
            parent={value}
            isRequired={isRequired(key)}
            onTakenOut={() => setOpened(opened.filter((other) => other !== key))}
            kind={kind}
            keys={keys}
          />
        ))}
      {alternatives.length > 0 && (
        <AlternativeField {...{ node, path, value, kind, keys }} alternatives={alternatives} />
      )}
      {offered.length > 0 && (
        <p className={styles.offers}>
          <span className={styles.soft}>{say('more')}</span>
          {offered.map(([key, one]) => (
            <button key={key} type="button" title={aboutOf(one)} onClick={() => add(key, one)}>
              + {text(described(one.description, key).label)}
            </button>
          ))}
        </p>
      )}
    </>
  );
});
