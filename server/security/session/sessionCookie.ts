import type { Settings } from '../../settings/settings';

/** Returns true if browsers reach this server through https; then cookies are Secure and HSTS is sent. */
export const isHttps = (settings: Settings): boolean => settings.publicOrigin?.startsWith('https:') === true;

/** Name of the session cookie with the sid; on https with the prefix that binds it to this host. */
export const getSessionCookieName = (settings: Settings): string =>
  isHttps(settings) ? '__Host-saldo_sid' : 'saldo_sid';
