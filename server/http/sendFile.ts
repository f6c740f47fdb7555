/** Sends bytes to their owner: never rendered by the browser as a page, never kept by a cache. */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { MINUTE, SECOND } from '#platform/clock';
import { log } from '#platform/log';
import type { FileAnswer } from './door.ts';

/** Resolves when there is something to send (or the file is empty); rejects when it cannot be opened. */
async function untilFirstBytes(content: Readable): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    content.once('readable', resolve).once('end', resolve).once('error', reject);
  });
}

/** A reader of at least 40 KB/s; who takes no bytes at all for a while is not waited for that long. */
const LONGEST_MS = 4 * MINUTE;
const IDLE_MS = 20 * SECOND;

/** Whoever asks for a file and then does not take it would hold its place for ever. */
function endUnread(response: Response): void {
  const end = () => response.destroy();
  response.setMaxListeners(20); // pipeline and everything before it wait for its end
  const timer = setTimeout(end, LONGEST_MS).unref();
  response.setTimeout(IDLE_MS, end);
  response.once('close', () => clearTimeout(timer));
}

/** Streams a file answer; a failure in the middle cuts the connection, so that half a file is not taken for a whole one. */
export async function sendFile(
  response: Response,
  { content, mediaType, downloadName }: FileAnswer,
): Promise<void> {
  // A file that does not open is an error like any other, and not half an answer with a file's headers.
  if (!Buffer.isBuffer(content)) await untilFirstBytes(content);
  if (downloadName) response.attachment(downloadName);
  response.set('Content-Type', mediaType);
  response.set('Content-Security-Policy', "default-src 'none'; sandbox");
  if (Buffer.isBuffer(content)) return void response.end(content);
  endUnread(response);
  try {
    await pipeline(content, response);
  } catch (err) {
    log.warn({ err, step: 'send file' }, 'file not sent to its end');
    response.destroy();
  }
}
