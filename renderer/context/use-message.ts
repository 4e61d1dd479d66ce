import type { MessageId } from '../../schemas/index.ts';
import { usePage } from './page-context.ts';

export type { MessageId };

/** The texts that the renderer itself shows, by ids that are known to exist. */
export const useMessage = (): ((id: MessageId, number?: number) => string) => usePage().message;
