import type { Settings } from './settings';

// A URL's host may hold ; and ' and a comma: none of them may get into a policy.
const PLAIN_HOSTNAME = /^([\w.-]+|\[[\da-f:.]+\])$/;

const getHostname = (host: string | undefined): string => {
  const address = `http://${host ?? ''}`;
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  return PLAIN_HOSTNAME.test(hostname) ? hostname : 'localhost';
};

/** Where browsers reach the embedded provider's page: `PROVIDER_ORIGIN`, else the app's own host name on the provider's port. */
export const providerOrigin = (settings: Settings, host: string | undefined): string => {
  if (settings.providerOrigin !== undefined) return settings.providerOrigin;
  const { protocol, hostname } = new URL(settings.publicOrigin ?? `http://${getHostname(host)}`);
  return `${protocol}//${hostname}:${settings.providerPort}`;
};

/** Where browsers reach the app, seen from the provider's page: `PUBLIC_ORIGIN`, else the same host name on the app's port. */
export const appOrigin = (settings: Settings, host: string | undefined, appPort: number): string =>
  settings.publicOrigin ?? `http://${getHostname(host)}:${appPort}`;
