// Some browsers that operators have are built on Chromium of years ago (80: tools/engines). The build translates syntax;
// these functions came with Chrome 85 to 117. A popover without a top layer stays where its position puts it.
type Test = (value: unknown, index: number) => boolean;

function findLastIndex(this: readonly unknown[], test: Test): number {
  for (let at = this.length - 1; at >= 0; at--) if (test(this[at], at)) return at;
  return -1;
}

function findLast(this: readonly unknown[], test: Test): unknown {
  return this[findLastIndex.call(this, test)];
}

function toSpliced(this: readonly unknown[], ...given: [number, number, ...unknown[]]): unknown[] {
  const copy = [...this];
  copy.splice(...given);
  return copy;
}

/** RFC 9562, version 4. */
function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const [version = 0, variant = 0] = [bytes[6], bytes[8]];
  bytes[6] = (version & 0x0f) | 0x40;
  bytes[8] = (variant & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function checkVisibility(this: Element): boolean {
  return this.getClientRects().length > 0;
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  return this[index < 0 ? this.length + index : index];
}

function replaceAll(this: string, what: string | RegExp, by: string & (() => string)): string {
  return this.replace(typeof what === 'string' ? new RegExp(what.replace(/\W/g, '\\$&'), 'g') : what, by);
}

function addMissing(owner: object, name: string, value: (...args: never[]) => unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

addMissing(
  Object,
  'hasOwn',
  (object: object, key: string) => Object.getOwnPropertyDescriptor(object, key) !== undefined,
);
addMissing(Array.prototype, 'at', at);
addMissing(String.prototype, 'at', at);
addMissing(String.prototype, 'replaceAll', replaceAll);
addMissing(Array.prototype, 'findLast', findLast);
addMissing(Array.prototype, 'findLastIndex', findLastIndex);
addMissing(Array.prototype, 'toSpliced', toSpliced);
addMissing(crypto, 'randomUUID', randomUUID);
addMissing(Element.prototype, 'checkVisibility', checkVisibility);
addMissing(HTMLElement.prototype, 'showPopover', () => undefined);
