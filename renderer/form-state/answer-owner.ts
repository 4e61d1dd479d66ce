export type { OwnedAnswers } from '../../runtime/index.ts';

/**
 * Whether somebody may see answers.
 * @param user - who has used this document last; '' for nobody
 */
export const mayRead = (owner: string, user: string): boolean => owner === '' || owner === user;
