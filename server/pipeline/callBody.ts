import type { FastifyInstance, FastifyRequest, FastifyReply, RouteOptions } from 'fastify';
import { LARGE_BODY_BYTES } from '@/contract/ourLimits';
import { Refusal } from '../kernel/refusal';
import { FairQueue } from '../kernel/fairQueue';
import { getCallAddress, getHeader } from './callRequest';

/** The largest request body other than a picture or a file. */
export const BODY_MAX_BYTES = 256 * 1024;

const texts = new WeakMap<FastifyRequest, string>();

/** A request's body as it was sent. */
export const getBodyText = (request: FastifyRequest): string => texts.get(request) ?? '';

const refused = (): Refusal => new Refusal('invalidInput', { fields: 'body' });

/** Runs a step on a body. Each step on a large one takes tens of milliseconds, so other requests are served before it. */
const runStep = (text: string, step: () => void): void => {
  if (text.length > LARGE_BODY_BYTES) setImmediate(step);
  else step();
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the route accepts form-encoded bodies (Call.form). */
    form?: boolean;
  }
}

/** Accepts JSON bodies, and forms where a call says so; an empty body counts as missing. Refuses keys that reach an object's prototype. */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    texts.set(request, text);
    if (text.trim() === '') {
      done(null);
      return;
    }
    const answer = (error: Error | null, body?: unknown): void =>
      runStep(text, () => done(error === null ? null : refused(), body));
    runStep(text, () => void parse(request, text, answer));
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, text: string, done) => {
      const isForm = request.routeOptions.config.form === true;
      done(isForm ? null : refused(), isForm ? Object.fromEntries(new URLSearchParams(text)) : undefined);
    },
  );
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, text: string, done) => done(text === '' ? null : refused()));
};

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
    queue.run(getCallAddress(request), begin).catch(reject);
  });

/** Decides about a request by its head alone. */
interface BodyGate {
  /** Throws if the caller may not make the call. */
  readonly permit: (request: FastifyRequest) => Promise<unknown>;
  /** Responds to a request whose body is not read. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply, error: unknown) => unknown;
}

/** Accepts large bodies only for sessions that may make the call (ASVS 5.2.1); routes with small bodies need no hook. */
export const createLargeBodyHook = (
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
