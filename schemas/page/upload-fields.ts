import { uploadMostBytes } from '../names/upload.ts';
import { field, label } from '../parts/field-parts.ts';
import { ref, type Schema } from '../vocabulary/schema.ts';

const endpoint = {
  ...ref('endpoint'),
  description:
    '上传接口，照片一选好就分段上传 | Call that takes uploads, part by part, as soon as there is one',
} as const;

/** One photo of several that are told apart, such as the front of a card. */
const slot = {
  type: 'object',
  additionalProperties: false,
  required: ['label'],
  properties: {
    label: { ...label, description: '这一张拍什么 | What this photo is of' },
    outline: {
      type: 'string',
      enum: ['cardFront', 'cardBack', 'page', 'object'],
      enumDescriptions: [
        '证件人像面 | Side of a card with the portrait',
        '证件另一面 | Other side of a card',
        '一页文件 | A page of paper',
        '一件物品 | A thing',
      ],
      description: '空格里画的轮廓 | Outline that is drawn while it is empty',
    },
  },
} as const;

/**
 * The field kinds whose answers are uploads. Their code is a chunk of its own (renderer/fields-upload/upload-field-kinds.ts):
 * no other form loads it.
 */
export const uploadFields = {
  photo: field(
    'photo',
    '照片：在手机上缩小、去掉位置信息后上传 | Photos: shrunk on the phone, without their place, and uploaded',
    {
      endpoint,
      slots: {
        type: 'array',
        minItems: 1,
        items: slot,
        description:
          '分别拍的几张，如正面和反面；每张都要拍 | Photos that are told apart, such as front and back; each is needed',
      },
      most: {
        type: 'integer',
        minimum: 1,
        maximum: 12,
        description:
          '没有写 slots 时最多几张，不写则为 1 | Most photos where there are no slots; 1 without it',
      },
      camera: {
        type: 'string',
        enum: ['environment', 'user'],
        enumDescriptions: ['后置摄像头 | Camera at the back', '前置摄像头 | Camera at the front'],
        description:
          '直接打开摄像头，不写则也可以从相册选 | Opens the camera; without it pictures can be chosen, too',
      },
      types: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: {
          type: 'string',
          enum: ['jpeg', 'png', 'webp', 'heic', 'pdf'],
          enumDescriptions: [
            'JPEG 照片 | JPEG',
            'PNG 图片 | PNG',
            'WebP 图片 | WebP',
            'HEIC 照片，手机能打开时 | HEIC, where the phone can open it',
            'PDF 文件，原样上传 | PDF, uploaded as it is',
          ],
        },
        description: '接受的类型，不写则为各种照片，不含 PDF | Types that are taken; without it all but PDF',
      },
      maxEdge: {
        type: 'integer',
        minimum: 400,
        maximum: 4096,
        description:
          '缩小后长边最多多少像素，不写则为 1600 | Longest edge in pixels after shrinking; 1600 without it',
      },
      maxKilobytes: {
        type: 'integer',
        minimum: 50,
        maximum: uploadMostBytes / 1024,
        description: '缩小后最大多少 KB，不写则为 1000 | Largest size in KB after shrinking; 1000 without it',
      },
    },
    ['endpoint'],
  ),
  signature: field(
    'signature',
    '签名：手写，或者输入姓名 | Signature: drawn, or the name typed instead',
    { endpoint },
    ['endpoint'],
  ),
} as const satisfies Record<string, Schema>;
