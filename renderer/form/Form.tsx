import { type KeyboardEvent, memo, type ReactNode, Suspense, use, useState } from 'react';
import { furtherTest, resultHandlerFor } from '../../runtime/index.ts';
import type { BlockOf, Field, Form as FormSchema } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import { useMessage } from '../context/use-message.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { fieldView, formSteps, loadFieldKinds, loadLateParts } from '../fields/field-registry.ts';
import { requestLabel } from '../fields-login/request-label.ts';
import { lazyComponent } from '../loading/lazy-component.ts';
import { BlockPlaceholder } from '../ui/BlockPlaceholder.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PressButton } from '../ui/Pressable.tsx';
import styles from './Form.module.css';
import { fieldHeight, formHeight } from './form-height.ts';
import { OneTapLogin } from './OneTapLogin.tsx';
import type { SubmitError } from './submit-state.ts';
import { useFormHandle } from './use-form-handle.ts';
import { useLead } from './use-lead.ts';
import { useSubmit } from './use-submit.ts';

/**
 * A phone shows fewer fields at once than this; in longer forms, fields out of sight are laid out only when scrolled
 * into view.
 */
const longForm = 40;

/** The form block: purpose, fields, one button. */
export function Form({ block }: { block: BlockOf<'form'> }) {
  const schema = usePageScope().forms[block.form];
  if (!schema) throw new Error(`no form "${block.form}"`);
  // In state: a new promise at each render would suspend again, and a rejected one would never be shown.
  const [kinds] = useState(() => loadFieldKinds([schema]));
  if (kinds === null) return <FormOrSent block={block} schema={schema} />;
  return (
    <Suspense fallback={<BlockPlaceholder height={formHeight(schema)} />}>
      <AfterKinds kinds={kinds}>
        <FormOrSent block={block} schema={schema} />
      </AfterKinds>
    </Suspense>
  );
}

function AfterKinds({ kinds, children }: { kinds: Promise<unknown>; children: ReactNode }) {
  use(kinds);
  return children;
}

/** Seen by few: who comes back to a form that they have sent. */
const SentForm = lazyComponent(
  async () => (await loadLateParts()).SentForm,
  <BlockPlaceholder height={fieldHeight} />,
);
const FormWatch = lazyComponent(async () => (await loadLateParts()).FormWatch, null);

/** Prevents sending a form whose lead is confirmed a second time by mistake. */
function FormOrSent({ block, schema }: { block: BlockOf<'form'>; schema: FormSchema }) {
  const { lead, restart } = useLead(schema);
  const [round, setRound] = useState(0);
  const { finish } = resultHandlerFor(block.onResult, 200);
  if (lead?.state === 'confirmed' && finish !== undefined)
    return <SentForm form={schema} at={lead.at} finish={finish} restart={restart} />;
  return (
    <OpenForm
      key={round}
      block={block}
      schema={furtherTest.layOut(schema)}
      isUnknown={lead?.state === 'unknown'}
      isOtherUser={round > 0}
      onOtherUser={() => setRound(round + 1)}
    />
  );
}

interface OpenFormProps {
  block: BlockOf<'form'>;
  schema: FormSchema;
  /** It was sent before, and it is unknown whether it has arrived. */
  isUnknown: boolean;
  /** Answers of another user have been dropped. */
  isOtherUser: boolean;
  onOtherUser: () => void;
}

function OpenForm({ block, schema, isUnknown, isOtherUser, onOtherUser }: OpenFormProps) {
  const page = usePage();
  const message = useMessage();
  const { idPrefix } = usePageScope();
  const form = useFormHandle(schema, idPrefix + block.id, onOtherUser);
  const { handle, visible, restored } = form;
  const { phase, error, notice, submit, outdate } = useSubmit(form, block.onResult);
  const sending = phase !== 'idle';
  const { firstPress, missingConsent } = form;

  const Steps = schema.steps && formSteps();
  const rows = (fields: readonly Field[]) =>
    fields.map(
      // Those of an entry are shown by their group.
      (field) => 'entry' in field || <FieldRow key={field.id} field={field} form={handle} locked={sending} />,
    );
  const intro = (
    <>
      <p className={styles.purpose}>
        <Icon name="shield" size={18} />
        <span>{page.text(schema.purpose)}</span>
      </p>
      {isUnknown && (
        <p className={styles.unknown} role="status">
          <Icon name="alert" size={20} />
          {message('lead.unknownBefore')}
        </p>
      )}
      {restored && !isOtherUser && (
        <p className={styles.restored} role="status">
          {message('draft.restored')}
        </p>
      )}
      {isOtherUser && (
        <p className={styles.restored} tabIndex={-1} ref={focusOnMount}>
          {message('form.otherUser')}
        </p>
      )}
    </>
  );
  const end = (
    <>
      {schema.oneTap && <OneTapLogin offer={schema.oneTap} form={handle} locked={sending} />}
      <FormError error={error} onRetry={submit} />
      <PressButton type="submit" tone="primary" busy={firstPress?.busy ?? sending}>
        {firstPress
          ? requestLabel(message, firstPress.busy)
          : page.text(sending ? (schema.sendingLabel ?? message('form.sending')) : schema.submitLabel)}
      </PressButton>
      <p className={styles.slow} role="status">
        {phase === 'slow' && message('form.slow')}
      </p>
      <div role="status">
        {notice !== null && (
          <p className={styles.status}>
            <Icon name="check" size={20} />
            {notice}
          </p>
        )}
      </div>
    </>
  );

  return (
    <Card title={block.title === undefined ? undefined : page.text(block.title)}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={keepFromSubmitting}
        aria-busy={sending}
        data-form={schema.id}
      >
        {(schema.comparisons || page.resultOf(schema.id) !== undefined) && (
          <FormWatch form={handle} onOutdated={outdate} />
        )}
        {Steps ? (
          <Steps form={handle} {...{ visible, sending, error, intro, rows, end }} />
        ) : (
          <>
            {intro}
            {/* An element of their own: React puts rows into it before it is in the form. Controls that come to a form
                one by one cost Chromium the square of their number; a thousand of them took 0.5 s more. */}
            <div className={visible.length > longForm ? styles.long : undefined}>{rows(visible)}</div>
            {end}
          </>
        )}
      </form>
      {missingConsent && (
        <missingConsent.Sheet {...missingConsent} form={handle} onClose={() => form.askForConsent(null)} />
      )}
    </Card>
  );
}

/** The visitor has just pressed a button at the end of a form that was replaced by an empty one. */
const focusOnMount = (notice: HTMLElement | null) => notice?.focus();

/**
 * Enter that commits the text of an input method must not send the form. Safari marks it only by key code 229, after
 * the composition (WebKit 165004).
 */
function keepFromSubmitting(event: KeyboardEvent) {
  const composing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (event.key === 'Enter' && composing) event.preventDefault();
}

/** Renders only when its own field or the lock changes. */
const FieldRow = memo(function FieldRow({ field, form, locked }: FieldViewProps<Field>) {
  const View = fieldView(field.kind);
  return <View field={field} form={form} locked={locked} />;
});

/** Always in the document, so that screen readers announce later content. */
function FormError({ error, onRetry }: { error: SubmitError | null; onRetry: () => void }) {
  const message = useMessage();
  return (
    <div role="alert">
      {error && (
        <div className={styles.trouble}>
          <Icon name="alert" size={20} />
          <p>{error.text}</p>
          {error.retry && (
            <button type="button" className={styles.retry} onClick={onRetry}>
              {message('action.retry')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
