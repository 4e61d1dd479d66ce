/** Placeholder in an address of trackers.json for the channel's conversion id. */
const conversionIdPlaceholder = '__CONVERSION_ID__';

const withId = (address: string, conversionId: string): string =>
  address.replaceAll(conversionIdPlaceholder, encodeURIComponent(conversionId));

/** Settles when the script has loaded or failed; never if it does not respond, and no code awaits it. */
export function addScript(document: Document, address: string, conversionId: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = withId(address, conversionId);
    script.referrerPolicy = 'strict-origin';
    script.onload = () => resolve();
    script.onerror = () => resolve();
    document.head.append(script);
  });
}

/** Requests an image that nobody sees, with these fields as its query. */
export function requestImage(
  document: Document,
  address: string,
  fields: object,
  conversionId: string,
): void {
  const query = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, textOf(value)]),
  );
  const whole = withId(address, conversionId);
  const image = document.createElement('img');
  image.referrerPolicy = 'strict-origin';
  image.src = `${whole}${whole.includes('?') ? '&' : '?'}${query}`;
}

const textOf = (value: unknown): string => (value instanceof Date ? String(value.getTime()) : String(value));
