import { Socket } from 'node:net';

/** A connection on which all that is asked in one turn of the event loop leaves in one write: a write costs more than most questions. */
export class BatchingSocket extends Socket {
  override uncork(): void {
    setImmediate(() => super.uncork());
  }
}
