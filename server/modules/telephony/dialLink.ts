const dialled = (phone: string): string => (phone.trim().startsWith('+') ? '+' : '') + phone.replaceAll(/\D/g, '');

/** In a web address + means a space; a dialer's own URL scheme takes it literally. */
const isWebAddress = (pattern: string): boolean => /^https?:/i.test(pattern);

/** Builds the link that starts a call in the agent's own dialer; `pattern` is DIAL_LINK. */
export const dialLink = (pattern: string, phone: string): string => {
  const number = dialled(phone);
  return pattern.replaceAll('{phone}', isWebAddress(pattern) ? encodeURIComponent(number) : number);
};
