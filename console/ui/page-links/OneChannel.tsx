import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { linkWords } from './link-words.ts';

/** How only the visitors of one channel are led to a page, which no place that leads everybody can do. */
export const OneChannel = observer(function OneChannel({
  channel,
  route,
}: {
  /** The one that was looked for; empty: none. */
  channel: string;
  /** The page that is led to. */
  route: string;
}) {
  const say = useWords(linkWords);
  const query = { ...(channel !== '' && { channel }), only: 'channel', go: route, new: 'visitor' };
  return (
    <p className="soft">
      {channel === '' ? say('oneChannel') : say('thisChannel', { channel })}{' '}
      <a href={hrefOf(['decisions', 'navigation'], query)}>{say('toVisitorRow')}</a>
    </p>
  );
});
