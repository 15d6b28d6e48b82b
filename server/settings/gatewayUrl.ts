/** Returns true for a valid gateway URL: http or https, without a name or password in it. */
export const isGatewayUrl = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '';
};
