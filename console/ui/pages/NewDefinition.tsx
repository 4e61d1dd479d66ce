import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { entriesOf, member } from '../../../ops/json/json-values.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { routesSchema } from '../../../schemas/config/routes.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from '../entry-form/EntryForm.module.css';
import { type Tokens, tokensOf } from '../field-values/tokens.ts';
import { TokenField } from '../fields/TokenField.tsx';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import severities from '../problems/severity.module.css';
import { hrefOf, navigate } from '../route/route.ts';
import {
  type Definition,
  type DefinitionFolder,
  fileOfDefinition,
  isOnAHost,
  routesOfPage,
} from './definition-files.ts';
import {
  blankPage,
  copyOf,
  hostsFile,
  idForm,
  newDefinitionEdits,
  routeAt,
  routesFile,
} from './new-definition.ts';
import { newWords } from './new-words.ts';
import { usePageTitle } from './use-definitions.ts';
import { useValueScope } from './use-value-scope.ts';

interface Props {
  folder: DefinitionFolder;
  all: readonly Definition[];
  /** The one that is copied at first; empty: a blank page. */
  from: string;
  onClose: () => void;
}

const pathForm = new RegExp(routesSchema.properties.routes.additionalProperties.properties.path.pattern, 'u');
const nowhere: Definition = { id: '', file: '', value: undefined };

/** A new page with its address, or a new form: from blank or as a copy, as one step. */
export const NewDefinition = observer(function NewDefinition({ folder, all, from: given, onClose }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(newWords);
  const titleOf = usePageTitle();
  const [from, setFrom] = useState(given);
  const [id, setId] = useState('');
  const [title, setTitle] = useState('');
  const [typedPath, setPath] = useState<string | null>(null);
  const [hasAddress, setAddress] = useState(true);
  const [isSubmitted, setSubmitted] = useState(false);
  const source = all.find((one) => one.id === from);
  const routes = draftStore.file(routesFile)?.value;
  const hosts = draftStore.file(hostsFile)?.value;
  const like = routesOfPage(routes, from)[0];
  const listing = like ? hostsListing(hosts, like[0]) : [];
  const [chosenHosts, setHosts] = useState<Tokens | null>(null);
  const hostNames = entriesOf(member(hosts, 'hosts')).map(([host]) => host);
  const ownHosts = chosenHosts ?? tokensOf(listing.join('、'), hostNames, false);
  const scope = useValueScope(source ?? all[0] ?? nowhere, all);
  const schema = fileSchema(fileOfDefinition(folder, 'new'));
  const path = typedPath ?? (id === '' ? '' : `/${id}`);
  const isPage = folder === 'pages';
  const taken = routeAt(routes, path);
  const faults = {
    id: !idForm.test(id) ? say('idHint') : all.some((one) => one.id === id) ? say('taken', { id }) : null,
    path:
      !isPage || !hasAddress
        ? null
        : !pathForm.test(path)
          ? say('pathHint')
          : taken
            ? say('taken', { id: path })
            : null,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (faults.id !== null || faults.path !== null || !schema || (!source && !isPage)) return;
    const value = source
      ? copyOf(source.value, id, title.trim())
      : blankPage(schema, { ...scope, takenIds: new Set() }, id, title.trim());
    const route = isPage && hasAddress ? { path, like: like?.[1] ?? null, hosts: ownHosts.tokens } : null;
    if (await draftStore.edit(newDefinitionEdits(folder, value, route, { routes, hosts }))) return;
    // The list of files comes with the state.
    await draftStore.refresh();
    onClose();
    navigate(hrefOf([folder, id]));
  };
  return (
    <Dialog title={say(isPage ? 'newPage' : 'newForm')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <Row label={say('from')}>
          {(control) => (
            <select {...control} value={from} onChange={({ target }) => setFrom(target.value)}>
              {isPage && <option value="">{say('blank')}</option>}
              {all.map((one) => (
                <option key={one.id} value={one.id}>
                  {say('copyOf', { what: isPage ? `${titleOf(one)} ${one.id}` : one.id })}
                </option>
              ))}
            </select>
          )}
        </Row>
        <Row label={say('id')} hint={say('idHint')} fault={isSubmitted ? faults.id : null}>
          {(control) => (
            <input
              {...control}
              value={id}
              autoComplete="off"
              onChange={({ target }) => setId(target.value.trim())}
            />
          )}
        </Row>
        {isPage && (
          <>
            <Row label={say('title')} hint={source ? say('titleHint') : undefined}>
              {(control) => (
                <input {...control} value={title} onChange={({ target }) => setTitle(target.value)} />
              )}
            </Row>
            <Row label={say('hasAddress')} hint={hasAddress ? undefined : say('noAddress')}>
              {(control) => (
                <input
                  {...control}
                  type="checkbox"
                  checked={hasAddress}
                  onChange={({ target }) => setAddress(target.checked)}
                />
              )}
            </Row>
            {hasAddress && (
              <>
                <Row label={say('path')} hint={say('pathHint')} fault={isSubmitted ? faults.path : null}>
                  {(control) => (
                    <input
                      {...control}
                      value={path}
                      onChange={({ target }) => setPath(target.value.trim())}
                    />
                  )}
                </Row>
                <Row label={say('hosts')} hint={say('hostsHint')}>
                  {({ id: inputId }) => (
                    <TokenField
                      id={inputId}
                      label={say('hosts')}
                      value={ownHosts}
                      vocabulary={{
                        options: hostNames.map((host) => ({ value: host, label: '' })),
                        named: new Map(),
                      }}
                      onChange={setHosts}
                    />
                  )}
                </Row>
              </>
            )}
            <p className={styles.soft}>{say('unlinked')}</p>
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

const hostsListing = (hosts: unknown, route: string): string[] =>
  entriesOf(member(hosts, 'hosts')).flatMap(([host, entry]) =>
    isOnAHost(route, {}, { hosts: { [host]: entry } }) ? [host] : [],
  );

interface RowProps {
  label: string;
  hint?: string | undefined;
  fault?: string | null;
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string }) => ReactNode;
}

/** A control with its label, and below it the hint, or in its place the fault. */
function Row({ label, hint, fault = null, children }: RowProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        {children({ id, 'aria-invalid': fault !== null, 'aria-describedby': `${id}-more` })}
        <p id={`${id}-more`} className={fault ? severities.error : styles.soft}>
          {fault ?? hint}
        </p>
      </div>
    </div>
  );
}
