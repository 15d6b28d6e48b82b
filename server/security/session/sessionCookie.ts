import type { Settings } from '../../settings/settings';

/** Whether browsers reach this server through https: then cookies are Secure and HSTS is sent. */
export const isHttps = (settings: Settings): boolean => settings.publicOrigin?.startsWith('https:') === true;

/** Name of the cookie that holds the sid; on https with the prefix that binds it to this very host. */
export const sessionCookieName = (settings: Settings): string => (isHttps(settings) ? '__Host-saldo_sid' : 'saldo_sid');
