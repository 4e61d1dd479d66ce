import type { Text } from '../text/text.ts';

/** A part of a file that looks like a secret: UTF-16 offsets into its text, and the kind of secret. */
export interface Secret {
  start: number;
  end: number;
  name: Text;
}

interface Pattern {
  name: Text;
  /** With the flags `g` and `d`; its first group is the secret, where it has one. */
  look: RegExp;
  /** Whether a match is random enough; by default it is. */
  isOne?: (found: string) => boolean;
}

/** Bits for each character (Shannon): hex of a random key has about 3.5, base64 about 5, words of one case less than 3.5. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  return [...counts.values()].reduce((sum, n) => sum - (n / text.length) * Math.log2(n / text.length), 0);
}

/** Letters and digits that alternate without a pattern, unlike those of names, paths and dates. */
const isRandom = (text: string) =>
  [...text.matchAll(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)].length >= 3 && entropy(text) >= 3;

const named = '(?:secret|token|passw(?:or)?d|pwd|access_?key|private_?key|api_?key|密钥|密码|口令)';
const value = '([A-Za-z0-9+/=_-]{16,})';
const privateKey: Text = { zh: '私钥', en: 'a private key' };
const accessKey: Text = { zh: '访问密钥', en: 'an access key' };
const token: Text = { zh: '令牌', en: 'a token' };
const underName: Text = { zh: '密钥或口令', en: 'a secret or password' };

/** The forms that providers give their secrets (GitHub secret scanning, AWS and Aliyun documentation), and names. */
const patterns: readonly Pattern[] = [
  { name: privateKey, look: /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY-----[^"]*/dg },
  { name: accessKey, look: /(?<![A-Za-z0-9])LTAI[A-Za-z0-9]{12,26}(?![A-Za-z0-9])/dg },
  { name: accessKey, look: /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])/dg },
  { name: accessKey, look: /(?<![A-Za-z0-9])AKID[A-Za-z0-9]{32}(?![A-Za-z0-9])/dg },
  { name: token, look: /(?<![A-Za-z0-9])eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/dg },
  {
    name: token,
    look: /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{22,}|npm_[A-Za-z0-9]{36})/dg,
  },
  {
    name: { zh: '网址里的密码', en: 'a password in an address' },
    look: /:(?:\\?\/){2}[^\s/:@"]{0,200}:([^\s/@"]+)@/dg,
  },
  { name: underName, look: new RegExp(`${named}[\\w.-]{0,20}"\\s*:\\s*"${value}"`, 'dgi'), isOne: isRandom },
  { name: underName, look: new RegExp(`${named}\\s*[=:：]\\s*${value}`, 'dgi'), isOne: isRandom },
];

/** The secrets in the text of a file in order; none is inside another. */
export function findSecrets(text: string): Secret[] {
  const found = patterns.flatMap(({ name, look, isOne }) =>
    [...text.matchAll(look)].flatMap((match): Secret[] => {
      const [start, end] = match.indices?.[1] ?? match.indices?.[0] ?? [0, 0];
      return isOne && !isOne(text.slice(start, end)) ? [] : [{ start, end, name }];
    }),
  );
  const sorted = found.sort((a, b) => a.start - b.start || b.end - a.end);
  let last = 0;
  return sorted.filter(({ start, end }) => {
    const isInside = start < last;
    last = Math.max(last, end);
    return !isInside;
  });
}

/** The printed form of a secret: its first four characters, by which its owner recognizes it; of a shorter one, the first. */
export const maskedForm = (secret: string): string => `${secret.slice(0, secret.length > 4 ? 4 : 1)}…`;
