import { withoutReadParameters } from '../address/query-parameters.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { stored } from '../storage/stored-values.ts';
import type { Session } from './session.ts';
import type { ClickIds } from './session-values.ts';

const kuaishouParameters = ['utm_source', 'oaidMd5', 'imeiMd5', 'idfaMd5', 'callback'] as const;
/** The parameters that stay in the landing address reported to Baidu; never a token or a mark. */
const baiduParameters = ['bd_vid', 'utm_source', '_channel', 'from'] as const;

/** Reads the click ids of the landing address and stores them for the browser session (R-STATE 6). */
export function persistClickIds(storage: SafeStorage, view: Window, query: Session['query']): ClickIds {
  if (query.bd_vid) {
    const { origin, pathname, search } = view.location;
    storage.write(
      stored.bdVidUrl,
      (origin + pathname + withoutReadParameters(search, baiduParameters)).slice(0, 1024),
    );
  }
  const given = kuaishouParameters.flatMap((name) => (query[name] ? [[name, query[name]] as const] : []));
  // utm_source alone is no click id: every kind of link has it.
  if (given.some(([name]) => name !== 'utm_source')) {
    storage.write(stored.kuaishoumaidian, JSON.stringify(Object.fromEntries(given)));
  }
  return { bd_vidUrl: storage.read(stored.bdVidUrl), kuaishoumaidian: storage.read(stored.kuaishoumaidian) };
}
