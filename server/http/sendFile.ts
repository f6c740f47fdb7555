/** Sends bytes to their owner: never rendered by the browser as a page, never kept by a cache. */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { MINUTE, SECOND } from '#platform/clock';
import { log } from '#platform/log';
import type { FileAnswer } from './door.ts';
import { leavePlace } from './shedLoad.ts';

/** Resolves when there is something to send (or the file is empty); rejects when it cannot be opened. */
async function untilFirstBytes(content: Readable): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    content.once('readable', resolve).once('end', resolve).once('error', reject);
  });
}

/** The slowest line that still gets its file: a phone at the edge of its cell. Who takes nothing at all, openServer.ts ends. */
const SLOWEST_BYTES_PER_SECOND = 4 * 1024;
const START_MS = MINUTE;

/** How long a reader may take for a file of this many bytes: ten megabytes, three quarters of an hour. */
export function longestMs(bytes: number): number {
  return START_MS + (bytes / SLOWEST_BYTES_PER_SECOND) * SECOND;
}

/** Whoever asks for a file and then hardly takes it would keep it open for ever. */
function endUnread(response: Response, bytes: number): void {
  response.setMaxListeners(20); // pipeline and everything before it wait for its end
  const timer = setTimeout(() => response.destroy(), longestMs(bytes)).unref();
  response.once('close', () => clearTimeout(timer));
}

/** Streams a file answer; a failure in the middle cuts the connection, so that half a file is not taken for a whole one. */
export async function sendFile(
  response: Response,
  { content, mediaType, bytes, downloadName }: FileAnswer,
): Promise<void> {
  // A file that does not open is an error like any other, and not half an answer with a file's headers.
  if (!Buffer.isBuffer(content)) await untilFirstBytes(content);
  if (downloadName) response.attachment(downloadName);
  response.set('Content-Type', mediaType);
  response.set('Content-Security-Policy', "default-src 'none'; sandbox");
  if (Buffer.isBuffer(content)) return void response.end(content);
  endUnread(response, bytes);
  leavePlace(response);
  try {
    await pipeline(content, response);
  } catch (err) {
    log.warn({ err, step: 'send file' }, 'file not sent to its end');
    response.destroy();
  }
}
