import { CODE_PLACE, isPattern } from './publicOrigin';
import type { Settings } from './settings';

const fill = (origin: string, code: string): string => origin.replace(CODE_PLACE, code);

/** A code as part of a host name (RFC 1123), which is case-insensitive; none that encodes other letters (xn--). */
const HOST_LABEL = /^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u;

/** Returns the institution's code in a Host header that fits the pattern exactly; undefined for all others. */
const readCode = (pattern: string, host: string): string | undefined => {
  const requested = host.toLowerCase();
  const code = requested.split('.')[0] ?? '';
  return HOST_LABEL.test(code) && fill(pattern, code).endsWith(`//${requested}`) ? code : undefined;
};

/** Returns the value of the only Host header as received; Node.js's parsed headers hide a second one. */
const getOnlyHost = (rawHeaders: readonly string[]): string | undefined => {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  return hosts.length === 1 ? hosts[0] : undefined;
};

/** Origins of the app and, with `PROVIDER_ORIGIN`, of the provider's page. */
type Origins = Pick<Settings, 'publicOrigin' | 'providerOrigin'>;

/**
 * Returns the settings for the address that a request names in its Host header; undefined if it is no address of this server. Without a
 * pattern every address is accepted and the settings apply as they are.
 */
export const getSettingsForHost = (
  settings: Settings,
  rawHeaders: readonly string[],
  pattern = settings.publicOrigin,
): Settings | undefined => {
  const { publicOrigin, providerOrigin }: Origins = settings;
  if (publicOrigin === undefined || pattern === undefined || !isPattern(pattern)) return settings;
  const addressCode = readCode(pattern, getOnlyHost(rawHeaders) ?? '');
  if (addressCode === undefined) return undefined;
  return {
    ...settings,
    addressCode,
    publicOrigin: fill(publicOrigin, addressCode),
    ...(providerOrigin !== undefined && { providerOrigin: fill(providerOrigin, addressCode) }),
  };
};
