import { templateValue } from './templates.ts';

/** What a new page begins with to which an end of a form leads: of one that was received a thank-you page, else one that says why not. */
export const pageAfterForm = ({ form, isSent }: { form: string; isSent: boolean }) =>
  isSent
    ? ({ from: templateValue('thanks'), title: 'newThanks', id: `${form}-thanks` } as const)
    : ({ from: templateValue('refusal'), title: 'newNotice', id: `${form}-refusal` } as const);
