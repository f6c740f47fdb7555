/** Finds a port nobody listens on. */
import net from 'node:net';

/** Tries to listen; resolves to the port taken for that instant, undefined when it belongs to someone. */
function probe(port: number, host?: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address() as net.AddressInfo;
      server.close(() => resolve(address.port));
    });
  });
}

/** True when `port` can be had on `host` (all addresses when not given). */
export const isFree = async (port: number, host?: string) => (await probe(port, host)) !== undefined;

/** The first free loopback port from `first` upwards; 0 means any. */
export async function findFreePort(first: number): Promise<number> {
  for (let port = first; port < first + 200; port += 1) {
    const free = await probe(port, '127.0.0.1');
    if (free) return free;
  }
  throw new Error(`No free port between ${first} and ${first + 200}.`);
}
