import type { Words } from '../language/use-words.ts';

export const reviewWords = {
  someRemote: { zh: '远程仓库', en: 'the remote' },
  title: { zh: '审核', en: 'Reviews' },
  loading: { zh: '载入中…', en: 'Loading…' },
  none: {
    zh: '没有送审的改动。要送审，请在保存页写上标题，选“送审”。',
    en: 'Nothing was sent for review. To send edits, give them a title in the save view and choose “Send for review”.',
  },
  noGit: {
    zh: '这里没有 git 仓库，不能送审。',
    en: 'There is no git repository here, so nothing can be reviewed.',
  },
  noCommit: {
    zh: '仓库里还没有提交，不能送审。',
    en: 'The repository has no commit yet, so nothing can be reviewed.',
  },
  notThere: { zh: '没有这份待审的改动：{name}', en: 'There is no such review: {name}' },
  perhapsThere: {
    zh: '别人刚推送的，要先取到这里。也请看一下链接有没有抄错。',
    en: 'What somebody else has just pushed has to be got first. Or the link is not quite right.',
  },
  toList: { zh: '全部审核', en: 'All reviews' },
  you: { zh: '您在 git 里是 {who}。', en: 'In git you are {who}.' },
  youNobody: {
    zh: 'git 不知道您是谁：请先设置 user.name 和 user.email，否则不能送审和批准。',
    en: 'Git does not know who you are: set user.name and user.email first; without them nothing can be sent or approved.',
  },
  waiting: {
    zh: '{count} 份等您处理',
    en: '{count, plural, one {# waits} other {# wait}} for you',
  },
  open: { zh: '等待审核', en: 'Open' },
  approved: { zh: '已批准', en: 'Approved' },
  refused: { zh: '未通过', en: 'Refused' },
  replaced: { zh: '已被代替', en: 'Replaced' },
  withdrawn: { zh: '已收回', en: 'Withdrawn' },
  taken: { zh: '已采用', en: 'Taken in' },
  nextPush: {
    zh: '下一步：推送到 {remote}，再请另一个人取到、批准。',
    en: 'Next: push it to {remote}, then ask somebody else to get and approve it.',
  },
  nextWait: {
    zh: '下一步：等另一个人批准，或写明原因不通过。',
    en: 'Next: somebody else approves it, or refuses it with a reason.',
  },
  nextDecide: {
    zh: '下一步：看过改动和影响之后，批准，或写明原因不通过。',
    en: 'Next: look at the edits and whom they reach, then approve, or refuse with a reason.',
  },
  nextMend: {
    zh: '下一步：放回您的草稿，照意见改好，用另一个短名重新送审。',
    en: 'Next: take it back into your draft, mend it, and send it again under another short name.',
  },
  nextMendDraft: {
    zh: '改动还在您的草稿里。下一步：照意见改好，再送审。',
    en: 'The edits are still in your draft. Next: mend them as the comment says, then send them again.',
  },
  nextPushRefusal: {
    zh: '下一步：推送到 {remote}，{author} 才能看到您的意见。',
    en: 'Next: push it to {remote}: until then {author} does not see your comment.',
  },
  nextWaitForAuthor: {
    zh: '下一步：等 {author} 改好，重新送审。',
    en: 'Next: {author} mends it and sends it again.',
  },
  nextPushApproval: {
    zh: '下一步：推送到 {remote}，{author} 才能看到您的批准；或者由您采用，保存并提交。',
    en: 'Next: push it to {remote}, so that {author} sees your approval; or take it in yourself, save and commit it.',
  },
  nextTake: {
    zh: '下一步：采用，放进草稿，保存并提交。作者或批准的人做一次就行。',
    en: 'Next: take it in, into the draft, then save and commit it. Its author or whoever approved it does that, once.',
  },
  nextPushWithdrawn: {
    zh: '下一步：推送到 {remote}，别人才知道您已收回。',
    en: 'Next: push it to {remote}: until then the others do not know that it is withdrawn.',
  },
  replacedBy: { zh: '作者另送了一份代替它：', en: 'Its author has sent another one in its place: ' },
  takesPlaceOf: {
    zh: '它代替作者以前送审的：',
    en: 'It takes the place of what its author had sent before: ',
  },
  saysWithdrawn: { zh: '{who} 收回了', en: '{who} withdrew it' },
  withdraw: { zh: '收回这份送审', en: 'Withdraw it' },
  withdrawAbout: {
    zh: '不要别人再审它了，就收回：之后没有人能批准它。它的内容不变，仍可放回您的草稿。',
    en: 'Withdraw it where nobody should review it any more: then nobody can approve it. Its edits stay, and can still be taken back into your draft.',
  },
  nextPushTaken: {
    zh: '已采用并提交，只在这台电脑上。下一步：把当前分支推送到 {remote}，别人才有。',
    en: 'Taken in and committed, on this machine only. Next: push the current branch to {remote}, so that the others have it.',
  },
  nextBringIn: {
    zh: '{remote} 上已经采用，这里还没有。下一步：取进来。',
    en: 'Taken in at {remote}, and not here yet. Next: bring it in.',
  },
  toSend: { zh: '去送审', en: 'Go and send it' },
  toBranch: { zh: '去推送', en: 'Go to the push' },
  toBringIn: { zh: '去取进来', en: 'Go and bring it in' },
  own: { zh: '（您送审的）', en: ' (yours)' },
  edits: { zh: '改了什么', en: 'The edits' },
  plan: { zh: '放到现在的配置上，影响谁', en: 'Whom it reaches, on top of the config as it is now' },
  ownPlan: { zh: '这份改动自己影响谁', en: 'Whom the review itself reaches' },
  older: {
    zh: '这里的文件比这份改动旧：它之前有 {count} 次提交，这里还没有。下面只算这份改动自己的影响。要看放到最新的配置上影响谁，先取最新的、取进来。',
    en: 'The files here are older than the review: {count, plural, one {# commit} other {# commits}} from before it {count, plural, one {is} other {are}} not here yet. Below is what the review itself changes. To see it on top of the latest config, get the latest and bring it in.',
  },
  askPlan: { zh: '看影响', en: 'See the impact' },
  hidePlan: { zh: '收起影响', en: 'Hide the impact' },
  planning: { zh: '正在计算影响…', en: 'Working out the impact…' },
  sentPlan: { zh: '送审时的影响', en: 'The impact when it was sent' },
  pictures: { zh: '页面前后对比', en: 'Pages before and after' },
  picturesLater: { zh: '影响算好之后显示。', en: 'They are shown once the impact is known.' },
  noPictures: { zh: '没有访客看到的页面不一样。', en: 'No visitor sees another page.' },
  picturesUnknown: {
    zh: '影响算不出来，所以不知道哪些页面不一样。',
    en: 'The impact cannot be computed, so the pages that differ are not known.',
  },
  toReason: { zh: '看原因', en: 'See the reason' },
  picturesOlder: {
    zh: '这里的文件比这份改动旧，放不到一起，页面显示不出来。先取最新的、取进来。',
    en: 'The files here are older than it and do not go together with it, so no page can be shown. Get the latest and bring it in first.',
  },
  noPreview: { zh: '没有预览，不能显示页面。', en: 'There are no previews, so no page can be shown.' },
  whichPage: { zh: '看哪一个', en: 'Which one' },
  morePages: {
    zh: '这里列出 {shown} 个，还有 {count} 个没有列出。',
    en: 'These are {shown}; {count, plural, one {# more is} other {# more are}} not listed.',
  },
  toPlan: { zh: '看全部影响', en: 'See the whole impact' },
  pageOf: { zh: '页面：{page}', en: 'Page: {page}' },
  before: { zh: '现在', en: 'Now' },
  after: { zh: '采用之后', en: 'With the review' },
  verdicts: { zh: '审核意见', en: 'Verdicts' },
  noVerdicts: {
    zh: '这里没有取到意见：给意见的人可能没有推送。采用它的提交里写着是谁批准的。',
    en: 'No verdict has got here: whoever gave one may not have pushed it. The commit that has taken it in says who approved it.',
  },
  saysApproved: { zh: '{who} 批准了', en: '{who} approved' },
  saysRefused: { zh: '{who} 没有通过', en: '{who} refused' },
  ownVerdict: { zh: '（作者自己，不算数）', en: '(the author; it does not count)' },
  isOwn: {
    zh: '这是您自己的改动，不能由您批准。请另一个人用自己的 git 名字，在自己的控制台里打开审核“{name}”；有远程仓库时先推送，对方取到以后就能看到。',
    en: 'These are your own edits, so you cannot approve them. Somebody else opens the review “{name}” in a console of their own, under a git name of their own; with a remote, push it first, so that they can get it.',
  },
  comment: { zh: '意见', en: 'Comment' },
  commentOf: { zh: '{who} 的意见：', en: '{who} says: ' },
  commentAbout: { zh: '不通过时要写明原因。', en: 'A refusal needs a reason.' },
  verdictIsHere: {
    zh: '批准或不通过先记在这台电脑上；点了以后，在页面最上面推送到 {remote}，{author} 才看得到。',
    en: 'A verdict is kept on this machine at first. Once it is given, push it to {remote} at the top of the page: until then {author} does not see it.',
  },
  approve: { zh: '批准', en: 'Approve' },
  refuse: { zh: '不通过', en: 'Refuse' },
  take: { zh: '采用：放进草稿', en: 'Take it in: into the draft' },
  taking: { zh: '正在放进草稿…', en: 'Putting it into the draft…' },
  takeAbout: {
    zh: '作为一步改动放进草稿，可以撤销；照常检查、确认风险，保存并提交之后才生效。提交会写明是谁批准的。',
    en: 'It becomes one step of the draft, which can be undone; it is checked, its risks are confirmed, and it counts once it is saved and committed. The commit says who approved it.',
  },
  takeBack: { zh: '放回我的草稿', en: 'Take it back into my draft' },
  takeBackAbout: {
    zh: '还没有人批准。要接着改，把它作为一步改动放回草稿，可以撤销；改好后用另一个短名重新送审。分支 review/{name} 不变。',
    en: 'Nobody has approved it yet. To go on with it, take it back as one step of the draft, which can be undone; then send it again under another short name. The branch review/{name} stays as it is.',
  },
  takeBackRest: { zh: '保留现在的值，放回其余的', en: 'Keep the values of now, take back the rest' },
  takeBackRestAbout: {
    zh: '要用送审的值，放回之后照上面写的改。',
    en: 'Where you want the value of the review, edit it afterwards as it stands above.',
  },
  takeByAuthor: {
    zh: '请 {author} 把它放回自己的草稿，定下用哪个值，再重新送审。',
    en: 'Ask {author} to take it back into their draft, to decide on a value, and to send it again.',
  },
  takeNot: { zh: '有人批准之后才能采用。', en: 'It can be taken in once somebody has approved it.' },
  phonesLoading: { zh: '正在准备页面…', en: 'Getting the pages ready…' },
  pushAbout: {
    zh: '推送的是分支 {branch}，连同审核意见：别人从 {remote} 取到它。不会强制推送。',
    en: 'It pushes the branch {branch} with its verdicts: others get it from {remote}. Nothing is forced.',
  },
  pushAlong: {
    zh: '分支里还有它之前的 {count} 次提交，{remote} 还没有，会一起推送。',
    en: 'The branch has {count, plural, one {# commit} other {# commits}} from before it that {remote} lacks, pushed along with it.',
  },
  push: { zh: '推送到 {remote}', en: 'Push to {remote}' },
  stillHere: {
    zh: '这份审核在这台电脑上，没有变，可以再推送一次。',
    en: 'The review is on this machine, unchanged, and can be pushed again.',
  },
  isPushed: {
    zh: '{remote} 上已经有这个分支的全部内容。',
    en: '{remote} has all of this branch already.',
  },
  canRequest: { zh: '可以在那里发起合并请求。', en: 'A pull request can be opened there.' },
  noRemote: {
    zh: '这个仓库没有远程仓库（git remote），没有地方可以推送。',
    en: 'This repository has no remote (git remote), so there is nowhere to push to.',
  },
  conflicts: {
    zh: '送审之后，这些地方又改成了别的值，不能直接合并：',
    en: 'These places have got other values since it was sent, so it cannot be merged:',
  },
  wholeFile: { zh: '整个文件', en: 'the whole file' },
  inReview: { zh: '送审的：', en: 'In the review: ' },
  inConfig: { zh: '现在的：', en: 'Now: ' },
  missing: { zh: '没有这一项', en: 'none' },
} as const satisfies Words;

