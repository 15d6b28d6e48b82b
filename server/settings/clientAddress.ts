import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

const getAddress = (text: string): Address | undefined => (ipaddr.isValid(text) ? ipaddr.process(text) : undefined);

// '10' and '0x7f.1' are addresses to some programs; in a list that somebody types they are mistakes.
const isWrittenOut = (entry: string): boolean => {
  const [base = ''] = entry.split('/');
  return base.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(base);
};

// '/0' lets everybody in, which is what an empty list is for; a caller's mapped address is compared as IPv4, so a mapped range fits nobody.
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

const entriesOf = (list: string): string[] => list.split(',').filter((entry) => entry.trim() !== '');

const getRanges = (list: string): Range[] =>
  entriesOf(list)
    .map(getRange)
    .filter((range) => range !== undefined);

const isInOneOf = (address: Address, ranges: readonly Range[]): boolean =>
  ranges.some((range) => inRange(address, range));

/** Whether an address is in a comma-separated list of addresses and CIDR ranges; an empty list holds nobody. */
export const addressInList = (address: string, list: string): boolean => {
  const parsed = getAddress(address);
  return parsed !== undefined && isInOneOf(parsed, getRanges(list));
};

/** Whether an address may sign in under an institution's whitelist (comma separated, §5); an empty one lets everybody in. */
export const isWhitelisted = (address: string, whitelist: string): boolean =>
  whitelist.trim() === '' || addressInList(address, whitelist);

/** The entries of a whitelist that are neither an address nor a CIDR range, for the form's message. */
export const wrongWhitelistEntries = (whitelist: string): string[] =>
  entriesOf(whitelist).filter((entry) => getRange(entry) === undefined);

/** What a request tells about where it came from; the socket of a caller who has hung up has no address. */
export interface Hops {
  readonly socket: string | undefined;
  readonly forwardedFor: string | undefined;
}

// Some proxies write the port behind the address.
const WITH_PORT = /^(?:\[(?<six>.+)\]|(?<four>[\d.]+)):\d+$/u;

const hopAddress = (hop: string): Address | undefined => {
  const { six, four } = WITH_PORT.exec(hop.trim())?.groups ?? {};
  return getAddress(six ?? four ?? hop.trim());
};

/**
 * Tells the caller's address: the socket's, or, when that is one of our proxies (comma-separated CIDRs), the nearest hop of
 * X-Forwarded-For that is not. What a caller writes in front of it has no weight; without a socket's address there is none.
 */
export const addressReader = (trustedProxies: string): ((hops: Hops) => string | undefined) => {
  const trusted = getRanges(trustedProxies);
  return ({ socket, forwardedFor }) => {
    const own = getAddress(socket ?? '');
    if (own === undefined || !isInOneOf(own, trusted)) return own?.toString();
    const hops = (forwardedFor ?? '').split(',').map(hopAddress).toReversed();
    const near = hops.findIndex((hop) => hop === undefined || !isInOneOf(hop, trusted));
    return (hops[near] ?? own).toString();
  };
};
