import { blocksWithPointers } from '../../../ops/config/page-blocks.ts';
import { itemsOf, type JsonObject, member } from '../../../ops/json/json-values.ts';
import { fromPointer } from '../../../ops/json/pointer.ts';
import type { LeadingPlace, PageFile } from './button-places.ts';

/** What follows result codes of a form on a page, where that finishes the page: it can lead to another one. */
export interface FormEnd extends LeadingPlace {
  form: string;
  /** The result codes; null: all others. */
  codes: string | null;
}

/** Every end of a form of the pages by which a visitor leaves the page. */
export const formEnds = (pages: readonly PageFile[]): FormEnd[] =>
  pages.flatMap((page) =>
    blocksWithPointers(page.value).flatMap(({ block, pointer }) => {
      const result = member(block, 'onResult');
      const at = [...fromPointer(pointer).map(indexOrKey), 'onResult'];
      const ends = [
        ...itemsOf(member(result, 'cases')).map((one, index) => ({ one, path: [...at, 'cases', index] })),
        { one: member(result, 'otherwise'), path: [...at, 'otherwise'] },
      ];
      return ends.flatMap(({ one, path }): FormEnd[] => {
        const outcome = member(one, 'finish');
        if (typeof outcome !== 'string') return [];
        const codes = member(one, 'code');
        return [
          {
            page: page.id,
            file: page.file,
            path,
            form: String(member(block, 'form')),
            codes: codes === undefined ? null : [codes].flat().join('、'),
            outcome,
            leadingBy: (next) => ({ ...(one as JsonObject), finish: next }),
          },
        ];
      });
    }),
  );

const indexOrKey = (key: string): string | number => (/^\d+$/.test(key) ? Number(key) : key);
