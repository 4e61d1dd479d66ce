import type { Text } from '../../ops/text/text.ts';
import { ApiRefusalError } from '../api/refusal-error.ts';
import type { KnownReview } from '../review/read-reviews.ts';

// Why a call about a review is refused.

type Refused = 'conflict' | 'problems' | 'stale' | 'review-refused' | 'review-needs' | 'review-conflict';
export const refusal = (error: Refused, text: Text, more: object = {}) =>
  new ApiRefusalError(error, text, more);
export const stale = () =>
  refusal('stale', {
    zh: '在此期间有变化，请看过再来一次',
    en: 'something has changed meanwhile; look again, then try again',
  });
/** Git's own message. */
export const same = (message: string): Text => ({ zh: message, en: message });
export const changedOnDisk: Text = {
  zh: '磁盘上的文件已被别人改动，先在保存页处理冲突',
  en: 'files changed on the disk: settle the conflicts in the save view first',
};
export const hasErrors = (count: number): Text => ({
  zh: `有 ${count} 个错误，没有送审`,
  en: `not sent for review: ${count} errors`,
});
export const noRemote: Text = {
  zh: '这个仓库没有远程仓库，没有地方可以推送',
  en: 'this repository has no remote to push to',
};
export const isAtRemote: Text = {
  zh: '远程仓库已经有这个分支，这里没有要推送的',
  en: 'the remote has this branch, and there is nothing to push from here',
};
export const noCommit: Text = {
  zh: '这里没有 git 仓库，或还没有提交，不能送审',
  en: 'there is no git repository here, or no commit in it, so nothing can be sent for review',
};
/** The branch of another review, here or at the remote, has the name. */
export const nameTaken = (name: string, taken: ReadonlySet<string>): Text => {
  let at = 2;
  while (taken.has(`${name}-${at}`)) at += 1;
  return {
    zh: `已经有短名是 ${name} 的审核，它不变。请换一个短名，例如 ${name}-${at}。`,
    en: `There is a review with the short name ${name} already, and it stays as it is. Choose another one, such as ${name}-${at}.`,
  };
};
export const uncommittedNeed = (files: readonly string[]): Text => ({
  zh: `没有送审：这份改动还需要这些没有提交的改动：${files.join('、')}。可以连同它们一起送审，或先提交它们。`,
  en: `Not sent for review: it would need these changes, which are not committed: ${files.join(', ')}. Send them along, or commit them first.`,
});
export const isOwn = ({ author }: KnownReview): Text => ({
  zh: `这是您自己的改动（git 里的 ${author.name} <${author.email}>），要由另一个人批准`,
  en: `These are your own edits (${author.name} <${author.email}> in git): somebody else has to approve them`,
});
export const isOthers = ({ author }: KnownReview): Text => ({
  zh: `这是 ${author.name} <${author.email}> 送审的，只有本人能放回自己的草稿`,
  en: `these are the edits of ${author.name} <${author.email}>: only they can take them back into their draft`,
});
export const isOver: Text = {
  zh: '作者已收回这份改动，或另送了一份代替它',
  en: 'its author has withdrawn it, or sent another one in its place',
};
export const isTaken: Text = { zh: '这份改动已经采用', en: 'this review has been taken in already' };
export const notApproved: Text = { zh: '还没有人批准这份改动', en: 'nobody has approved this review yet' };
export const collides: Text = {
  zh: '送审之后，同样的地方又改成了别的值，不能直接合并',
  en: 'the same places have got other values since it was sent, so it cannot be merged',
};
export const isNewer: Text = {
  zh: '这里的文件比这份改动旧，同样的地方还是更早的值：先取最新的、取进来，再来一次',
  en: 'the files here are older than it, and have earlier values in the same places: get the latest and bring it in first',
};
export const otherFiles: Text = {
  zh: '这份改动增删了页面和表单以外的文件，只能用 git 合并',
  en: 'it adds or removes files other than pages and forms: merge it with git',
};
export const nothingToTake: Text = {
  zh: '磁盘上已经有这份改动的全部内容，没有要放进草稿的',
  en: 'the disk has everything of this review already, so there is nothing to put into the draft',
};
