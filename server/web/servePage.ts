import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getHeader } from '../pipeline/callRequest';
import { providerOrigin } from '../settings/providerOrigin';
import type { Settings } from '../settings/settings';
import { ASSETS, pagePolicy } from './securityHeaders';

const NONCE_MARK = '__CSP_NONCE__';
const NONCE_BYTES = 18;
const compress = promisify(brotliCompress);
// The page is compressed for each reply, so speed matters more than the best ratio.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const pageSender = (html: string, settings: Settings) => async (request: FastifyRequest, reply: FastifyReply) => {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const page = html.replaceAll(NONCE_MARK, nonce);
  const brotli = /\bbr\b/.test(getHeader(request, 'accept-encoding') ?? '');
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-encoding');
  reply.helmet({ contentSecurityPolicy: pagePolicy(nonce, providerOrigin(settings, request.headers.host)) });
  if (!brotli) return page;
  reply.header('content-encoding', 'br');
  return compress(page, QUALITY);
};

const readPage = (webRoot: string): Promise<string | undefined> =>
  readFile(join(webRoot, 'index.html'), 'utf8').catch(() => undefined);

/**
 * Serves the built app: hashed files cached forever and precompressed, the page regenerated each time. Without a build nothing is
 * served.
 */
export const servePage = async (app: FastifyInstance, settings: Settings, webRoot: string): Promise<void> => {
  const html = await readPage(webRoot);
  if (html === undefined) {
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
  const sendPage = pageSender(html, settings);
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
};
