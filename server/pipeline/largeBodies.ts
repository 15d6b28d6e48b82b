import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { LARGE_BODY_BYTES } from '@/contract/ourLimits';
import { FairQueue } from '../kernel/fairQueue';
import { callAddress } from './callAddress';
import { getHeader } from './replyPort';

/** Maximum waiting time for a large body, within Node's request timeout. */
const PATIENCE_MS = 40_000;
/** Further requests would time out before their turn. */
const WAITING = 60;

/** Large bodies are read sequentially, because each takes several times its size in memory. */
const queue = new FairQueue({ running: 1, waiting: WAITING, patienceMs: PATIENCE_MS });

/** Treats a body without a length as large, because its size is unknown. */
const isLarge = (request: FastifyRequest): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(getHeader(request, 'content-length')) > LARGE_BODY_BYTES;

/** Resolves when the response was sent, or the client has disconnected. */
const untilOver = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    if (raw.destroyed) resolve();
    raw.once('finish', resolve);
    raw.once('close', resolve);
  });

/** Resolves when a request may read its body; its slot lasts until the response. Throws QueueFull after the maximum waiting time. */
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
  /** Throws if the caller may not make the call. */
  readonly permit: (request: FastifyRequest) => Promise<unknown>;
  /** Responds to a request whose body is not read. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply, error: unknown) => unknown;
}

/** Accepts large bodies only for sessions that may make the call (ASVS 5.2.1); routes with small bodies need no hook. */
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
