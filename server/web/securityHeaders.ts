import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isCallAddress } from '../pipeline/callRoute';
import { providerOrigin } from '../settings/providerOrigin';
import { isHttps } from '../security/session/sessionCookie';
import type { Settings } from '../settings/settings';

const YEAR_SECONDS = 31_536_000;
/** Where the built files of the page are. */
export const ASSETS = '/assets/';
// Nothing that the app does not use; the camera also for the provider's page in its frame.
const DENIED = [
  'accelerometer',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

// By hand: helmet has no Permissions-Policy.
const permissionsPolicy = (provider: string): string =>
  [`camera=(self "${provider}")`, `geolocation=(self "${provider}")`, ...DENIED.map((name) => `${name}=()`)].join(', ');

/** The content security policy of the app's page, for helmet; `nonce` belongs to this one reply. */
export const pagePolicy = (nonce: string, provider: string) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [provider],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Text becomes no HTML and no script anywhere; addresses of scripts come from webpack's own policy alone, which loads chunks.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['saldo'],
  },
});

// For everything that is no page: were it ever shown as one, it could do nothing.
const NO_PAGE_POLICY = {
  useDefaults: false,
  directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
};

/** Sends the security headers with every reply; the page brings its own policy (`reply.helmet`). */
export const sendSecurityHeaders = async (app: FastifyInstance, settings: Settings): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: NO_PAGE_POLICY,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Over plain http browsers ignore it, and behind a proxy it is the origin's to say.
    strictTransportSecurity: isHttps(settings) && { maxAge: YEAR_SECONDS, includeSubDomains: true },
  });
  app.addHook('onRequest', async (request, reply) => {
    // A script or style sheet has no permissions of its own; theirs are those of the page that they are part of.
    if (!request.url.startsWith(ASSETS)) {
      reply.header('permissions-policy', permissionsPolicy(providerOrigin(settings, request.headers.host)));
    }
    if (isCallAddress(request.url)) reply.header('cache-control', 'no-store');
  });
};
