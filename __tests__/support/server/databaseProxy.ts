import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Behavior of the connection to the database: pass, no response, or cut around the next commit. */
export type ProxyMood = 'through' | 'silent' | 'cutBeforeCommit' | 'cutAfterCommit';

/** Proxies a server's PostgreSQL, and fails as networks and databases do. */
export interface DatabaseProxy {
  /** The address of the database through the proxy. */
  readonly url: string;
  mood: ProxyMood;
  /** Only the commit of a transaction that this text was sent in is cut: a server has other work as well. */
  cutsOnly: string;
  /** Nobody listens any more, and all connections are cut. */
  readonly refuse: () => Promise<void>;
  /** Listens again, on the same port. */
  readonly allow: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const isCommit = (part: Buffer): boolean => part.includes('commit\0');

const listen = async (server: Server, port: number): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Opens a proxy before the PostgreSQL of an address. */
export const openDatabaseProxy = async (address: string): Promise<DatabaseProxy> => {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  const kept = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const proxy: Pick<DatabaseProxy, 'mood' | 'cutsOnly'> = { mood: 'through', cutsOnly: '' };
  const pass = (near: Socket): void => {
    const far = kept(connect(Number(target.port), target.hostname));
    kept(near).once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    far.on('data', (part) => proxy.mood !== 'silent' && near.write(part));
    let isMeant = false;
    near.on('data', (part: Buffer) => {
      if (proxy.mood === 'silent') return;
      isMeant ||= part.includes(proxy.cutsOnly);
      const isCut = proxy.mood !== 'through' && isMeant && isCommit(part);
      if (isCommit(part)) isMeant = false;
      if (!isCut) {
        far.write(part);
        return;
      }
      const isCarriedOut = proxy.mood === 'cutAfterCommit';
      proxy.mood = 'through';
      if (!isCarriedOut) near.destroy();
      // Its answer is on the way, and does not arrive.
      else far.removeAllListeners('data').write(part, () => far.once('data', () => near.destroy()));
    });
  };
  let server = createServer(pass);
  const port = await listen(server, 0);
  const through = new URL(address);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  const refuse = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  const allow = async (): Promise<void> => {
    server = createServer(pass);
    await listen(server, port);
  };
  return Object.assign(proxy, { url: through.href, refuse, allow, close: refuse });
};
