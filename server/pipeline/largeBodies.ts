import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { LARGE_BODY_BYTES } from '@/contract/ourLimits';
import { FairQueue } from '../kernel/fairQueue';
import { callAddress } from './callAddress';
import { getHeader } from './replyPort';

/** Large bodies wait for each other within the time that Node gives a request to arrive. */
const PATIENCE_MS = 40_000;
/** More would time out before their turn. */
const WAITING = 60;

/** Large bodies are read one after the other: each takes several times its size in memory. */
const queue = new FairQueue({ running: 1, waiting: WAITING, patienceMs: PATIENCE_MS });

/** A body without a length may be of any size. */
const isLarge = (request: FastifyRequest): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(getHeader(request, 'content-length')) > LARGE_BODY_BYTES;

/** Resolves when the answer was sent, or its caller is gone. */
const untilOver = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    if (raw.destroyed) resolve();
    raw.once('finish', resolve);
    raw.once('close', resolve);
  });

/** Resolves when it is the turn of a request, which lasts until it is answered; throws QueueFull when its turn does not come. */
const waitForTurn = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
  new Promise((resolve, reject) => {
    const begin = (): Promise<void> => {
      resolve();
      return untilOver(reply);
    };
    queue.run(callAddress(request), begin).catch(reject);
  });

/** Decides about a request by its head alone. */
interface BodyGate {
  /** Throws where the caller may not make the call. */
  readonly permit: (request: FastifyRequest) => Promise<unknown>;
  /** Answers a request whose body is not read. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply, error: unknown) => unknown;
}

/** Reads large bodies for a session that may make the call, and for nobody else (ASVS 5.2.1); a route that takes none needs no hook. */
export const largeBodyHook = (
  bodyLimit: number,
  { permit, refuse }: BodyGate,
): Pick<RouteOptions, 'onRequest'> | undefined =>
  bodyLimit <= LARGE_BODY_BYTES
    ? undefined
    : {
        onRequest: async (request, reply) => {
          if (!isLarge(request)) return undefined;
          try {
            await permit(request);
            await waitForTurn(request, reply);
            return undefined;
          } catch (error) {
            return refuse(request, reply, error);
          }
        },
      };
