import type { PageContext } from '../../../renderer/context/page-context.ts';

/** The parts of a page's context that a harness gives no state of its own: nothing is stored, nobody has logged in. */
export const neutralContext = {
  timeZone: 'Asia/Shanghai',
  drafts: { read: () => ({ answers: {}, owner: '' }), keep: () => {} },
  leads: {
    of: () => null,
    begin: async () => {},
    settle: async () => {},
    restart: async () => {},
    watch: () => () => {},
  },
  oneTap: null,
  agree: () => {},
  withdrawConsent: () => {},
  linkLogin: undefined,
  chooseLogin: () => {},
  returnUrl: null,
  userId: '',
  currentUser: () => '',
  claim: async () => true,
  leave: () => {},
} satisfies Partial<PageContext>;
