import type { Words } from '../language/use-words.ts';

export const remoteWords = {
  title: { zh: '{branch} 和远程仓库', en: '{branch} and the remote' },
  noRemote: {
    zh: '这个仓库没有远程仓库（git remote）：提交只在这台电脑上，别人看不到。要给别人，先在终端用 git remote add 设置。',
    en: 'This repository has no remote (git remote): its commits are on this machine only, and nobody else sees them. To share them, set one with git remote add in a terminal.',
  },
  noBranch: {
    zh: 'git 现在不在任何分支上（detached HEAD），提交推送不了。先在终端切换到一个分支：git switch 分支名。',
    en: 'Git is on no branch at the moment (detached HEAD), so commits cannot be pushed. Change to a branch first, with git switch NAME in a terminal.',
  },
  same: {
    zh: '据上次联系 {remote} 所知，那里的 {target} 和这里一样：没有要推送的，也没有要取进来的。',
    en: 'As far as is known of {remote}, its {target} is the same as here: there is nothing to push, and nothing to bring in.',
  },
  absent: {
    zh: '据上次联系 {remote} 所知，那里还没有 {target} 这个分支。',
    en: 'As far as is known of {remote}, it has no branch {target} yet.',
  },
  ahead: {
    zh: '这里有 {count} 次提交还没有推送到 {remote} 的 {target}，别人还看不到：',
    en: '{count, plural, one {# commit here is} other {# commits here are}} not pushed to {target} of {remote}, and nobody else sees {count, plural, one {it} other {them}} yet:',
  },
  aheadElsewhere: {
    zh: '这里有 {count} 次提交还不在 {remote} 的 {target} 上：',
    en: '{count, plural, one {# commit here is} other {# commits here are}} not on {target} of {remote} yet:',
  },
  elsewhere: {
    zh: '已推送到 {remote} 的分支 {branches}。下一步：在那里发起合并请求，合并之后回来“取最新的”。',
    en: 'Pushed to the branch {branches} of {remote}. Next: open a pull request there, and get the latest here once it is merged.',
  },
  behind: {
    zh: '{remote} 的 {target} 上有 {count} 次提交，这里还没有：',
    en: '{target} of {remote} has {count, plural, one {# commit} other {# commits}} that {count, plural, one {is} other {are}} not here yet:',
  },
  more: { zh: '……还有 {count} 次', en: '… and {count} more' },
  push: { zh: '推送 {branch} 到 {remote}', en: 'Push {branch} to {remote}' },
  pushing: { zh: '正在推送…', en: 'Pushing…' },
  bringFirst: {
    zh: '先把那里的提交取进来，才能推送：推送从不覆盖别人的提交。',
    en: 'Bring those commits in first, then push: a push never overwrites what others have pushed.',
  },
  bring: { zh: '取进来', en: 'Bring them in' },
  merge: { zh: '取进来，与这里的提交合并', en: 'Bring them in, merged with the commits here' },
  broughtIn: {
    zh: '已取进来 {count} 次提交，配置文件已更新。',
    en: '{count, plural, one {# commit was} other {# commits were}} brought in, and the files of the config are up to date.',
  },
  bringing: { zh: '正在取进来…', en: 'Bringing them in…' },
  bringAbout: {
    zh: '写入配置文件；草稿里没保存的改动留着，同一处都改了会在保存页列出来。',
    en: 'The files of the config are written. Unsaved edits stay in the draft; where both have changed the same, the save view shows it.',
  },
  byRequest: { zh: '改用合并请求', en: 'By pull request instead' },
  byRequestAbout: {
    zh: '把这些提交推送到一个新分支 save/{name}，在远程仓库的网页上发起合并请求；合并之后回来“取最新的”，取进来。这里的 {branch} 不变。',
    en: 'Pushes these commits to a new branch save/{name}. Open a pull request for it where the remote is hosted; once it is merged, get the latest here and bring it in. {branch} stays as it is.',
  },
  byRequestName: { zh: '新分支的短名', en: 'Short name of the new branch' },
  pushAs: { zh: '推送到 save/{name}', en: 'Push to save/{name}' },
  getLatest: { zh: '从 {remote} 取最新的', en: 'Get the latest from {remote}' },
  getting: { zh: '正在取…', en: 'Getting it…' },
  got: {
    zh: '已从 {remote} 取到最新的提交和审核。',
    en: 'The latest commits and reviews of {remote} are here.',
  },
  gotOnly: {
    zh: '已从 {remote} 取到最新的提交和审核；配置文件还是原来的，要用它们，请“取进来”。',
    en: 'The latest commits and reviews of {remote} are here. The files of the config are as before: bring the commits in to have them.',
  },
  pushed: { zh: '已推送：', en: 'Pushed: ' },
  address: { zh: '远程仓库给出的地址：', en: 'The address that the remote gave: ' },
  notPushed: { zh: '没有推送。', en: 'Not pushed. ' },
  notGot: { zh: '没有取到。', en: 'Nothing was got. ' },
  inGitsWords: { zh: 'git 的原话', en: 'What git said' },
  moved: {
    zh: '{remote} 的这个分支上有别人推送的提交，这里还没有。先把它们取进来，再推送；推送从不覆盖别人的提交。',
    en: 'Others have pushed commits to this branch of {remote} that are not here yet. Bring them in, then push again: a push never overwrites theirs.',
  },
  verdicts: {
    zh: '别人先向 {remote} 推送了意见，已取到这里，排在您的意见之前。请看过，再推送一次。',
    en: 'Others have pushed their verdict to {remote} first. It is here now, before yours: read it, then push again.',
  },
  'name-taken': {
    zh: '{remote} 上已有别人用这个短名送审的另一份改动。请把这份放回草稿，用另一个短名重新送审。',
    en: '{remote} has another review under this short name, sent by somebody else. Take this one back into your draft, and send it again under another short name.',
  },
  protected: {
    zh: '{remote} 不让直接推送到这个分支（受保护）。这里的提交都还在；请改用合并请求。',
    en: '{remote} lets nobody push to this branch directly (it is protected). The commits here are still there: use a pull request.',
  },
  refused: {
    zh: '{remote} 检查之后拒绝了（远程仓库的钩子）。这里的提交都还在；请看它说的原因，改好再推送，或改用合并请求。',
    en: '{remote} has refused it after a check (a hook of the remote). The commits here are still there: read its reason, mend that and push again, or use a pull request.',
  },
  credentials: {
    zh: '{remote} 要登录，而 git 在这里没有能用的账号或密钥；控制台不问密码。请在终端运行一次“{command}”，照提示登录，再回来试一次；还是不行，问管理仓库的人要权限。',
    en: '{remote} asks for a login, and git has no account or key here that it accepts; the console asks for no password. Run “{command}” in a terminal once and log in there, then try again; if it is still refused, ask whoever runs the repository for access.',
  },
  unreachable: {
    zh: '连不上 {remote}。请检查网络、VPN 和它的地址（git remote -v），再试一次。',
    en: '{remote} cannot be reached. Check the network, the VPN and its address (git remote -v), then try again.',
  },
  'not-there': {
    zh: '{remote} 的地址上没有这个仓库，或者您无权看到它。请检查地址（git remote -v），或问管理仓库的人。',
    en: 'There is no such repository at the address of {remote}, or you may not see it. Check the address (git remote -v), or ask whoever runs it.',
  },
  slow: {
    zh: '两分钟内没有等到 {remote} 的回答，已停下。请检查网络，再试一次。',
    en: '{remote} has not answered within two minutes, and it was stopped. Check the network, then try again.',
  },
  other: {
    zh: 'git 没有做完，原因见它的原话；也可以在终端运行“{command}”。这里什么都没有丢。',
    en: 'Git could not do it, for the reason in its own words; “{command}” in a terminal does the same. Nothing is lost here.',
  },
  conflicts: {
    zh: '这里和 {remote} 把同样的地方改成了不同的值。请逐个选定，再取进来；“我的”是这里提交的，“别人的”是 {remote} 上的。',
    en: 'This clone and {remote} have changed the same places, each to another value. Choose one for each, then bring them in: “mine” is what is committed here, “theirs” what {remote} has.',
  },
  wholeFile: {
    zh: '{file}：两边都新建、删除或改动了它，只能整个选',
    en: '{file}: both have added, removed or changed it, and it can be chosen as a whole only',
  },
  oursWhole: { zh: '我的：照这里提交的', en: 'Mine: as it is committed here' },
  theirsWhole: { zh: '别人的：照 {remote} 上的', en: 'Theirs: as {remote} has it' },
  pushToo: {
    zh: '同时推送到 {remote}，别人才看得到',
    en: 'Push it to {remote} as well, so that others see it',
  },
  pushTooUnknown: {
    zh: '同时推送：正在看有没有远程仓库…',
    en: 'Push it as well: looking whether there is a remote…',
  },
  pushTooNowhere: {
    zh: '这个仓库没有远程仓库，不能推送：别的电脑看不到。',
    en: 'This repository has no remote, so it cannot be pushed, and nobody sees it on another machine.',
  },
  pushTooAbout: {
    zh: '推送的是分支 {branch}；也可以以后再推送。',
    en: 'It pushes the branch {branch}. It can be pushed later as well.',
  },
  pushTooAlong: {
    zh: '推送的是分支 {branch}，连同在它之前、{remote} 还没有的 {count} 次提交；也可以以后再推送。',
    en: 'It pushes the branch {branch}, along with {count, plural, one {# commit} other {# commits}} before it that {remote} lacks. It can be pushed later as well.',
  },
} as const satisfies Words;
