import type { MessageId } from '../../schemas/index.ts';
import { usePage } from './page-context.ts';

export type { MessageId };

/** The texts that the renderer itself shows, by ids that are known to exist. */
export function useMessage(): (id: MessageId) => string {
  const page = usePage();
  return (id) => page.message(id);
}
