import { type ComponentType, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Field, FieldKind, Form } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import type { MessageId } from '../context/use-message.ts';
import { type ControlProps, FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { filledIn } from './filled-in.ts';

type OwnView = ComponentType<Record<string, unknown>>;
type KindView = ComponentType<FieldViewProps<Field>>;
interface Entry {
  view: KindView;
  label?: MessageId;
}

/**
 * Lets the fields that name the view be shown by it; the others of the same kind keep that of the kind.
 * @param address - the view that fields name in a published form
 * @param like - the kind that these fields have
 */
export async function addFieldView(address: string, like: string, view: OwnView): Promise<void> {
  const lazy = await import('../fields/lazy-field-kinds.ts');
  // The kind itself first: what is loaded later would take the place of the view.
  await lazy.loadMoreKinds([{ fields: [{ kind: like as FieldKind }] } as Form], false);
  const kinds = lazy.lazyFieldKinds as unknown as Record<string, Entry>;
  const entry = kinds[like];
  if (!entry) throw new Error(`there is no kind "${like}"`);
  const { view: Plain, label } = entry;
  const Dispatched: KindView = (props) =>
    (props.field as { view?: string }).view === address ? (
      <PluginField {...props} Own={view} label={label ?? 'field.choice.label'} />
    ) : (
      <Plain {...props} />
    );
  kinds[like] = { ...entry, view: Dispatched };
}

/** The keys of every field, which the frame or the form reads. */
const notOwn = ['kind', 'view', 'showWhen', 'showWhenAnswers', 'messages'] as const;

type Props = FieldViewProps<Field> & { Own: OwnView; label: MessageId };

function PluginField({ field, form, locked, Own, label }: Props) {
  const { text } = usePage();
  const group = useRef<HTMLDivElement>(null);
  const properties = useMemo(() => filledIn(field, text, notOwn), [field, text]);
  const { id } = field;
  const subscribe = useCallback((changed: () => void) => form.onAnswer(changed), [form]);
  const value = useSyncExternalStore(
    subscribe,
    () => String(form.answerOf(id) ?? ''),
    () => '',
  );
  // Chosen before hydration.
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (chosen !== undefined && form.answerOf(id) === undefined) form.answer(id, chosen);
  }, [form, id]);
  return (
    <FieldFrame field={field} form={form} label={label} group>
      {(control: ControlProps) => (
        <div ref={group}>
          <Own
            properties={properties}
            value={value}
            answer={(given: string) => form.answer(id, given)}
            locked={locked}
            control={control}
          />
        </div>
      )}
    </FieldFrame>
  );
}
