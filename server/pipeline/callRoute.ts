import type { Call, Client } from '@/contract/call';

/** Base path of each client's calls on this server (§7). */
export const BASE_OF: Readonly<Record<Client, string>> = { main: '/prod/', older: '/api/' };

/** Returns the path of a call in the router's syntax. */
export const getRoute = (row: Call): string => BASE_OF[row.client] + row.path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Returns true for addresses below the clients' bases, whose responses use the envelope. */
export const isCallAddress = (url: string): boolean => /^\/(prod|api)([/?]|$)/.test(url);
