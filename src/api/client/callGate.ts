import type { BaseQueryApi } from '@reduxjs/toolkit/query';

/** Decides whether a call may be sent. The extra argument of stores that show recorded states (TR-03); other stores have none. */
export type CallGate = (call: BaseQueryApi) => Promise<boolean>;

const isGate = (extra: unknown): extra is CallGate => typeof extra === 'function';

/** Waits for the decision of the store's gate, if it has one. */
export const waitForGate = async (call: BaseQueryApi): Promise<boolean> => !isGate(call.extra) || call.extra(call);
