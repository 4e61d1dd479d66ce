import dns, { type LookupAddress, type LookupOptions } from 'node:dns';

/**
 * Answers `localhost` in a test's process without the resolver (RFC 6761, section 6.3). Playwright's client looks up both
 * families for each connection; where /etc/hosts knows no `::1`, the second goes to the name server. On a machine whose
 * name server does not answer, it held the threads that look-ups share, and a later `route.fetch` never began.
 */
const loopback: LookupAddress = { address: '127.0.0.1', family: 4 };

const isLocalhost = (name: string) => name === 'localhost';
const isIPv6 = (options?: LookupOptions | number) => {
  const family = typeof options === 'object' ? options.family : options;
  return family === 6 || family === 'IPv6';
};
const notFound = () =>
  Object.assign(new Error('getaddrinfo ENOTFOUND localhost'), {
    code: 'ENOTFOUND',
    errno: -3008,
    syscall: 'getaddrinfo',
    hostname: 'localhost',
  });

type Callback = (error: Error | null, ...answer: unknown[]) => void;
const answered = Symbol.for('funnel: localhost is answered');

/** The files of a worker share one process: the functions are replaced once. */
if (!(answered in dns)) {
  Object.assign(dns, { [answered]: true });
  const { lookup } = dns;
  const lookUpAsked = dns.promises.lookup;
  const lookUp = (name: string, ...rest: [...(LookupOptions | number)[], Callback]) => {
    if (!isLocalhost(name)) return Reflect.apply(lookup, dns, [name, ...rest]);
    const answer = rest.at(-1) as Callback;
    const options = rest.length > 1 ? (rest[0] as LookupOptions | number) : undefined;
    process.nextTick(() => {
      if (isIPv6(options)) answer(notFound());
      else if (typeof options === 'object' && options.all) answer(null, [loopback]);
      else answer(null, loopback.address, loopback.family);
    });
  };
  const lookUpSoon = async (name: string, options?: LookupOptions | number) => {
    if (!isLocalhost(name)) return Reflect.apply(lookUpAsked, dns.promises, [name, options]);
    if (isIPv6(options)) throw notFound();
    return typeof options === 'object' && options.all ? [loopback] : loopback;
  };
  Object.assign(dns, { lookup: lookUp });
  Object.assign(dns.promises, { lookup: lookUpSoon });
}
