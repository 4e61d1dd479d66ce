import { connect } from 'node:net';

/** Sends bytes unchanged and reads the response until the other side ends, or is silent for a while. */
export function sendRaw(port: number, bytes: string | Buffer, quiet = 3000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(quiet, done);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', done);
    socket.on('close', done);
    socket.write(bytes);
  });
}

/** Sends bytes unchanged and reads one whole response; its server may keep the connection. */
export function sendForOne(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(10_000, done);
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
      if (isComplete(text)) done();
    });
    socket.on('error', done);
    socket.on('close', done);
    socket.write(bytes);
  });
}

function isComplete(text: string): boolean {
  const [head, body] = [text.split('\r\n\r\n')[0] ?? '', text.slice(text.indexOf('\r\n\r\n') + 4)];
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return body.length >= Number(length);
  return /^transfer-encoding: chunked/im.test(head) && body.endsWith('0\r\n\r\n');
}

/** The status codes of all responses; more than one where a request was parsed as two. */
export const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
