import type { ViewHelp } from './view-help.ts';

/** The help of the views that check and save the edits, as the navigation groups them. */
export const reviewViewHelp = {
  see: {
    title: { zh: '预览', en: 'Preview' },
    lines: [
      {
        zh: '选好访客（站点、渠道、城市、设备、是否登录），左右两部手机是已保存的和草稿里的样子，都可以点。',
        en: 'Choose a visitor: host, channel, city, device, login. The two phones show what is saved and the draft; both can be used.',
      },
      {
        zh: '验证码不会真的发出，显示在手机旁边；提交的内容只进沙盒。',
        en: 'No SMS is really sent: codes stand beside the phone, and what is sent goes to the sandbox only.',
      },
    ],
  },
  who: {
    title: { zh: '谁会到这里', en: 'Who ends here' },
    lines: [
      {
        zh: '选一个页面，再按需要限定品牌、站点、城市和标志：列出哪些渠道的访客会到那里、由哪一行决定。也可以从页面、网址和决策表的一行过来。',
        en: 'Choose a page, and a brand, host, city or flags where you want fewer: the channels whose visitors end there, and the row that decides. Pages, their addresses and the rows of decision tables lead here, too.',
      },
      {
        zh: '每个渠道举一位访客为例，在手机上看他看到的，旁边是每一步的解释。谁都可以直接打开一个网址，所以那样来的访客另外列出。',
        en: 'Each channel has one visitor as an example: see their phone, with the explanation of each step beside it. Anybody can open an address directly, so those visitors are told apart.',
      },
    ],
  },
  know: {
    title: { zh: '影响', en: 'Impact' },
    lines: [
      {
        zh: '草稿和已保存的配置对比：哪些访客会到别的页面、看到别的内容、失去什么。不是抽样，每一种情形都比过。',
        en: 'The draft compared with what is saved: which visitors end elsewhere, see something else or lose something. Nothing is sampled.',
      },
      {
        zh: '每一处变化都有一个具体的访客为例，可以在预览里看。',
        en: 'Each change names one visitor as an example, who can be shown in the preview.',
      },
    ],
  },
  save: {
    title: { zh: '保存', en: 'Save' },
    lines: [
      {
        zh: '先看清每个文件改了什么；有错误不能保存，有风险要先确认。保存要么全部写入，要么一个也不写。',
        en: 'It says what changes in each file. Errors prevent a save, risks have to be confirmed. All files are written or none.',
      },
      {
        zh: '每一处改动可以单独恢复原值。保存之后还能接着撤销，撤销出来的是新的未保存改动。',
        en: 'Each edit can be put back by itself. Undo goes on after a save; what it undoes is an unsaved edit.',
      },
    ],
  },
  reviews: {
    title: { zh: '审核', en: 'Reviews' },
    lines: [
      {
        zh: '送审的草稿各在一个分支上：改了什么、影响谁、页面前后的样子。由另一个人批准，或写明原因不通过；自己的不能自己批准。',
        en: 'Drafts that were sent for review, each on a branch: its edits, whom it reaches, pages before and after. Somebody else approves it, or refuses with a reason; nobody approves their own.',
      },
      {
        zh: '批准之后放进草稿，照常保存和提交。送审在保存页。',
        en: 'Once approved it is taken into the draft, and saved and committed as usual. Drafts are sent in the save view.',
      },
    ],
  },
  history: {
    title: { zh: '历史', en: 'History' },
    lines: [
      {
        zh: '以前的每次提交：谁、什么时候、改了什么。可以看它的影响，也可以恢复其中一处，或撤回整次保存，那是一步普通的改动。',
        en: 'Each commit: who, when and what. Its plan can be computed, a part of it put back or the whole save taken back, as an ordinary edit.',
      },
      {
        zh: '保存了但没有提交的改动不在这里。',
        en: 'What was saved and not committed is not here.',
      },
    ],
  },
} as const satisfies Record<string, ViewHelp>;
