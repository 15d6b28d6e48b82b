import { once } from 'node:events';
import { createServer } from 'node:net';

const probeFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

/** Returns a port that no program uses now and that is not among `reserved`: the server opens those only after PostgreSQL has started. */
export const findFreePort = async (reserved: readonly number[]): Promise<number> => {
  const port = await probeFreePort();
  return reserved.includes(port) ? findFreePort(reserved) : port;
};
