/** Raw bytes for a server, where an HTTP client would not send what a test is about. */
import { connect } from 'node:net';

/** What the server answers until it closes the connection. */
export async function sayTo(url: string, text: string, encoding: BufferEncoding = 'utf8'): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(text, encoding);
  await new Promise((resolve) => socket.once('close', resolve));
  return heard;
}
