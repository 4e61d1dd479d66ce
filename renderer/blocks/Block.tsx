import { Fragment, memo, type ReactNode, Suspense, useMemo, useState } from 'react';
import { isShown } from '../../runtime/index.ts';
import type { Block as BlockSchema } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import { innerBlocks } from '../site-data/page-blocks.ts';
import { BlockPlaceholder } from '../ui/BlockPlaceholder.tsx';
import { BlockErrorBoundary } from './BlockErrorBoundary.tsx';
import { BrokenBlock } from './BrokenBlock.tsx';
import { blockEntry } from './block-registry.ts';
import { blockView } from './lazy-block-view.ts';
import { reservedHeight } from './reserved-height.ts';

/** One block of a page: checks its condition, looks up its view, and isolates its errors from other blocks. */
export const Block = memo(function Block({ block }: { block: BlockSchema }) {
  const { facts } = usePage();
  return isShown(block.showWhen, facts) ? <ShownBlock block={block} /> : null;
});

function ShownBlock({ block }: { block: BlockSchema }) {
  const [attempt, setAttempt] = useState(0);
  // Held, and looked up again only for another attempt: a view that changes from the loading one to the loaded one
  // would be another component to React, and a half-filled form would start again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks for another look-up
  const View = useMemo(() => blockView(block.type), [block.type, attempt]);
  const entry = blockEntry(block.type);
  const { forms } = usePageScope();
  const broken = (retry: () => void) => (entry.ifBroken ? null : <BrokenBlock retry={retry} />);
  return (
    <BlockErrorBoundary fallback={broken} onRetry={() => setAttempt((number) => number + 1)}>
      <Suspense fallback={<BlockPlaceholder height={reservedHeight(block, forms)} />}>
        <View block={block}>{blocksInside(block)}</View>
      </Suspense>
    </BlockErrorBoundary>
  );
}

/** One child for each group: a tab shows one of them at a time. */
function blocksInside(block: BlockSchema): ReactNode {
  return innerBlocks(block).map((group) => (
    <Fragment key={group[0]?.id}>
      {group.map((leaf) => (
        <Block key={leaf.id} block={leaf} />
      ))}
    </Fragment>
  ));
}
