import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RETURN_PATH } from '@/contract/routes';
import { getHeader } from '../pipeline/callRequest';
import { getRequestSettings } from '../pipeline/requestSettings';
import { getProviderOrigin } from '../settings/getProviderOrigin';
import type { Settings } from '../settings/settings';
import { ASSETS, createPagePolicy } from './securityHeaders';

const compress = promisify(brotliCompress);

/** The page in the forms that are sent. It is the same for everybody. */
interface Page {
  readonly plain: string;
  readonly brotli: Buffer;
  /** Weak, because both forms have it. */
  readonly etag: string;
}

const readPage = async (webRoot: string): Promise<Page | undefined> => {
  const plain = await readFile(join(webRoot, 'index.html'), 'utf8').catch(() => undefined);
  if (plain === undefined) return undefined;
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, brotli: await compress(plain), etag };
};

const pageSender = (page: Page, settings: Settings) => (request: FastifyRequest, reply: FastifyReply) => {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  reply.header('etag', page.etag);
  const provider = getProviderOrigin(getRequestSettings(request, settings), request.headers.host);
  reply.helmet({ contentSecurityPolicy: createPagePolicy(provider) });
  if (getHeader(request, 'if-none-match')?.includes(page.etag)) return reply.code(304).send();
  if (!/\bbr\b/.test(getHeader(request, 'accept-encoding') ?? '')) return reply.send(page.plain);
  return reply.header('content-encoding', 'br').send(page.brotli);
};

/**
 * Serves the built app: hashed files cached forever and precompressed, the page revalidated at each load. Without a build nothing
 * is served.
 */
export const servePage = async (app: FastifyInstance, settings: Settings, webRoot: string): Promise<void> => {
  const page = await readPage(webRoot);
  if (page === undefined) {
    app.log.warn('the app is not built: only its calls are served');
    return;
  }
  await app.register(fastifyStatic, {
    root: join(webRoot, 'assets'),
    prefix: ASSETS,
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // A hashed file never changes and is small: its ETag suffices, and range requests are unnecessary.
    lastModified: false,
    acceptRanges: false,
  });
  const sendPage = pageSender(page, settings);
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  // The page at once removes the provider's answer from its address.
  app.get(RETURN_PATH, sendPage);
};
