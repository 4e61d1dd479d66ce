import { type ReactNode, useState } from 'react';
import type { LinkAction } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import { useMessage } from '../context/use-message.ts';
import styles from './ActionLink.module.css';

interface ActionLinkProps {
  action: LinkAction;
  className?: string | undefined;
  /** For a link whose content is no text. */
  label?: string | undefined;
  children: ReactNode;
}

/**
 * What leads somewhere: a real link to a telephone or another site, so that the phone can show where; a button for what
 * this site itself decides or opens.
 */
export function ActionLink({ action, className = '', label, children }: ActionLinkProps) {
  const link = `${styles.link} ${className}`;
  switch (action.do) {
    case 'call':
      return (
        <a className={link} href={`tel:${action.phone}`} aria-label={label}>
          {children}
        </a>
      );
    case 'visit':
      return (
        <a className={link} href={action.address} rel="noopener noreferrer" aria-label={label}>
          {children}
        </a>
      );
    default:
      return (
        <OwnLink action={action} className={link} label={label}>
          {children}
        </OwnLink>
      );
  }
}

type OwnAction = Extract<LinkAction, { do: 'finish' | 'openPage' }>;

function OwnLink({ action, className, label, children }: ActionLinkProps & { action: OwnAction }) {
  const { finish } = usePage();
  const { openPage } = usePageScope();
  const message = useMessage();
  const [failed, setFailed] = useState(false);
  const press = () => {
    setFailed(false);
    if (action.do === 'openPage') openPage(action.page);
    else finish(action.outcome).catch(() => setFailed(true));
  };
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={press}>
        {children}
      </button>
      <span className={styles.status} role="status">
        {failed && message('action.failed')}
      </span>
    </>
  );
}
