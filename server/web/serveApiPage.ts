import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type OpenApiDocument, createOpenApiDocument } from '../openApi/createOpenApiDocument';
import type { Settings } from '../settings/settings';

const DOCUMENT = '/openapi.json';
const FOLDER = '/openapi/';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Saldo: the calls</title>
    <link rel="stylesheet" href="${FOLDER}swagger-ui.css" />
    <link rel="icon" href="${FOLDER}favicon-32x32.png" />
  </head>
  <body>
    <div id="page"></div>
    <script src="${FOLDER}swagger-ui-bundle.js"></script>
    <script src="${FOLDER}start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({ url: '${DOCUMENT}', dom_id: '#page', deepLinking: true, docExpansion: 'none', validatorUrl: null });
`;

const POLICY = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  },
};

const packageFolder = (): string => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Serves the OpenAPI document and a page to read and try it (AP-04); in production only if the operator enables it. */
export const serveApiPage = async (app: FastifyInstance, settings: Settings): Promise<void> => {
  if (!settings.apiPage) return;
  // Generated at the first request, because starting a server does not need it.
  let document: OpenApiDocument | undefined;
  app.get(DOCUMENT, async () => (document ??= createOpenApiDocument(settings)));
  await app.register(fastifyStatic, {
    root: packageFolder(),
    prefix: FOLDER,
    decorateReply: false,
    index: false,
    allowedPath: (path) => /^\/(swagger-ui\.css|swagger-ui-bundle\.js|favicon-32x32\.png)$/.test(path),
  });
  app.get(FOLDER, async (_, reply) => {
    reply.helmet({ contentSecurityPolicy: POLICY });
    return reply.type('text/html; charset=utf-8').send(PAGE);
  });
  app.get(`${FOLDER}start.js`, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(START));
};
