/** Whether the page may use camera and encryption: browsers withhold both on plain http from any other machine; only HTTPS helps. */
const isSecurePage = (): boolean => window.isSecureContext;

/** Id of the message that says HTTPS is needed, or null when the page is served safely. */
export const insecurePageMessage = (): 'login.needsHttps' | null => (isSecurePage() ? null : 'login.needsHttps');
