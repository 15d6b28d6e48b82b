const dialled = (phone: string): string => (phone.trim().startsWith('+') ? '+' : '') + phone.replaceAll(/\D/g, '');

/** Inside a web address + means a space; a dialler's own scheme takes it as it is. */
const isWebAddress = (pattern: string): boolean => /^https?:/i.test(pattern);

/** The link that makes the agent's own dialler call a number; `pattern` is DIAL_LINK. */
export const dialLink = (pattern: string, phone: string): string => {
  const number = dialled(phone);
  return pattern.replaceAll('{phone}', isWebAddress(pattern) ? encodeURIComponent(number) : number);
};
