/** Returns true if the page may use camera and encryption. Browsers disable both on plain http from any other machine; only HTTPS helps. */
const isSecurePage = (): boolean => window.isSecureContext;

/** Returns the id of the message that requires HTTPS, or null on a secure page. */
export const getInsecurePageMessage = (): 'login.needsHttps' | null => (isSecurePage() ? null : 'login.needsHttps');
