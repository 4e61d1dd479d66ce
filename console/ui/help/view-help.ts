import type { Text } from '../../api/index.ts';
import { reviewViewHelp } from './review-view-help.ts';

/** What a view is for and how it is used. */
export interface ViewHelp {
  title: Text;
  /** A sentence or two each, the most important first. */
  lines: readonly Text[];
}

/** The help of every view; a view without one does not compile. */
export const viewHelp = {
  find: {
    title: { zh: '查找', en: 'Find' },
    lines: [
      {
        zh: '输入渠道号、站点、品牌、城市、页面上的文字或标志的名字，就能找到它们在哪里。',
        en: 'Type a channel, host, brand, city, a text of a page or the name of a flag to find where it stands.',
      },
      {
        zh: '改动先进草稿，访客看不到；在“影响”里看它影响谁，在“预览”里看页面，最后在“保存”里写进文件。',
        en: 'Edits go into a draft that no visitor sees. Impact says whom they reach, Preview shows the pages, Save writes the files.',
      },
    ],
  },
  channels: {
    title: { zh: '渠道', en: 'Channels' },
    lines: [
      {
        zh: '一行是一个渠道。选中单元格直接打字，或按 Enter 编辑；不合法的值留在格里并说明原因，不会丢。',
        en: 'A row is a channel. Type in a cell, or press Enter to edit it. A value that is not valid stays in its cell with the reason.',
      },
      {
        zh: '选中多行可以一次改一个字段；从电子表格粘贴可以一次新增或修改许多渠道，粘贴前先看到结果。',
        en: 'Select several rows to change a field of all of them; paste rows from a spreadsheet to add or change many, with a preview first.',
      },
      {
        zh: '“列和视图”选择显示哪些列、按什么顺序；连同排序和筛选可以起名保存，也可以把地址发给同事。',
        en: 'Columns and views chooses what is shown and in which order; with sorting and filters it is kept under a name, or sent as an address.',
      },
      {
        zh: '“导出”把看到的列和行写成 .xlsx；改好后“导入”，先列出改动和影响，确认后是一步。',
        en: 'Export writes what is seen into a spreadsheet. Import reads it again: it lists the changes and whom they affect, and takes them as one step.',
      },
      {
        zh: '点渠道号打开这个渠道的全部设置，以及它的访客会看到什么。',
        en: 'The number opens everything about the channel, and what its visitors get.',
      },
    ],
  },
  cities: {
    title: { zh: '城市规则', en: 'City rules' },
    lines: [
      {
        zh: '一条规则让某些城市的访客跳过表单，或去别的结果页。规则本身不生效，要由渠道选用；“渠道”一列是有几个渠道在用。',
        en: 'A rule lets visitors of some cities skip the form or go to another result page. It acts where a channel uses it; one column counts these channels.',
      },
      {
        zh: '写一个清单里没有的城市时，控制台会问要不要把它加进清单，和规则是同一步，一起撤销。',
        en: 'A city that the list lacks is offered as a new one, in the same step as the rule.',
      },
      {
        zh: '表格下面的“它的访客去哪里”打开一条规则：各城市的访客在哪里结束，也能让其中一座城市去别处。',
        en: 'The link below the table opens a rule: where visitors of each city end, and another end for one of the cities.',
      },
    ],
  },
  cityNames: {
    title: { zh: '城市和别名', en: 'Cities and their other names' },
    lines: [
      {
        zh: '城市规则能写的城市。访客的城市由接口给出；接口的另一种写法加进别名，就认得是同一个城市。',
        en: 'The cities that rules may name. A visitor’s city comes from the API; another way in which it writes one is added to its other names.',
      },
    ],
  },
  hosts: {
    title: { zh: '站点', en: 'Hosts' },
    lines: [
      {
        zh: '每个站点的首页、入口地址和品牌。和 default 相同的值不用写。',
        en: 'The first page, entry addresses and brand of each host. What is the same as in default need not be given.',
      },
      {
        zh: '新站点可以从一个已有的开始；备注、图片和名字不会带过去。',
        en: 'A new host can begin as a copy of another, without its note, pictures and name.',
      },
    ],
  },
  brands: {
    title: { zh: '品牌', en: 'Brands' },
    lines: [
      {
        zh: '品牌决定访客看到的公司、备案号、年化利率、投诉电话、颜色和图片。改公司、利率或电话会列为风险。',
        en: 'A brand decides company, registration, annual rate, complaint number, colours and pictures. Another company, rate or number is a risk of the plan.',
      },
      {
        zh: '“所有页面”把这个品牌的每一页摆在一起看。',
        en: 'All pages shows every page of the brand side by side.',
      },
    ],
  },
  entryTables: {
    title: { zh: '站点、品牌或变体的表格', en: 'Hosts, brands or variants as a table' },
    lines: [
      {
        zh: '同样的站点、品牌或变体，一行一个，几个可以一起改；左边的链接打开那一个的表单，图片和颜色在那里选。',
        en: 'The same hosts, brands or variants, a row each, several of which can be edited at once. The link of a row opens its form, where pictures and colours are chosen.',
      },
      {
        zh: '“列和视图”选择显示哪些列、按什么顺序；连同排序和筛选可以起名保存，也可以把地址发给同事。',
        en: 'Columns and views chooses what is shown and in which order; with sorting and filters it is kept under a name, or sent as an address.',
      },
    ],
  },
  variants: {
    title: { zh: '品牌变体', en: 'Variants of brands' },
    lines: [
      {
        zh: '变体只写和品牌不同的地方，由渠道或站点选用。',
        en: 'A variant has only what differs from its brand; channels or hosts use it.',
      },
    ],
  },
  pages: {
    title: { zh: '页面', en: 'Pages' },
    lines: [
      {
        zh: '页面由一块一块的内容组成，每块是一张卡片；旁边的手机立刻显示草稿里的样子。',
        en: 'A page is a list of blocks, each a card; the phone beside it shows the draft at once.',
      },
      {
        zh: '新页面可以从空白开始，也可以复制已有的；文件、标题和地址是一步，一次撤销。',
        en: 'A new page begins blank or as a copy of another. File, title and address are one step and one undo.',
      },
      {
        zh: '新地址还没有人会走到；要让访客来，得有一处引到它。',
        en: 'Nobody reaches a new address until something leads there.',
      },
    ],
  },
  forms: {
    title: { zh: '表单', en: 'Forms' },
    lines: [
      {
        zh: '字段按步骤排列，每个字段恰好在一步里。条件用选择来写：依赖哪个回答、等于什么。',
        en: 'The fields stand in their steps, each in exactly one. Conditions are chosen: of which answer, and which value.',
      },
      {
        zh: '选项可以从电子表格一次粘贴，一行一个。',
        en: 'Options can be pasted from a spreadsheet, one line each.',
      },
      {
        zh: '少一个同意项、少一个字段或提交到别的接口，会列为风险。',
        en: 'A consent or field that is gone, or another receiver, is a risk of the plan.',
      },
    ],
  },
  decisions: {
    title: { zh: '决策表', en: 'Decision tables' },
    lines: [
      {
        zh: '每张表从上往下看，第一行全部条件都符合的决定结果；空格表示不限。拖动或用 Alt 加方向键换顺序，行里会说明它是否被前面的行挡住。',
        en: 'A table is read from the top: the first row whose conditions all hold decides; an empty cell asks for nothing. Drag a row, or press Alt with an arrow, to move it; the row says whether rows before it hide it.',
      },
      {
        zh: '每行后面是走到这一行的渠道和站点；有流量数据时是每天的访客数。',
        en: 'Beside each row stand the channels and hosts whose visitors reach it, and visitors a day where traffic is known.',
      },
      {
        zh: '“这样的访客应去…”按一位具体的访客生成一行，放在现在起作用的那一行前面。',
        en: 'A row can be made from one visitor; it is put before the row that decides now.',
      },
    ],
  },
  messages: {
    title: { zh: '文案', en: 'Messages' },
    lines: [
      {
        zh: '不属于哪个页面的文字，一条一个输入框；分语言写的，每种语言一个；由数字决定的，每种单复数形式一个。',
        en: 'Texts that no page owns, a field each: one for each language, and one for each form of a number, where it is written so.',
      },
    ],
  },
  languages: {
    title: { zh: '语言', en: 'Languages' },
    lines: [
      {
        zh: '网站有哪几种语言，每个站点用哪些。添加一种之前，先说明会缺哪些文字；移除一种之前，先说明会删掉哪些。',
        en: 'The languages of the site and of each host. Before one is added, the view says which texts it will lack, and before one is removed, which are deleted.',
      },
      {
        zh: '“还没写完的文字”列出缺少的地方，逐个打开去写。',
        en: 'Texts that are not written yet lists what is lacking; open one after the other to write it.',
      },
    ],
  },
  files: {
    title: { zh: '全部文件', en: 'All files' },
    lines: [
      {
        zh: '这里直接改文字，补全和说明来自配置的规则。其他页面做得到的，这里也做得到，撤销是同一个。',
        en: 'The texts themselves, with completion and descriptions from the schemas. Undo is the same as everywhere.',
      },
    ],
  },
  ...reviewViewHelp,
} as const satisfies Record<string, ViewHelp>;
