import { blocksWithPointers } from '../../../ops/config/page-blocks.ts';
import { isObject, itemsOf, member } from '../../../ops/json/json-values.ts';
import { fromPointer } from '../../../ops/json/pointer.ts';
import { codesOfCase, successOf } from '../../../ops/page-content/success-codes.ts';
import type { Edit } from '../../api/index.ts';
import { receiptEditsOn } from '../page-blocks/receipt-edits.ts';
import { type LeadingPlace, leadButtonEdits, type PageFile } from './button-places.ts';
import type { ContentOf } from './link-places.ts';

/** What follows result codes of a form on a page; it can lead to another page. */
export interface FormEnd extends LeadingPlace {
  form: string;
  /** The id of the block that shows the form. */
  block: string;
  /** The title of that block, as written; undefined where it has none. */
  title: unknown;
  /** The result codes; null: all others. */
  codes: readonly string[] | null;
  /** The message with which visitors stay; empty: none is chosen yet; null: the page is finished. */
  message: string | null;
  /** Whether that message takes the place of the form, and not only points out a mistake in it. */
  stays: boolean;
  /** What follows a form that was received. */
  isSent: boolean;
}

/** Every end of a form of the pages, by page in the order of the page. */
export const formEnds = (pages: readonly PageFile[], contentOf: ContentOf): FormEnd[] =>
  pages.flatMap((page) =>
    blocksWithPointers(page.value).flatMap(({ block, pointer }) =>
      member(block, 'type') === 'form' ? endsOfBlock(page, block, pointer, contentOf) : [],
    ),
  );

function endsOfBlock(page: PageFile, block: unknown, pointer: string, contentOf: ContentOf): FormEnd[] {
  const result = member(block, 'onResult');
  const at = [...fromPointer(pointer).map(indexOrKey), 'onResult'];
  const cases = itemsOf(member(result, 'cases'));
  const all = [
    ...cases.map((one, index) => ({ one, path: [...at, 'cases', index] })),
    { one: member(result, 'otherwise'), path: [...at, 'otherwise'] },
  ];
  const form = String(member(block, 'form'));
  const isReceived = receivedBy(form, contentOf);
  // Where no case has a code of success, what follows all others follows it, too.
  const isOtherwise = !cases.some(isReceived);
  return all.flatMap(({ one, path }): FormEnd[] => {
    if (!isObject(one)) return [];
    const { code, finish, stay } = one;
    const message = stay ?? (one.show === undefined ? null : (member(one.show, 'message') ?? ''));
    return [
      {
        page: page.id,
        file: page.file,
        path,
        form,
        block: String(member(block, 'id')),
        title: member(block, 'title'),
        codes: code === undefined ? null : [code].flat().map(String),
        message: typeof message === 'string' ? message : null,
        stays: stay !== undefined,
        isSent: code === undefined ? isOtherwise : isReceived(one),
        outcome: typeof finish === 'string' && finish !== '' ? finish : null,
        leadingBy: (next) => ({ ...(code !== undefined && { code }), finish: next }),
      },
    ];
  });
}

/** Whether a case handles a code by which the server of a form says that it was received, wherever the case stands. */
function receivedBy(form: string, contentOf: ContentOf): (one: unknown) => boolean {
  const endpoints = contentOf('definitions/endpoints.json');
  const name = member(contentOf(`definitions/forms/${form}.json`), 'endpoint');
  const isSuccess = successOf(endpoints, member(endpoints, 'endpoints', String(name)));
  return (one) => codesOfCase(one).some(isSuccess);
}

const indexOrKey = (key: string): string | number => (/^\d+$/.test(key) ? Number(key) : key);

/** The edits by which an end of a form leads to a route, whose page tells the receipt of the form from then on. */
export const leadEndEdits = (end: FormEnd, route: string, contentOf: ContentOf): Edit[] => [
  ...receiptEdits(end, route, contentOf),
  ...leadButtonEdits(end, route, contentOf),
];

/** Whether the page of a route gets a receipt block of its own when an end leads there. */
export const addsReceipt = (end: FormEnd, route: string, contentOf: ContentOf): boolean =>
  receiptEdits(end, route, contentOf).some((edit) => edit.do === 'insert' && isObject(edit.value));

/** The edits by which the page of a route tells the receipt of a form, before its footer where it told none. */
function receiptEdits(end: FormEnd, route: string, contentOf: ContentOf): Edit[] {
  const hasReceipt = member(contentOf(`definitions/forms/${end.form}.json`), 'receipt') !== undefined;
  const file = `definitions/pages/${String(member(contentOf('definitions/routes.json'), 'routes', route, 'page'))}.json`;
  return hasReceipt ? receiptEditsOn({ file, value: contentOf(file) }, [end.form]) : [];
}
