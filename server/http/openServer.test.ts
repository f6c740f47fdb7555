/** A connection nothing moves on is ended, and how long a client may take is bounded. */
import { describe, expect, it } from '@jest/globals';
import { MAX_FILE_BYTES } from '#domain/documents/documentTypes';
import { MINUTE, SECOND } from '#platform/clock';
import { openServer } from './openServer.ts';

describe('A server', () => {
  const server = openServer(() => undefined);

  it('waits for headers ten seconds and for a connection nothing moves on two minutes', () => {
    expect(server.headersTimeout).toBe(10 * SECOND);
    expect(server.timeout).toBe(2 * MINUTE);
  });

  it('gives the largest upload time over a line of 400 kbit/s, and not for ever', () => {
    const slowest = ((MAX_FILE_BYTES * 8) / 400_000) * SECOND;
    expect(server.requestTimeout).toBeGreaterThan(slowest);
    expect(server.requestTimeout).toBe(5 * MINUTE);
  });
});
