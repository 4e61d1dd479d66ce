import type { Text } from '../../ops/text/text.ts';

// Why a call about the current branch is refused.

export const noBranch: Text = {
  zh: 'git 现在不在任何分支上（detached HEAD）。先切换到一个分支：git switch 分支名',
  en: 'git is on no branch at the moment (detached HEAD): change to one first, with git switch NAME',
};
export const notCommitted = (files: readonly string[]): Text => ({
  zh: `没有取进来：磁盘上这些文件有没提交的改动，不会被覆盖：${files.join('、')}。先提交它们，再来一次`,
  en: `nothing was brought in: these files on the disk have changes that no commit has, and they are not written over: ${files.join(', ')}. Commit them first, then try again`,
});
export const bothChanged: Text = {
  zh: '这里和远程把同样的地方改成了不同的值，请逐个选定',
  en: 'this clone and the remote have changed the same places, each to another value: choose one for each',
};
export const bothChangedFiles = (files: readonly string[]): Text => ({
  zh: `没有取进来：配置以外的这些文件两边都改了同样的行，只能在终端用 git merge 合并：${files.join('、')}`,
  en: `nothing was brought in: both sides have changed the same lines of these files, which are not of the config; merge them with git merge in a terminal: ${files.join(', ')}`,
});
