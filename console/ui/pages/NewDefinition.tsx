import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { entriesOf, member } from '../../../ops/json/json-values.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { routesSchema } from '../../../schemas/config/routes.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { ControlRow } from '../entry-form/ControlRow.tsx';
import styles from '../entry-form/EntryForm.module.css';
import { type Tokens, tokensOf } from '../field-values/tokens.ts';
import { useText, useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { pageTelling } from '../page-blocks/receipt-block.ts';
import { leadButtonEdits } from '../page-links/button-places.ts';
import { codesOfEnd } from '../page-links/end-text.ts';
import type { FormEnd } from '../page-links/form-ends.ts';
import { AddressOfPage } from '../page-templates/AddressOfPage.tsx';
import { addressWords } from '../page-templates/address-words.ts';
import { madeFrom } from '../page-templates/apply-template.ts';
import { formsShownBy, idsOfCopies, receiptsOfCopies, withForms } from '../page-templates/copied-forms.ts';
import { pageAfterForm } from '../page-templates/page-after-form.ts';
import { templateOf } from '../page-templates/templates.ts';
import { hrefOf, navigate } from '../route/route.ts';
import { today } from '../schema-values/today.ts';
import { idsWithin } from '../schema-values/unique-ids.ts';
import {
  type Definition,
  type DefinitionFolder,
  fileOfDefinition,
  routesOfPage,
} from './definition-files.ts';
import { formBlock, receiptBlock, receiptEdits, withFormBlock } from './form-on-page.ts';
import {
  blankPage,
  copyOf,
  freeId,
  freeRoute,
  hostsFile,
  hostsListing,
  idForm,
  newDefinitionEdits,
  routeAt,
  routesFile,
  toId,
} from './new-definition.ts';
import { newWords } from './new-words.ts';
import { SourceChoice } from './SourceChoice.tsx';
import { useDefinitions } from './use-definitions.ts';
import { useValueScope } from './use-value-scope.ts';

interface Props {
  folder: DefinitionFolder;
  all: readonly Definition[];
  /** The one that is copied at first; empty: a blank page. */
  from: string;
  /** A form that the new page has. */
  form?: Definition;
  /** What follows a form, which leads to the new page and of which the page tells. */
  leadFrom?: FormEnd;
  onClose: () => void;
}

const pathForm = new RegExp(routesSchema.properties.routes.additionalProperties.properties.path.pattern, 'u');
const listComma = { zh: '、', en: ', ' };
const nowhere: Definition = { id: '', file: '', value: undefined };

/** A new page with its address, or a new form: from blank or as a copy, as one step. */
export const NewDefinition = observer(function NewDefinition(props: Props) {
  const { folder, all, from: given, form, leadFrom, onClose } = props;
  const draftStore = useDraftStore();
  const say = useWords(newWords);
  const sayAddress = useWords(addressWords);
  const text = useText();
  const [from, setFrom] = useState(given);
  const [typedId, setId] = useState(leadFrom ? freeId(pageAfterForm(leadFrom).id, all) : '');
  const id = toId(typedId);
  const [title, setTitle] = useState('');
  const [typedPath, setPath] = useState<string | null>(null);
  const [wantsAddress, setAddress] = useState<boolean | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [wantsForms, setWantsForms] = useState(false);
  const source = all.find((one) => one.id === from);
  const template = templateOf(from);
  const ofTemplate = template ? text(template.titleAbout ?? newWords.titleOfTemplate) : undefined;
  const pages = useDefinitions('pages') ?? [];
  const forms = useDefinitions('forms') ?? [];
  const routes = draftStore.file(routesFile)?.value;
  const hosts = draftStore.file(hostsFile)?.value;
  const like = routesOfPage(routes, from)[0];
  const likeEntry = template ? { kind: template.routeKind ?? 'other', on: 'everyHost' } : (like?.[1] ?? null);
  // An agreement is opened in a sheet: it has no address unless somebody wants one.
  const hasAddress = leadFrom !== undefined || (wantsAddress ?? template?.routeKind !== null);
  const [chosenHosts, setHosts] = useState<Tokens | null>(null);
  const hostNames = entriesOf(member(hosts, 'hosts')).map(([host]) => host);
  const listed = like ? hostsListing(hosts, like[0]).join('、') : '';
  const ownHosts = chosenHosts ?? tokensOf(listed, hostNames, false);
  const scope = useValueScope(source ?? all[0] ?? nowhere, all);
  const schema = fileSchema(fileOfDefinition(folder, 'new'), draftStore.names);
  const path = typedPath ?? (id === '' ? '' : `/${id}`);
  const [isPage, taken] = [folder === 'pages', routeAt(routes, path)];
  const refused = (typed: string, hint: string) => (typed === '' ? hint : say('badId', { id: typed, hint }));
  const faults = {
    id: !idForm.test(id)
      ? refused(id, say('idHint'))
      : all.some((one) => one.id === id)
        ? say('taken', { id })
        : null,
    path:
      !isPage || !hasAddress
        ? null
        : !pathForm.test(path)
          ? refused(path, sayAddress('pathHint'))
          : taken
            ? say('taken', { id: path })
            : null,
  };
  // Of a page that gets another form, none is copied.
  const shownForms = isPage && source && !form ? formsShownBy(source.value, forms) : [];
  const copies = idsOfCopies(wantsForms ? shownForms : [], id, forms);
  const made = template && madeFrom(template, id, { pages, forms, routes, today: today() });
  const isImpossible = template !== null && made === null;
  const codes = leadFrom ? codesOfEnd(leadFrom, draftStore) : '';
  const after = leadFrom && forms.find((one) => one.id === leadFrom.form);
  const told = (value: Record<string, unknown>) =>
    after && member(after.value, 'receipt') !== undefined ? pageTelling(value, after.id) : value;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isRefused = faults.id !== null || faults.path !== null || isImpossible;
    // Of one that is being made nothing is refused: its own id and address are then taken.
    setSubmitted(isRefused);
    if (isRefused || !schema || (!source && !template && !isPage)) return;
    const begun = template
      ? copyOf(made, id, title.trim())
      : source
        ? copyOf(withForms(source.value, copies), id, title.trim())
        : blankPage(schema, { ...scope, takenIds: new Set() }, id, title.trim());
    const ownScope = { ...scope, takenIds: new Set(idsWithin(begun, 'type')) };
    const navigation = draftStore.file('definitions/navigation.json')?.value;
    const formSource = { pages, forms, navigation, schema };
    const block = form && formBlock(form, formSource, ownScope);
    const value =
      form && block
        ? withFormBlock(begun, block, receiptBlock(form, block, begun, formSource, ownScope))
        : begun;
    const receipts = form ? receiptEdits(form, formSource) : receiptsOfCopies(pages, copies);
    const copied = forms.flatMap((one) => {
      const own = copies.get(one.id);
      if (own === undefined) return [];
      return newDefinitionEdits('forms', copyOf(one.value, own, ''), null, { routes, hosts });
    });
    const leading = leadFrom
      ? leadButtonEdits(leadFrom, freeRoute(id, routes), (file) => draftStore.file(file)?.value)
      : [];
    const route = isPage && hasAddress ? { path, like: likeEntry, hosts: ownHosts.tokens } : null;
    const edits = newDefinitionEdits(folder, told(value), route, { routes, hosts });
    if (await draftStore.edit([...copied, ...edits, ...receipts, ...leading])) return;
    // The list of files comes with the state.
    await draftStore.refresh();
    onClose();
    navigate(hrefOf([folder, id]));
  };
  return (
    <Dialog
      title={
        form
          ? say('newPageWith', { id: form.id })
          : say(leadFrom ? pageAfterForm(leadFrom).title : isPage ? 'newPage' : 'newForm')
      }
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        {form && <p className="soft">{say('formReplaces', { id: form.id })}</p>}
        <ControlRow
          label={say('from')}
          hint={template ? text(template.about) : undefined}
          fault={isImpossible ? say('impossible') : null}
        >
          {(control) => (
            <SourceChoice control={control} folder={folder} all={all} value={from} onChoose={setFrom} />
          )}
        </ControlRow>
        <ControlRow label={say('id')} hint={say('idHint')} fault={isSubmitted ? faults.id : null}>
          {(control) => (
            <input
              {...control}
              value={typedId}
              autoComplete="off"
              onChange={({ target }) => setId(target.value)}
              onBlur={() => setId(id)}
            />
          )}
        </ControlRow>
        {isPage && (
          <>
            <ControlRow label={say('title')} hint={source ? say('titleHint') : ofTemplate}>
              {(control) => (
                <input {...control} value={title} onChange={({ target }) => setTitle(target.value)} />
              )}
            </ControlRow>
            {shownForms.length > 0 && (
              <ControlRow
                label={say('copyForms', { forms: shownForms.join(text(listComma)) })}
                hint={
                  wantsForms && id !== ''
                    ? say('formsCopied', { forms: [...copies.values()].join(text(listComma)) })
                    : say('formsShared')
                }
              >
                {(control) => (
                  <input
                    {...control}
                    type="checkbox"
                    checked={wantsForms}
                    onChange={({ target }) => setWantsForms(target.checked)}
                  />
                )}
              </ControlRow>
            )}
            <AddressOfPage
              hasAddress={hasAddress}
              onHasAddress={leadFrom ? null : setAddress}
              path={path}
              onPath={setPath}
              fault={isSubmitted ? faults.path : null}
              hosts={ownHosts}
              hostNames={hostNames}
              onHosts={setHosts}
            />
            <p className={styles.soft}>{say(leadFrom ? 'leadsHere' : 'unlinked', { codes })}</p>
          </>
        )}
        <DialogButtons onCancel={onClose}>
          <button type="submit" className="primary">
            {say('create')}
          </button>
        </DialogButtons>
      </form>
    </Dialog>
  );
});

/** A new page to which what follows a form leads. */
export const NewPageAfterForm = ({
  all,
  end,
  onClose,
}: Pick<Props, 'all' | 'onClose'> & { end: FormEnd }) => (
  <NewDefinition folder="pages" all={all} from={pageAfterForm(end).from} leadFrom={end} onClose={onClose} />
);
