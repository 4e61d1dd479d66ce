import { observer } from 'mobx-react-lite';
import { ControlRow } from '../entry-form/ControlRow.tsx';
import type { Tokens } from '../field-values/tokens.ts';
import { TokenField } from '../fields/TokenField.tsx';
import { useWords } from '../language/use-words.ts';
import { addressWords } from './address-words.ts';

interface Props {
  hasAddress: boolean;
  /** Null: it always has one. */
  onHasAddress: ((hasAddress: boolean) => void) | null;
  path: string;
  onPath: (path: string) => void;
  /** Why the path is refused; null: it is not. */
  fault: string | null;
  hosts: Tokens;
  hostNames: readonly string[];
  onHosts: (hosts: Tokens) => void;
}

/** The address of a page that is being made, and the hosts that have it. */
export const AddressOfPage = observer(function AddressOfPage(props: Props) {
  const { hasAddress, onHasAddress, path, onPath, fault, hosts, hostNames, onHosts } = props;
  const say = useWords(addressWords);
  return (
    <>
      {onHasAddress && (
        <ControlRow label={say('hasAddress')} hint={hasAddress ? undefined : say('noAddress')}>
          {(control) => (
            <input
              {...control}
              type="checkbox"
              checked={hasAddress}
              onChange={({ target }) => onHasAddress(target.checked)}
            />
          )}
        </ControlRow>
      )}
      {hasAddress && (
        <>
          <ControlRow label={say('path')} hint={say('pathHint')} fault={fault}>
            {(control) => (
              <input {...control} value={path} onChange={({ target }) => onPath(target.value.trim())} />
            )}
          </ControlRow>
          <ControlRow label={say('hosts')} hint={say('hostsHint')}>
            {({ id }) => (
              <TokenField
                id={id}
                label={say('hosts')}
                value={hosts}
                vocabulary={{
                  options: hostNames.map((host) => ({ value: host, label: '' })),
                  named: new Map(),
                }}
                onChange={onHosts}
              />
            )}
          </ControlRow>
        </>
      )}
    </>
  );
});
