import { innerBlocks } from '../../renderer/site-data/page-blocks.ts';
import type { PageBundle } from '../../renderer/site-data/page-bundle.ts';
import { ownEntry, phoneCode } from '../../runtime/index.ts';
import type { Block, Config, Form } from '../../schemas/index.ts';

type Codes = (code: number) => number;
type Bundle = Omit<PageBundle, 'messages' | 'trackers'>;

/**
 * The result codes of an endpoint as phones know them, where its contract has another success than 200; undefined where
 * the API's own codes are those of phones (R-API).
 */
function codesOf({ endpoints: { contract, endpoints } }: Config, name: string): Codes | undefined {
  const endpoint = ownEntry(endpoints, name);
  if (!endpoint || (contract?.envelope ?? endpoint.envelope) === undefined) return undefined;
  return (code) => phoneCode(contract, endpoint, code);
}

/** The page and its forms with the result codes that phones know. */
export function withPhoneCodes(config: Config, bundle: Bundle): Bundle {
  const body = bundle.page.body.map((block) => blockWithCodes(config, block));
  const forms = Object.entries(bundle.forms).map(([id, form]) => [id, formWithCodes(config, form)]);
  const receipts = Object.entries(bundle.receipts ?? {}).map(([id, one]) => [
    id,
    receiptWithCodes(config, one),
  ]);
  return {
    ...bundle,
    page: { ...bundle.page, body } as Bundle['page'],
    forms: Object.fromEntries(forms),
    ...(bundle.receipts && { receipts: Object.fromEntries(receipts) }),
  };
}

/** A block with the blocks in it, as deep as they stand. */
function blockWithCodes(config: Config, block: Block): Block {
  const codes = block.type === 'form' && codesOf(config, ownEntry(config.forms, block.form)?.endpoint ?? '');
  const own = codes ? { ...block, onResult: resultsWithCodes(block.onResult, codes) } : block;
  return innerBlocks(own).length > 0 ? (insideWithCodes(config, own) as Block) : own;
}

/** Lists of blocks stand in sections, tabs and popups. */
const insideWithCodes = (config: Config, container: object): object =>
  Object.fromEntries(
    Object.entries(container).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((one) => itemWithCodes(config, one)) : value,
    ]),
  );

function itemWithCodes(config: Config, item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  return 'type' in item ? blockWithCodes(config, item as Block) : insideWithCodes(config, item);
}

function formWithCodes(config: Config, form: Form): Form {
  const calls = (['logIn', 'oneTap', 'verify'] as const).flatMap((key) => {
    const call = form[key];
    const codes = call && codesOf(config, call.endpoint);
    return call && codes ? [[key, { ...call, onResult: resultsWithCodes(call.onResult, codes) }]] : [];
  });
  return { ...receiptWithCodes(config, form), ...Object.fromEntries(calls) } as Form;
}

function receiptWithCodes<T extends Pick<Form, 'endpoint' | 'receipt'>>(config: Config, form: T): T {
  const codes = codesOf(config, form.endpoint);
  if (!codes || !form.receipt) return form;
  const reasons = form.receipt.reasons.map((one) => ({ ...one, code: codes(one.code) }));
  return { ...form, receipt: { ...form.receipt, reasons } };
}

const resultsWithCodes = <T extends { cases: readonly { code: number | number[] }[] }>(
  onResult: T,
  codes: Codes,
): T => ({
  ...onResult,
  cases: onResult.cases.map((one) => ({
    ...one,
    code: Array.isArray(one.code) ? one.code.map(codes) : codes(one.code),
  })),
});
