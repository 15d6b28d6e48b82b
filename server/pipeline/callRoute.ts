import type { Call, Client } from '@/contract/call';

/** Where each client's calls begin on this server (§7). */
export const BASE_OF: Readonly<Record<Client, string>> = { main: '/prod/', older: '/api/' };

/** The address of a call as the router knows it. */
export const getRoute = (row: Call): string => BASE_OF[row.client] + row.path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Whether an address lies below the clients' bases, where the envelope is spoken. */
export const isCallAddress = (url: string): boolean => /^\/(prod|api)([/?]|$)/.test(url);
