import type { Words } from '../words.ts';

export const findWords = {
  title: { zh: '查找', en: 'Find' },
  hint: {
    zh: '渠道号、公司名、页面标题、按钮文字、城市、转化编号……用空格隔开多个词',
    en: 'A channel, a company, a title, the text of a button, a city, a conversion id… several words with spaces',
  },
  label: { zh: '查找', en: 'Find' },
  recent: { zh: '最近打开', en: 'Recent' },
  start: { zh: '从这里开始', en: 'Where to begin' },
  count: { zh: '共 {count} 个结果', en: '{count} results' },
  best: {
    zh: '共 {count} 个结果，列出最接近的 {shown} 个',
    en: '{count} results; the best {shown} are listed',
  },
  nothing: {
    zh: '没有找到“{text}”。换一个词，或少写几个字试试。',
    en: 'Nothing found for “{text}”. Try another word, or fewer.',
  },
  channel: { zh: '渠道', en: 'Channels' },
  host: { zh: '站点', en: 'Hosts' },
  brand: { zh: '品牌', en: 'Brands' },
  variant: { zh: '品牌变体', en: 'Brand variants' },
  page: { zh: '页面', en: 'Pages' },
  form: { zh: '表单', en: 'Forms' },
  row: { zh: '决策表的行', en: 'Rows of decision tables' },
  route: { zh: '路由', en: 'Routes' },
  cityRule: { zh: '城市规则', en: 'City rules' },
  city: { zh: '城市', en: 'Cities' },
  network: { zh: '广告平台', en: 'Ad networks' },
  endpoint: { zh: '接口', en: 'Endpoints' },
  message: { zh: '提示文字', en: 'Messages' },
  text: { zh: '页面里的文字', en: 'Texts on pages' },
  toChannels: {
    zh: '查看和修改全部渠道，或从表格粘贴',
    en: 'See and edit all channels, or paste them from a spreadsheet',
  },
  toCities: { zh: '修改城市规则', en: 'Edit city rules' },
  toBrands: { zh: '改品牌的颜色、标志和公司信息', en: 'Change colours, logo and company of a brand' },
  toHosts: { zh: '改站点的入口和品牌', en: 'Change entries and brand of a host' },
  toSee: { zh: '在手机画面里看草稿的效果', en: 'See the draft on a phone' },
  toKnow: { zh: '看改动影响哪些访客', en: 'See whom the edits reach' },
} as const satisfies Words;
