import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** One value of DER: tag, length, content (ITU-T X.690). */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const length = body.length.toString(16).padStart(body.length > 0xff ? 4 : 2, '0');
  const long = body.length > 0x7f ? [0x80 + length.length / 2] : [];
  return Buffer.concat([Buffer.from([tag, ...long, ...Buffer.from(length, 'hex')]), body]);
}
const sequence = (...content: Uint8Array[]) => der(0x30, ...content);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utcTime = (date: Date) => {
  const digits = date.toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
};
const pem = (label: string, bytes: Buffer): string =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;

const commonName = objectId('550403');
const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));

/**
 * A key and a certificate for localhost that is valid for a day (RFC 5280, version 1), created in each run: browsers
 * use HTTP/2 over TLS only, Node cannot create certificates, and somebody might trust a key in the repository by
 * mistake.
 */
export function createSelfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('localhost')))));
  const now = Date.now();
  const day = 24 * 60 * 60 * 1000;
  const body = sequence(
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(utcTime(new Date(now - day)), utcTime(new Date(now + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: pem('CERTIFICATE', sequence(body, ecdsaWithSha256, signature)),
  };
}
