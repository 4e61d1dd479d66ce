import { whenOnArrivalSchema } from '../facts/when.ts';
import { type Infer, note, ref, type Schema, schemaLink } from '../vocabulary/schema.ts';

const names = <const K extends 'page' | 'consent' | 'endpoint'>(kind: K, description: string) =>
  ({ type: 'array', minItems: 1, uniqueItems: true, description, items: ref(kind) }) as const;

const claim = (description: string) =>
  ({
    type: 'object',
    additionalProperties: false,
    description,
    minProperties: 1,
    properties: {
      lands: names('page', '访问结束时停在的页面 | Pages on which a visit ends'),
      reaches: names(
        'page',
        '到达的页面：访问结束、登录之后、或经成功、失败、跳过表单的去向 | Pages reached: on landing, after a login, or by a destination',
      ),
      asks: names(
        'consent',
        '到达页面上的表单征求的同意 | Consents that the forms of the pages reached ask for',
      ),
      calls: names(
        'endpoint',
        '到达页面上的表单调用的接口 | Endpoints that the forms of the pages reached call',
      ),
    },
  }) as const;

/** tests/invariants.json: what holds for every visitor in the situations that are named. */
export const invariantsSchema = {
  $id: 'invariants',
  title: '不变量 | Invariants',
  type: 'object',
  additionalProperties: false,
  required: ['invariants'],
  properties: {
    $schema: schemaLink,
    note,
    invariants: {
      type: 'array',
      description: '对所有访客成立的结论，check 逐条证明 | What holds for all visitors; check proves each',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'about', 'for'],
        // Exactly one quantifier; a plain list, so that Ajv's message is short.
        oneOf: [{ required: ['never'] }, { required: ['always'] }, { required: ['only'] }],
        properties: {
          id: {
            type: 'string',
            pattern: '^[a-z][a-z0-9-]*$',
            description: '不变量的名字 | Name of the invariant',
          },
          note,
          about: {
            type: 'string',
            minLength: 1,
            maxLength: 600,
            description: '要求：中文 | English | The requirement, in both languages',
          },
          for: whenOnArrivalSchema,
          formsThatCall: names(
            'endpoint',
            'asks 与 calls 只看调用这些接口的表单 | asks and calls are only about forms that call one of these',
          ),
          never: claim('没有一种情形会 | In no situation'),
          always: claim('每一种情形都会 | In every situation'),
          only: claim('除此之外都不会 | Nothing besides'),
        },
      },
    },
  },
} as const satisfies Schema;
export type InvariantsFile = Infer<typeof invariantsSchema>;
export type Invariant = InvariantsFile['invariants'][number];
