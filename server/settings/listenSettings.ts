import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';

const isListenAddress = (value: string): boolean => value === 'localhost' || isIP(value) !== 0;

/** Returns true if an address is reachable only from this machine. */
const isLoopback = (value: string): boolean => value === 'localhost' || ipaddr.process(value).range() === 'loopback';

/** Environment variables for the listening address. */
export const listenEnvironment = {
  LISTEN_ADDRESS: z
    .string()
    .refine(isListenAddress, 'must be localhost or an address of this machine; 0.0.0.0 is all of them')
    .optional(),
  PLAIN_HTTP: z.enum(['on', 'off'], 'must be on or off').default('off'),
};

/** Listening address. */
export interface ListenSettings {
  /** Address for both ports; without it, all addresses of the machine, behind a proxy that terminates https. */
  listenAddress?: string;
}

const schema = z.object({
  ...listenEnvironment,
  NODE_ENV: z.string().optional(),
  PUBLIC_ORIGIN: z.string().optional(),
});
type ListenEnvironment = z.infer<typeof schema>;

const isBehindHttps = ({ PUBLIC_ORIGIN }: ListenEnvironment): boolean => PUBLIC_ORIGIN?.startsWith('https:') === true;

const isOpenAndPlain = (read: ListenEnvironment): boolean =>
  read.LISTEN_ADDRESS !== undefined && !isLoopback(read.LISTEN_ADDRESS) && !isBehindHttps(read);

/** Combinations rejected in production: passwords and sessions would cross the network unencrypted. */
export const listenContradictions: { when: (read: ListenEnvironment) => unknown; say: string }[] = [
  {
    when: (read) => read.NODE_ENV === 'production' && read.PLAIN_HTTP === 'off' && isOpenAndPlain(read),
    say: 'LISTEN_ADDRESS: plain http for other machines is refused with NODE_ENV=production; put a proxy with TLS before it and set PUBLIC_ORIGIN=https://…, or say PLAIN_HTTP=on',
  },
];

/** Chooses the listening address: the configured one, all addresses behind an https proxy, otherwise only this machine. */
export const listenSettings = (read: ListenEnvironment): ListenSettings => {
  if (read.LISTEN_ADDRESS !== undefined) return { listenAddress: read.LISTEN_ADDRESS };
  return isBehindHttps(read) ? {} : { listenAddress: 'localhost' };
};
