import { definedIn } from '../config/collect-ids.ts';
import type { Rule } from '../config/project.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { keysOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { quote } from '../text/text.ts';

/** Ids of one kind that differ in capitals only: people mix them up, and some file systems do. */
export const idCaseCollision: Rule = ({ files }) =>
  [...new Set(Object.values(definedIn).map(([kind, key]) => `${kind} ${key}`))].flatMap((place) => {
    const [kind, key = ''] = place.split(' ');
    return files
      .filter((file) => file.kind === kind && file.kind !== 'pages')
      .flatMap(({ file, value }) => {
        const first = new Map<string, string>();
        return keysOf(member(value, key)).flatMap((id): Finding[] => {
          const other = first.get(id.toLowerCase());
          if (other === undefined) {
            first.set(id.toLowerCase(), id);
            return [];
          }
          return [
            {
              code: 'id-case-collision',
              severity: 'error',
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
  });
