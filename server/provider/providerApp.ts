import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_MAX_BYTES } from '@/contract/ourLimits';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Database } from '../database/connect';
import { logOptions } from '../settings/logOptions';
import type { Settings } from '../settings/settings';
import { checkPagePicture, readPagePicture } from './pagePicture';
import { getAppOrigin, getSettingsForProviderHost } from '../settings/getProviderOrigin';

/** Dependencies of the embedded provider's server. */
export interface ProviderParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly now?: () => Date;
  /** The port that the app really listens on, where it is not the one of the settings. */
  readonly appPort?: () => number;
}

const PAGE_FOLDER = join(import.meta.dirname, 'page');
const FILES = {
  '/livenessPage.js': 'text/javascript; charset=utf-8',
  '/livenessWords.js': 'text/javascript; charset=utf-8',
  '/livenessPage.css': 'text/css; charset=utf-8',
} as const;

/** base64 is a third longer than its bytes. */
const BODY_LIMIT = Math.ceil(PHOTO_MAX_BYTES / 3) * 4 + 4096;

const pagePolicy = (parent: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${parent}`,
  ].join('; ');

const guardedReply = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(self)',
  });

const servePage = async (
  app: FastifyInstance,
  { settings, appPort = () => settings.port }: ProviderParts,
): Promise<void> => {
  const html = await readFile(join(PAGE_FOLDER, 'livenessPage.html'), 'utf8');
  app.get('/', (request, reply) => {
    const found = getSettingsForProviderHost(settings, request.raw.rawHeaders);
    if (found === undefined) return guardedReply(reply).code(421).send({ code: '400' });
    // Only the app may embed the page and receives its result.
    const parent = getAppOrigin(found, request.headers.host, appPort());
    const page = html.replace('{{parent}}', parent).replace('{{test}}', String(!settings.production));
    return guardedReply(reply)
      .header('content-security-policy', pagePolicy(parent))
      .type('text/html; charset=utf-8')
      .send(page);
  });
  for (const [address, type] of Object.entries(FILES)) {
    const content = await readFile(join(PAGE_FOLDER, address));
    app.get(address, (_, reply) => guardedReply(reply).type(type).send(content));
  }
};

const serveCheck = (app: FastifyInstance, { database, now = () => new Date() }: ProviderParts): void => {
  app.post('/check', async (request, reply) => {
    guardedReply(reply);
    // A page of another origin has no business here, whatever it knows.
    const site = request.headers['sec-fetch-site'] ?? 'same-origin';
    if (site !== 'same-origin') return reply.code(403).send({ code: '403' });
    const picture = readPagePicture(request.body);
    return picture === undefined ? { code: '400' } : checkPagePicture(database, picture, now());
  });
};

/** Codes for the app (§4): 400 for a malformed request, 408 for no result. */
const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const faulty = error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
    if (!faulty) request.log.error({ err: error }, 'a face check failed');
    return guardedReply(reply)
      .code(faulty ? 400 : 500)
      .send({ code: faulty ? '400' : '408' });
  });
};

/** Creates the embedded liveness provider's server (LV-11): one page and one call, on a separate port and therefore a separate origin. */
export const createProviderApp = async (parts: ProviderParts): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: logOptions(parts.settings),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    requestTimeout: 60_000,
  });
  answerErrors(app);
  await servePage(app, parts);
  serveCheck(app, parts);
  return app;
};
