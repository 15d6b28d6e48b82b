import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LARGE_BODY_BYTES } from '@/contract/ourLimits';
import { Refusal } from '../kernel/refusal';

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

/** Accepts JSON bodies only; an empty body counts as missing. Refuses keys that reach an object's prototype. */
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
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, text: string, done) => done(text === '' ? null : refused()));
};
