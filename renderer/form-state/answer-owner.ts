import type { Answers } from '../../runtime/index.ts';

/** Answers of a form, and the id of the user to whom they belong; '' for nobody: whoever logs in next owns them. */
export interface OwnedAnswers {
  answers: Answers;
  owner: string;
}

/** Whether somebody may see answers. A visitor without a login is whoever has used this document last. */
export const mayRead = (owner: string, user: string): boolean =>
  owner === '' || user === '' || owner === user;
