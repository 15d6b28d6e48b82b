import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

const getAddress = (text: string): Address | undefined => (ipaddr.isValid(text) ? ipaddr.process(text) : undefined);

// Some programs accept '10' and '0x7f.1' as addresses; in a list typed by a user they are errors.
const isWrittenOut = (entry: string): boolean => {
  const [base = ''] = entry.split('/');
  return base.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(base);
};

// '/0' allows all, for which an empty list is intended. A mapped caller address is compared as IPv4, so a mapped range never matches.
const usefulRange = (range: Range): Range | undefined => {
  const [base, bits] = range;
  const isMapped = base instanceof ipaddr.IPv6 && base.isIPv4MappedAddress();
  return bits === 0 || isMapped ? undefined : range;
};

const getRange = (text: string): Range | undefined => {
  const entry = text.trim();
  if (!isWrittenOut(entry)) return undefined;
  if (ipaddr.isValidCIDR(entry)) return usefulRange(ipaddr.parseCIDR(entry));
  const address = getAddress(entry);
  return address === undefined ? undefined : [address, address.kind() === 'ipv4' ? 32 : 128];
};

const inRange = (address: Address, [base, bits]: Range): boolean =>
  address.kind() === base.kind() && address.match(base, bits);

const splitEntries = (list: string): string[] => list.split(',').filter((entry) => entry.trim() !== '');

const getRanges = (list: string): Range[] =>
  splitEntries(list)
    .map(getRange)
    .filter((range) => range !== undefined);

const isInOneOf = (address: Address, ranges: readonly Range[]): boolean =>
  ranges.some((range) => inRange(address, range));

/** Returns true if an address is in a comma-separated list of addresses and CIDR ranges; an empty list matches nothing. */
export const isAddressInList = (address: string, list: string): boolean => {
  const parsed = getAddress(address);
  return parsed !== undefined && isInOneOf(parsed, getRanges(list));
};

/** Returns true if an address may sign in under an institution's whitelist (comma separated, §5); an empty one allows all. */
export const isWhitelisted = (address: string, whitelist: string): boolean =>
  whitelist.trim() === '' || isAddressInList(address, whitelist);

/** Lists the entries of a whitelist that are neither an address nor a CIDR range, for the form's message. */
export const findInvalidWhitelistEntries = (whitelist: string): string[] =>
  splitEntries(whitelist).filter((entry) => getRange(entry) === undefined);

/** Source of a request; the socket of a disconnected client has no address. */
export interface RequestHops {
  readonly socket: string | undefined;
  readonly forwardedFor: string | undefined;
}

// Some proxies append the port to the address.
const WITH_PORT = /^(?:\[(?<six>.+)\]|(?<four>[\d.]+)):\d+$/u;

const hopAddress = (hop: string): Address | undefined => {
  const { six, four } = WITH_PORT.exec(hop.trim())?.groups ?? {};
  return getAddress(six ?? four ?? hop.trim());
};

/**
 * Creates a function that returns the client's address. If the socket's address is one of our proxies (comma-separated CIDRs), it is the
 * nearest other hop of X-Forwarded-For. Entries that the client adds before it are ignored; without a socket address the result is
 * undefined.
 */
export const createAddressReader = (trustedProxies: string): ((hops: RequestHops) => string | undefined) => {
  const trusted = getRanges(trustedProxies);
  return ({ socket, forwardedFor }) => {
    const own = getAddress(socket ?? '');
    if (own === undefined || !isInOneOf(own, trusted)) return own?.toString();
    const hops = (forwardedFor ?? '').split(',').map(hopAddress).toReversed();
    const near = hops.findIndex((hop) => hop === undefined || !isInOneOf(hop, trusted));
    return (hops[near] ?? own).toString();
  };
};
