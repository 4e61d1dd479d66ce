import {
  pictureAsset as asset,
  type Infer,
  note,
  ref,
  type Schema,
  schemaLink,
  text,
} from '../vocabulary/schema.ts';

const color = { type: 'string', pattern: '^#[0-9a-f]{6}$' } as const;
/** A mark without letters, for a brand without pictures; in the text itself, because no folder has it. */
const plainMark =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='16' cy='16' r='14' fill='%236b7280'/%3E%3Cpath d='M10 16l4 4 8-8' fill='none' stroke='%23fff' stroke-width='3'/%3E%3C/svg%3E";
const shortText = { type: 'string', minLength: 1, maxLength: 60, perLanguage: true } as const;
const shortName = { ...shortText, properName: true } as const;
/** It is on the first screen of a phone together with the button: two lines at most. */
const headline = { type: 'string', minLength: 1, maxLength: 16, perLanguage: true } as const;

/** How pages of a brand are composed, beside its colours: closed lists, each with a custom property or more. */
const densities = ['compact', 'regular', 'airy'] as const;
const headings = ['plain', 'centred', 'marked', 'light'] as const;
const heroes = ['promiseFirst', 'amountFirst', 'pictureFirst', 'pictureLast', 'emblem', 'paired'] as const;
const cardStyles = ['raised', 'outlined', 'flat', 'ruled'] as const;

/** What a host, a channel or a variant may change of a brand (R-BRAND). */
const changeable = {
  name: { ...shortName, description: '品牌名 | Name of the brand' },
  companyName: { ...shortName, description: '运营公司 | Operating company' },
  icp: { ...shortName, description: 'ICP 备案号 | Registration number' },
  sourcesFunding: { ...text, description: '资金合作方说明 | Text on the funding partner' },
  logo: { ...asset, description: '标志图片 | Logo' },
  faviconUrl: { ...asset, description: '网站图标 | Icon' },
} as const;

const variantRefs = {
  type: 'array',
  uniqueItems: true,
  items: ref('variant'),
  description: '品牌变体：依次采用，后者优先 | Variants: all apply, a later one wins',
} as const;

/** A change of brand on a host or a channel: another brand, variants of it, single fields; in this order. */
export const brandChangeSchema = {
  type: 'object',
  additionalProperties: false,
  description: '品牌改动 | Changes of the brand (R-BRAND)',
  properties: {
    id: { ...ref('brand'), description: '品牌：改用另一个品牌 | Brand: use another one' },
    assets: {
      type: 'string',
      enum: ['old', 'new'],
      description: '图标版本：使用旧版或新版图标 | Logo set: the old or the new logo and icon (R-BRAND 2)',
    },
    apply: variantRefs,
    ...changeable,
  },
} as const satisfies Schema;
export type BrandChange = Infer<typeof brandChangeSchema>;

