import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { hrefOf } from '../route/route.ts';
import { queryOf } from './visitor.ts';

/** Leads to the phone of a visitor, with the explanation beside it. */
export const VisitorLink = observer(function VisitorLink({
  visitor,
  children,
}: {
  visitor: ExplainInput;
  children: ReactNode;
}) {
  const { names } = useDraftStore();
  return <a href={hrefOf(['see'], queryOf(visitor, names))}>{children}</a>;
});
