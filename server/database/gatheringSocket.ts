import { Socket } from 'node:net';

/** Socket that batches all queries of one event loop turn into one write; a write costs more than most queries. */
export class BatchingSocket extends Socket {
  override uncork(): void {
    setImmediate(() => super.uncork());
  }
}
