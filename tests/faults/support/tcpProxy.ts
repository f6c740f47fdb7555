/** A wire that can be cut: passes bytes on to a port until it is told to break off or to go silent after so many of them. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Cut {
  /** `up` towards the server, `down` back to the client. */
  readonly direction: 'up' | 'down';
  /** Bytes of that direction that still get through. */
  readonly after: number;
  /** `reset` ends both sides at once; `silence` keeps them open and passes nothing on any more. */
  readonly how: 'reset' | 'silence';
}

export interface TcpProxy {
  readonly port: number;
  /** Breaks whatever connection passes the limit first; every other goes on. */
  cutNext(cut: Cut): void;
  /** Resolves when it was cut. */
  readonly isCut: () => boolean;
  /** Ends silent connections and passes everything on again. */
  mend(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let order: Cut | undefined;
  let passed = 0;
  let wasCut = false;
  const silent = new WeakSet<Socket>();

  const end = (...sockets: Socket[]) => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const pass = (direction: Cut['direction'], from: Socket, to: Socket, chunk: Buffer) => {
    if (silent.has(from)) return;
    if (order?.direction !== direction) return void to.write(chunk);
    const room = order.after - passed;
    passed += chunk.length;
    if (chunk.length <= room) return void to.write(chunk);
    const { how } = order;
    [order, wasCut] = [undefined, true];
    if (room > 0) to.write(chunk.subarray(0, room));
    if (how === 'reset') end(from, to);
    else for (const socket of [from, to]) silent.add(socket);
  };
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to, direction] of [
      [client, upstream, 'up'],
      [upstream, client, 'down'],
    ] as const) {
      open.add(from);
      from.on('data', (chunk: Buffer) => pass(direction, from, to, chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cutNext(cut) {
      [order, passed, wasCut] = [cut, 0, false];
    },
    isCut: () => wasCut,
    mend() {
      order = undefined;
      end(...[...open].filter((socket) => silent.has(socket)));
    },
    close: async () => {
      end(...open);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
