import { observer } from 'mobx-react-lite';
import { FlagSetText } from '../decision-rows/FlagSetText.tsx';
import { PageLabel } from '../value-display/PageLabel.tsx';
import type { Decided } from './visitor-conditions.ts';

/** Where a visitor ends: the page, or the flags. */
export const Ending = observer(function Ending({ decided: { route, flags } }: { decided: Decided }) {
  return route === null ? <FlagSetText value={flags} /> : <PageLabel id={route} />;
});