export const sendWords = {
  sendAlong: { zh: '连同这些一起送审', en: 'Send these with it' },
  send: { zh: '送审…', en: 'Send for review…' },
  title: { zh: '送审', en: 'Send for review' },
  about: {
    zh: '草稿变成分支 review/{name} 上的一次提交，由另一个人审核。文件、当前分支和草稿都不变。',
    en: 'The draft becomes a commit on the branch review/{name}, for somebody else to review. Files, current branch and draft stay as they are.',
  },
  along: {
    zh: '{files} 里还有保存过、没有提交的改动，会一起送审。要分开审，先提交它们。',
    en: 'Saved edits that no commit has are sent as well, those of {files}. To have them reviewed apart, commit them first.',
  },
  titleField: { zh: '标题', en: 'Title' },
  nameField: { zh: '分支短名', en: 'Short name of the branch' },
  nameAbout: { zh: '小写字母、数字和连字符', en: 'small letters, digits and hyphens' },
  submit: { zh: '送审', en: 'Send' },
  submitPush: { zh: '送审并推送到 {remote}', en: 'Send, and push to {remote}' },
  sending: { zh: '正在送审…', en: 'Sending…' },
  sendingAbout: {
    zh: '正在算这份改动影响哪些访客，然后写入分支；一般十几秒。',
    en: 'Working out which visitors these edits affect, then writing the branch; usually some ten to twenty seconds.',
  },
  sent: { zh: '改动已存成本机的审核分支：', en: 'The edits are on a branch of this repository: ' },
  notPushed: {
    zh: '还没有推送到 {remote}，别人看不到。',
    en: 'It is not pushed to {remote} yet, and nobody else sees it.',
  },
  pushed: {
    zh: '已推送到 {remote}。下一步：由另一个人取到、批准。',
    en: 'It is pushed to {remote}. Next: somebody else gets it and approves it.',
  },
  noRemote: {
    zh: '这个仓库没有远程仓库，不能推送，别的电脑看不到。下一步：由另一个人在这里打开它、批准。',
    en: 'This repository has no remote to push to, and no other computer sees it. Next: somebody else opens it here and approves it.',
  },
  sentBefore: {
    zh: '之后的改动不在里面，要再送一次。上次的审核分支：',
    en: 'Edits made since are not in it: send them, too. The branch from before: ',
  },
  sentWithdrawn: {
    zh: '上次送审的已经收回。改动还在草稿里，可以再送审。',
    en: 'What was sent is withdrawn. The edits are still in the draft and can be sent again.',
  },
  sentRefused: {
    zh: '上次送审的没有通过。改动还在草稿里：照意见改好，再送审。',
    en: 'What was sent is refused. The edits are still in the draft: mend them as the comment says, then send them again.',
  },
  sentReplaced: {
    zh: '上次送审的已被代替，没有人能再批准它。改动还在草稿里，可以再送审。',
    en: 'Another review has taken the place of what was sent, and nobody can approve it any more. The edits are still in the draft and can be sent again.',
  },
  needed: { zh: '一起送审的还有：{files}', en: 'Sent along with it: {files}' },
  replaces: { zh: '代替您之前送审的：', en: 'It takes the place of what you have sent before:' },
  stillDraft: {
    zh: '这些改动还在草稿里。要先做别的，可以放弃全部改动；审核通过后会再放进来。',
    en: 'The edits are still in the draft. To do something else first, discard them: once approved, they are taken in again.',
  },
} as const satisfies Words;
