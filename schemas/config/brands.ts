import { type Infer, note, ref, type Schema, schemaLink, text } from '../vocabulary/schema.ts';

const asset = { ...ref('asset'), pattern: '^/assets/[a-z0-9/.-]+\\.(svg|png|jpg|webp|ico)$' } as const;
const color = { type: 'string', pattern: '^#[0-9a-f]{6}$' } as const;
const shortText = { type: 'string', minLength: 1, maxLength: 60 } as const;

/** What a host, a channel or a variant may change of a brand (R-BRAND). */
const changeable = {
  name: { ...shortText, description: '品牌名 | Name of the brand' },
  companyName: { ...shortText, description: '运营公司 | Operating company' },
  icp: { ...shortText, description: 'ICP 备案号 | Registration number' },
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
  required: ['default', 'brands', 'variants'],
  properties: {
    $schema: schemaLink,
    default: { ...ref('brand'), description: '默认品牌 | Brand where nothing names one' },
    brands: {
      type: 'object',
      description: '品牌 | Brands',
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: [
          'name',
          'companyName',
          'icp',
          'sourcesFunding',
          'logo',
          'faviconUrl',
          'slogan',
          'annualRate',
          'complaintPhone',
          'theme',
        ],
        properties: {
          note,
          ...changeable,
          oldAssets: {
            type: 'object',
            additionalProperties: false,
            required: ['logo', 'faviconUrl'],
            description: '旧版图标 | Old logo and icon (R-BRAND 2)',
            properties: { logo: changeable.logo, faviconUrl: changeable.faviconUrl },
          },
          slogan: { ...shortText, description: '一句话介绍 | One line about the brand' },
          annualRate: {
            ...shortText,
            description: '年化利率（单利）范围 | Range of the annual rate, simple interest',
          },
          complaintPhone: { ...shortText, description: '投诉电话 | Telephone for complaints' },
          theme: {
            type: 'object',
            additionalProperties: false,
            required: ['primary', 'onPrimary', 'accent', 'surface', 'ink', 'radius'],
            description: '颜色与圆角 | Colours and corner radius',
            properties: {
              primary: { ...color, description: '主色 | Main colour' },
              onPrimary: { ...color, description: '主色上的文字 | Text on the main colour' },
              accent: { ...color, description: '强调色 | Accent' },
              surface: { ...color, description: '页面底色 | Ground of the page' },
              ink: { ...color, description: '文字颜色 | Colour of text' },
              radius: {
                type: 'integer',
                minimum: 0,
                maximum: 28,
                description: '圆角，像素 | Corner radius, px',
              },
            },
          },
        },
      },
    },
    variants: {
      type: 'object',
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
