import { getSettingsForHost } from './getSettingsForHost';
import type { Settings } from './settings';

// A URL's host may contain ; ' and commas, which must not reach a policy.
const PLAIN_HOSTNAME = /^([\w.-]+|\[[\da-f:.]+\])$/;

const getHostname = (host: string | undefined): string => {
  const address = `http://${host ?? ''}`;
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  return PLAIN_HOSTNAME.test(hostname) ? hostname : 'localhost';
};

/** Returns the origin of the embedded provider's page: `PROVIDER_ORIGIN`, else the app's host name with the provider's port. */
export const getProviderOrigin = (settings: Settings, host: string | undefined): string => {
  if (settings.providerOrigin !== undefined) return settings.providerOrigin;
  const { protocol, hostname } = new URL(settings.publicOrigin ?? `http://${getHostname(host)}`);
  return `${protocol}//${hostname}:${settings.providerPort}`;
};

/** Returns the settings for the Host header of a request to the provider's page; undefined if it is no address of this server. */
export const getSettingsForProviderHost = (settings: Settings, rawHeaders: readonly string[]): Settings | undefined =>
  getSettingsForHost(settings, rawHeaders, settings.publicOrigin && getProviderOrigin(settings, undefined));

/** Returns the origin of the app for the provider's page: `PUBLIC_ORIGIN`, else the same host name with the app's port. */
export const getAppOrigin = (settings: Settings, host: string | undefined, appPort: number): string =>
  settings.publicOrigin ?? `http://${getHostname(host)}:${appPort}`;
