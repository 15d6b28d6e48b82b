import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isCallAddress } from '../pipeline/callRequest';
import { getRequestSettings, readHosts } from '../pipeline/requestSettings';
import { getProviderOrigin } from '../settings/getProviderOrigin';
import { isHttps } from '../security/session/sessionCookie';
import type { Settings } from '../settings/settings';

const YEAR_SECONDS = 31_536_000;
/** URL path of the page's built files. */
export const ASSETS = '/assets/';
// Denies all features that the app does not use; allows the camera for the provider's page in its frame as well.
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

// Built manually, because helmet has no Permissions-Policy.
const permissionsPolicy = (provider: string): string =>
  [
    `camera=(self "${provider}")`,
    `geolocation=(self "${provider}")`,
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
    ...DENIED.map((name) => `${name}=()`),
  ].join(', ');

/** Content security policy of the app's page, for helmet. docs/operations.md states it for static hosts. */
export const createPagePolicy = (provider: string) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
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
    // Text cannot become HTML or script; script URLs come only from webpack's policy, which loads chunks.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['saldo'],
  },
});

// Policy for all responses except pages: displayed as a page, they could do nothing.
const NO_PAGE_POLICY = {
  useDefaults: false,
  directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
};

/** Sends the security headers with every reply; the page has a separate policy (`reply.helmet`). */
export const sendSecurityHeaders = async (app: FastifyInstance, settings: Settings): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: NO_PAGE_POLICY,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Browsers ignore it over plain http; behind a proxy the origin's scheme decides.
    strictTransportSecurity: isHttps(settings) && { maxAge: YEAR_SECONDS, includeSubDomains: true },
  });
  // After helmet, so that a refusal has its headers.
  readHosts(app, settings);
  app.addHook('onRequest', async (request, reply) => {
    // Permissions apply to pages only; scripts and style sheets use those of their page.
    if (!request.url.startsWith(ASSETS)) {
      const provider = getProviderOrigin(getRequestSettings(request, settings), request.headers.host);
      reply.header('permissions-policy', permissionsPolicy(provider));
    }
    if (isCallAddress(request.url)) reply.header('cache-control', 'no-store');
  });
};
