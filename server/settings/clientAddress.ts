import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

const addressOf = (text: string): Address | undefined => (ipaddr.isValid(text) ? ipaddr.process(text) : undefined);

// '10' and '0x7f.1' are addresses to some programs; in a list that somebody types they are mistakes.
const isWrittenOut = (entry: string): boolean => {
  const [base = ''] = entry.split('/');
  return base.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(base);
};

const rangeOf = (text: string): Range | undefined => {
  const entry = text.trim();
  if (!isWrittenOut(entry)) return undefined;
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry);
  const address = addressOf(entry);
  return address === undefined ? undefined : [address, address.kind() === 'ipv4' ? 32 : 128];
};

const inRange = (address: Address, [base, bits]: Range): boolean =>
  address.kind() === base.kind() && address.match(base, bits);

const rangesOf = (list: string): (Range | undefined)[] =>
  list
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map(rangeOf);

/** Whether an address is in a comma-separated list of addresses and CIDR ranges; an empty list holds nobody. */
export const addressInList = (address: string, list: string): boolean => {
  const parsed = addressOf(address);
  return parsed !== undefined && rangesOf(list).some((range) => range !== undefined && inRange(parsed, range));
};

/** Whether an address may sign in under an institution's whitelist (comma separated, §5); an empty one lets everybody in. */
export const allowedByWhitelist = (address: string, whitelist: string): boolean =>
  whitelist.trim() === '' || addressInList(address, whitelist);

/** The entries of a whitelist that are neither an address nor a CIDR range, for the form's message. */
export const wrongWhitelistEntries = (whitelist: string): string[] =>
  whitelist.split(',').filter((entry) => entry.trim() !== '' && rangeOf(entry) === undefined);

/** What a request tells about where it came from. */
export interface Hops {
  socket: string;
  forwardedFor: string | undefined;
}

/**
 * The caller's address: the socket's, or, when that is one of our proxies (`TRUSTED_PROXIES`, comma-separated CIDRs),
 * the nearest hop of X-Forwarded-For that is not. What a caller writes in front of it has no weight.
 */
export const clientAddress = ({ socket, forwardedFor }: Hops, trustedProxies: string): string => {
  const hops = [...(forwardedFor ?? '').split(','), socket].map((hop) => hop.trim()).filter((hop) => hop !== '');
  const near = hops.toReversed().find((hop) => !addressInList(hop, trustedProxies)) ?? socket;
  return addressOf(near)?.toString() ?? addressOf(socket)?.toString() ?? socket;
};
