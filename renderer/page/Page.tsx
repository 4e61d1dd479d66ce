import { useMemo, useRef, useState } from 'react';
import '../ui/theme.css';
import { Block } from '../blocks/Block.tsx';
import { usePage } from '../context/page-context.ts';
import { type PageScope, PageScopeProvider } from '../context/page-scope.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';
import styles from './Page.module.css';
import { PageSheet } from './PageSheet.tsx';
import { useBlocks } from './use-blocks.ts';

interface PageProps {
  bundle: PageBundle;
  inSheet?: boolean;
  idPrefix?: string;
  /** The visitor comes to it by a step forward. */
  isNew?: boolean;
}

/** A page: its blocks in order, and the sheet in which an agreement is shown. */
export function Page({ bundle, inSheet = false, idPrefix = '', isNew = false }: PageProps) {
  const [opened, openPage] = useState<string | null>(null);
  const root = useRef<HTMLElement & HTMLDivElement>(null);
  const scope = useMemo<PageScope>(
    () => ({
      ...bundle,
      idPrefix,
      inSheet,
      openPage,
      pressDownload: () => pressDownload(root.current),
    }),
    [bundle, inSheet, idPrefix],
  );
  const blocks = useBlocks(bundle.page.body, isNew);
  const { linkLogin, chooseLogin } = usePage();
  const inner = (page: PageBundle) => <Page bundle={page} inSheet idPrefix={`${idPrefix}sheet-`} />;
  const Root = inSheet ? 'div' : 'main';
  return (
    <PageScopeProvider value={scope}>
      <Root ref={root} className={inSheet ? styles.inSheet : styles.page} data-page={bundle.page.id}>
        {blocks.map((block) => (
          <Block key={block.id} block={block} />
        ))}
      </Root>
      {opened !== null && (
        <PageSheet page={opened} onClose={() => openPage(null)}>
          {inner}
        </PageSheet>
      )}
      {opened === null && linkLogin !== undefined && !inSheet && (
        <PageSheet page={linkLogin} look="popup" onClose={() => chooseLogin('current')}>
          {inner}
        </PageSheet>
      )}
    </PageScopeProvider>
  );
}

/** Presses the real link: phones start a download only for a link that the visitor pressed. */
function pressDownload(root: HTMLElement | null): boolean {
  const link = root?.querySelector<HTMLElement>('[data-download]');
  link?.click();
  return Boolean(link);
}
