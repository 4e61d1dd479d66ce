import { idDefinitions } from '../config/collect-ids.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { keysOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { quote } from '../text/text.ts';

/** Ids of one kind that differ in capitals only: people mix them up, and some file systems do. */
export const idCaseCollision = defineRule({
  code: 'id-case-collision',
  severity: 'error',
  scope: 'file',
  doc: {
    what: { zh: '两个名字只差大小写', en: 'two ids differ in capitals only' },
    why: { zh: '人会弄混，有些系统也会', en: 'people mix them up, and so do some systems' },
    example: {
      file: 'definitions/messages.json',
      good: '"codeWrong": "验证码不对"',
      bad: '"codeWrong": "验证码不对", "codewrong": "验证码有误"',
    },
  },
  run: ({ files }) =>
    [...new Set(Object.values(idDefinitions).map(([kind, key]) => `${kind} ${key}`))].flatMap(
      (definition) => {
        const [kind, key = ''] = definition.split(' ');
        return files
          .filter((file) => file.kind === kind && file.kind !== 'pages')
          .flatMap(({ file, value }) => {
            const first = new Map<string, string>();
            return keysOf(member(value, key)).flatMap((id): Violation[] => {
              const other = first.get(id.toLowerCase());
              if (other === undefined) {
                first.set(id.toLowerCase(), id);
                return [];
              }
              return [
                {
                  message: {
                    zh: `${quote(id)} 与 ${quote(other)} 只差大小写`,
                    en: `${quote(id)} and ${quote(other)} differ in capitals only`,
                  },
                  help: { zh: '改掉一个名字', en: 'give one of them another name' },
                  file,
                  pointer: toPointer([key, id]),
                  key: true,
                  related: [
                    {
                      message: { zh: '另一个在这里', en: 'the other one' },
                      file,
                      pointer: toPointer([key, other]),
                      key: true,
                    },
                  ],
                },
              ];
            });
          });
      },
    ),
});
