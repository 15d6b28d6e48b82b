import * as z from 'zod/mini';
import { id } from '../../schemas';

/** Messages received over task/websocket (AP-08). */
export const liveEvent = z.discriminatedUnion('type', [
  /** The connection is open and the session was accepted. */
  z.object({ type: z.literal('welcome') }),
  /** Heartbeat, sent after the welcome and then at least every `withinSeconds`. A connection without messages for longer is dead. */
  z.object({ type: z.literal('beat'), withinSeconds: z.number() }),
  /** Events were missed while the connection was opening or the server could not receive them. Displayed data is refetched. */
  z.object({ type: z.literal('missed') }),
  /** A case changed: assigned, recorded, paid or withdrawn. */
  z.object({ type: z.literal('caseChanged'), taskId: id }),
  /** Many cases changed at once: bound, unbound, moved to other queues (QU-01, QU-02). */
  z.object({ type: z.literal('casesChanged') }),
  /** Progress of a binding of the caller; details from institutionAndQueue/operation/{id}. */
  z.object({ type: z.literal('binding'), operationId: id }),
  /** Dashboard figures have changed. Sent to users who see more than their own cases (DB-01). */
  z.object({ type: z.literal('boardChanged') }),
  /** State change of a telephone call of the caller: ringing, answered, ended (details from task/lastCall). */
  z.object({ type: z.literal('dial'), taskId: id, callId: id, state: z.string() }),
  /** An incoming call for a case of the user has started or ended (details from task/inboundCalls). */
  z.object({ type: z.literal('inbound') }),
  /** The caller has a new announcement. */
  z.object({ type: z.literal('announcement') }),
  /** The scrolling notices changed. */
  z.object({ type: z.literal('notice') }),
  /** The caller's permissions have changed. The menu and permissions are refetched (RO-01). */
  z.object({ type: z.literal('permissionsChanged') }),
  /** The second factors of the user's account were changed in another session or by an administrator (ASVS 6.3.7). */
  z.object({ type: z.literal('factorsChanged') }),
  /** An approval request was created or decided. Sent to its requester, its possible approvers, and the agent of its case (MI-09). */
  z.object({ type: z.literal('approvalChanged'), approvalId: id, state: z.string(), own: z.boolean() }),
  /** The session has ended elsewhere: an administrator, another tab, idle time (SE-06). */
  z.object({ type: z.literal('forcedLogout'), code: z.string(), message: z.string() }),
]);

export type LiveEvent = z.output<typeof liveEvent>;

/** The first and only message from the app to the server: the session token, which therefore does not appear in the address. */
export const liveHello = z.strictObject({ type: z.literal('hello'), token: z.string().check(z.maxLength(512)) });

/** Path of the live connection, relative to the main client's base (§7 task: websocket). */
export const LIVE_PATH = 'task/websocket';
