import type { Config, Form, OnResult } from '../../schemas/index.ts';
import { leafBlocksOf } from '../config/leaf-blocks.ts';
import type { Locator } from '../diagnostics/finding.ts';

type Handler = Partial<OnResult['otherwise'] & NonNullable<Form['verify']>['onResult']['otherwise']>;
interface Handlers {
  cases: readonly (Handler & { code: number | number[] })[];
  otherwise: Handler;
}

/** The result handlers of a call, in a page or in a form; `pointer` is that of `onResult`. */
export interface ResultUse extends Locator {
  endpoint: string;
  /** Where the form names the endpoint. */
  call: Locator;
  onResult: Handlers;
  /** A login or verification before sending: its success is followed by the sending, not by a result handler. */
  isOnTheWay?: true;
}

/** Every list of result handlers with the endpoint whose codes it handles. */
export function resultUsesOf({ pages, forms }: Config): ResultUse[] {
  const fileOf = (form: string) => `definitions/forms/${form}.json`;
  const inPages = Object.entries(pages).flatMap(([id, { body }]) =>
    leafBlocksOf(body).flatMap(({ block, pointer }): ResultUse[] => {
      const form = block.type === 'form' ? forms[block.form] : undefined;
      if (block.type !== 'form' || !form) return [];
      const { endpoint } = form;
      const call = { file: fileOf(block.form), pointer: '/endpoint' };
      const file = `definitions/pages/${id}.json`;
      return [{ file, pointer: `${pointer}/onResult`, endpoint, call, onResult: block.onResult }];
    }),
  );
  const inForms = Object.entries(forms).flatMap(([id, { logIn, oneTap, verify }]): ResultUse[] => {
    const file = fileOf(id);
    const at = (key: string) => ({
      file,
      pointer: `/${key}/onResult`,
      call: { file, pointer: `/${key}/endpoint` },
    });
    return [
      ...(logIn ? [{ ...logIn, ...at('logIn'), isOnTheWay: true as const }] : []),
      ...(oneTap ? [{ ...oneTap, ...at('oneTap') }] : []),
      ...(verify ? [{ ...verify, ...at('verify'), isOnTheWay: true as const }] : []),
    ];
  });
  return [...inPages, ...inForms];
}

/** A result code as a handler names it, at its place. */
export interface NamedCode extends Locator {
  code: number;
}

/** The codes of all handlers in the order in which they are tried. */
export const namedCodes = ({ file, pointer, onResult }: ResultUse): NamedCode[] =>
  onResult.cases.flatMap(({ code }, index) => {
    const at = `${pointer}/cases/${index}/code`;
    return Array.isArray(code)
      ? code.map((one, item) => ({ code: one, file, pointer: `${at}/${item}` }))
      : [{ code, file, pointer: at }];
  });

/** The codes that one list of handlers, or of reasons for a refusal, names for an endpoint. */
export interface CodeUse {
  endpoint: string;
  /** Where the form names the endpoint. */
  call: Locator;
  /** In the order in which they are tried. */
  codes: readonly NamedCode[];
}

/** The reasons that the receipt of each form gives for refusals of its endpoint. */
export const reasonUsesOf = ({ forms }: Config): CodeUse[] =>
  Object.entries(forms).flatMap(([id, { endpoint, receipt }]): CodeUse[] => {
    const file = `definitions/forms/${id}.json`;
    const codes = (receipt?.reasons ?? []).map(({ code }, at) => ({
      code,
      file,
      pointer: `/receipt/reasons/${at}/code`,
    }));
    return codes.length > 0 ? [{ endpoint, call: { file, pointer: '/endpoint' }, codes }] : [];
  });