/** brands.json: the brands, and the named variants that hosts and channels apply. */
export const brandsSchema = {
  $id: 'brands',
  title: '品牌 | Brands',
  type: 'object',
  additionalProperties: false,
  required: ['brands'],
  properties: {
    $schema: schemaLink,
    // Without it, the first one: default-files.ts.
    default: {
      ...ref('brand'),
      default: '',
      description: '默认品牌：不写则是第一个 | Brand where nothing names one; without it, the first',
    },
    brands: {
      type: 'object',
      description: '品牌 | Brands',
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'companyName'],
        properties: {
          note,
          ...changeable,
          icp: { ...changeable.icp, default: '' },
          sourcesFunding: { ...changeable.sourcesFunding, default: '' },
          logo: { ...changeable.logo, default: plainMark },
          faviconUrl: { ...changeable.faviconUrl, default: plainMark },
          oldAssets: {
            type: 'object',
            additionalProperties: false,
            required: ['logo', 'faviconUrl'],
            description: '旧版图标 | Old logo and icon (R-BRAND 2)',
            properties: { logo: changeable.logo, faviconUrl: changeable.faviconUrl },
          },
          slogan: { ...shortText, default: '', description: '一句话介绍 | One line about the brand' },
          headline: {
            ...headline,
            description:
              '标题：落地页用 {brand.headline} 引用；不写则用一句话介绍 | Headline: pages name it as {brand.headline}; without it, the line about the brand',
          },
          promise: {
            ...shortText,
            description:
              '承诺：标题下的一句，页面用 {brand.promise} 引用；不写则用一句话介绍 | Promise: the line below the headline, pages name it as {brand.promise}; without it, the line about the brand',
          },
          landingImage: {
            ...asset,
            description: '首屏插图；不写则用标志 | Picture of the opening of a page; without it, the logo',
          },
          emptyImage: {
            ...asset,
            description:
              '没有内容时的插图；不写则用标志 | Picture where there is nothing to show; without it, the logo',
          },
          failureImage: {
            ...asset,
            description: '未成功时的插图；不写则用标志 | Picture of what failed; without it, the logo',
          },
          successImage: {
            ...asset,
            description: '成功时的插图；不写则用标志 | Picture of what succeeded; without it, the logo',
          },
          annualRate: {
            ...shortText,
            default: '',
            description: '年化利率（单利）范围 | Range of the annual rate, simple interest',
          },
          complaintPhone: { ...shortText, default: '', description: '投诉电话 | Telephone for complaints' },
          theme: {
            type: 'object',
            additionalProperties: false,
            default: {},
            description: '颜色、圆角与版式 | Colours, corner radius and composition',
            properties: {
              primary: { ...color, default: '#1f5fbf', description: '主色 | Main colour' },
              onPrimary: {
                ...color,
                default: '#ffffff',
                description: '主色上的文字 | Text on the main colour',
              },
              accent: { ...color, default: '#b35900', description: '强调色 | Accent' },
              surface: { ...color, default: '#f5f6f8', description: '页面底色 | Ground of the page' },
              ink: { ...color, default: '#1c2330', description: '文字颜色 | Colour of text' },
              radius: {
                type: 'integer',
                minimum: 0,
                maximum: 28,
                default: 12,
                description: '圆角，像素 | Corner radius, px',
              },
              density: {
                type: 'string',
                enum: densities,
                description:
                  '疏密：compact 紧凑、regular 适中（默认）、airy 疏朗 | Density: how far blocks are apart, regular without it',
              },
              heading: {
                type: 'string',
                enum: headings,
                description:
                  '标题样式：plain 左对齐（默认）、centred 居中、marked 左侧色条、light 细体 | Headings: plain (without it), centred, marked by a bar, or light',
              },
              hero: {
                type: 'string',
                enum: heroes,
                description:
                  '首屏构图：promiseFirst 先承诺（默认）、amountFirst 先金额、pictureFirst 插图在左、pictureLast 插图在右、emblem 小图配标题、paired 插图与金额居中并排 | Opening of a page: promise first (without it), amount first, picture at the left of both or at the right, a small one beside the title, or picture and amount as a pair in the middle',
              },
              cards: {
                type: 'string',
                enum: cardStyles,
                description:
                  '卡片样式：raised 投影（默认）、outlined 描边、flat 平面、ruled 横线分隔 | Cards: raised (without it), outlined, flat, or ruled off by lines',
              },
            },
          },
        },
      },
    },
    variants: {
      type: 'object',
      default: {},
      description:
        '品牌变体：几个渠道或站点共用的改动 | Variants: changes that several hosts or channels share',
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: { note, ...changeable },
      },
    },
  },
} as const satisfies Schema;
export type BrandsFile = Infer<typeof brandsSchema>;
export type BrandDefinition = BrandsFile['brands'][string];
export type BrandFields = Pick<
  BrandDefinition,
  'name' | 'companyName' | 'icp' | 'sourcesFunding' | 'logo' | 'faviconUrl'
>;
