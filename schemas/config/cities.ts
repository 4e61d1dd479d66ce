import { type Infer, note, ref, type Schema, schemaLink } from '../vocabulary/schema.ts';
import { flagSetSchema } from './flags.ts';

/** definitions/cities.json: the cities that rows may name, and the city rules (R-FLAG 3). */
export const citiesSchema = {
  $id: 'cities',
  title: '城市与城市规则 | Cities and city rules',
  type: 'object',
  additionalProperties: false,
  required: ['cities', 'rules'],
  properties: {
    $schema: schemaLink,
    cities: {
      type: 'object',
      description: '城市及其别名 | Cities and their other names',
      propertyNames: { pattern: '^[\\u4e00-\\u9fff]{2,12}$' },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['aliases'],
        properties: {
          aliases: {
            type: 'array',
            uniqueItems: true,
            items: { type: 'string', minLength: 2, maxLength: 40 },
            description: '接口可能返回的其他写法 | Other forms that the API may answer',
          },
        },
      },
    },
    rules: {
      type: 'object',
      description: '城市规则，渠道按名字引用 | City rules; channels name the one they use',
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['cities', 'set'],
        properties: {
          note,
          cities: {
            type: 'array',
            minItems: 1,
            uniqueItems: true,
            items: ref('city'),
            description: '适用城市：规则在这些城市生效 | Cities: where the rule applies',
          },
          set: flagSetSchema,
        },
      },
    },
  },
} as const satisfies Schema;
export type CitiesFile = Infer<typeof citiesSchema>;
