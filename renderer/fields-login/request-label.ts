import type { useMessage } from '../context/use-message.ts';

/** What the button of a form says while it requests the code. */
export const requestLabel = (message: ReturnType<typeof useMessage>, busy: boolean | undefined): string =>
  message(busy ? 'sms.sending' : 'sms.get');
