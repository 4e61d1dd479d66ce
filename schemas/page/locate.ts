import { id } from '../parts/field-parts.ts';
import { ref } from '../vocabulary/schema.ts';

/** Offers to fill a field in with where the visitor is: after a press, a consent and the browser's permission. */
export const locate = {
  type: 'object',
  additionalProperties: false,
  required: ['endpoint', 'consentField'],
  description:
    '提供“使用当前位置”：访客按下并在浏览器中允许后才读取，取不到时自己填写 | Offers the current position: read after a press and the permission of the browser; without it the visitor types',
  properties: {
    endpoint: {
      ...ref('endpoint'),
      description: '把经纬度换算成地址的接口 | Call that turns coordinates into an address',
    },
    consentField: {
      ...id,
      description: '读取前须勾选的同意 | Consent that must be ticked before the position is read',
    },
  },
} as const;
