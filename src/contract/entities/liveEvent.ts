import * as z from 'zod/mini';
import { id } from '../schemas';

/** What arrives over task/websocket (AP-08). */
export const liveEvent = z.discriminatedUnion('type', [
  /** The line is open and the session was accepted. */
  z.object({ type: z.literal('welcome') }),
  /** The server sends one after the welcome and then at least every `withinSeconds`: a line that is silent for longer is dead. */
  z.object({ type: z.literal('beat'), withinSeconds: z.number() }),
  /** Something was told that this line has not heard, while it was being opened or the server could not hear: what is on the screen is asked for again. */
  z.object({ type: z.literal('missed') }),
  /** A case changed: it was assigned, recorded, paid, taken away. */
  z.object({ type: z.literal('caseChanged'), taskId: id }),
  /** Many cases changed at once: bound, unbound, moved to other queues (QU-01, QU-02). */
  z.object({ type: z.literal('casesChanged') }),
  /** A binding of the caller went on: institutionAndQueue/operation/{id} says how far. */
  z.object({ type: z.literal('binding'), operationId: id }),
  /** What the dashboard counts has changed, for those who see more than their own cases (DB-01). */
  z.object({ type: z.literal('boardChanged') }),
  /** A telephone call of the caller went on: it rings, is answered, is over (task/lastCall says how). */
  z.object({ type: z.literal('dial'), taskId: id, callId: id, state: z.string() }),
  /** The caller has a new announcement. */
  z.object({ type: z.literal('announcement') }),
  /** The scrolling notices changed. */
  z.object({ type: z.literal('notice') }),
  /** What the caller may do has changed: menu and permissions are asked for again (RO-01). */
  z.object({ type: z.literal('permissionsChanged') }),
  /** A request for a second person, which the caller asked for, may decide or whose case the caller works, was made or decided (MI-09). */
  z.object({ type: z.literal('approvalChanged'), approvalId: id, state: z.string(), own: z.boolean() }),
  /** The session has ended elsewhere: an administrator, another tab, idle time (SE-06). */
  z.object({ type: z.literal('forcedLogout'), code: z.string(), message: z.string() }),
]);

/** What arrives over task/websocket (AP-08). */
export type LiveEvent = z.output<typeof liveEvent>;

/** The first and only message that the app sends on the line: the session's token, kept out of the address. */
export const liveHello = z.strictObject({ type: z.literal('hello'), token: z.string().check(z.maxLength(512)) });

/** The line's address below the main client's base (§7 task: websocket). */
export const LIVE_PATH = 'task/websocket';
