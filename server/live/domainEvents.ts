import { liveEvent, type LiveEvent } from '@/contract/entities/cases/liveEvent';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../database/connect';
import type { LiveAddress } from '../kernel/caller';

/** PostgreSQL channel that carries live events to every server of the database (GE-06). */
export const LIVE_CHANNEL = 'saldo_live';

/** Closes the lines of users who signed out themselves without a message; all others get the reason. */
const signedOut = z.object({ type: z.literal('signedOut') });

/** Message between servers: an event for browsers, or a session whose lines must be closed. */
export type LiveMessage = LiveEvent | z.output<typeof signedOut>;

/** Event with its recipients. */
export interface DomainEvent {
  readonly address: LiveAddress;
  readonly event: LiveMessage;
}

const news = z.object({
  address: z.object({
    institutionId: z.number(),
    userIds: z.optional(z.array(z.number())),
    sessionId: z.optional(z.number()),
  }),
  event: z.union([liveEvent, signedOut]),
});

/** Parses a notification's payload; undefined if it is not valid. */
export const parseEvent = (payload: string | undefined): DomainEvent | undefined => {
  try {
    const result = z.safeParse(news, JSON.parse(payload ?? ''));
    if (!result.success) return undefined;
    const { institutionId, userIds, sessionId } = result.data.address;
    return {
      address: { institutionId, ...(userIds && { userIds }), ...(sessionId !== undefined && { sessionId }) },
      event: result.data.event,
    };
  } catch {
    return undefined;
  }
};

// Limit by the size of a notification, 8000 bytes; an id has at most 16 digits.
const USERS_A_NOTE = 400;

const inParts = ({ address, event }: DomainEvent): DomainEvent[] => {
  const users = address.userIds;
  if (users === undefined || users.length <= USERS_A_NOTE) return [{ address, event }];
  return Array.from({ length: Math.ceil(users.length / USERS_A_NOTE) }, (_, part) => ({
    address: { ...address, userIds: users.slice(part * USERS_A_NOTE, (part + 1) * USERS_A_NOTE) },
    event,
  }));
};

/** Sends events to every server when, and only when, the transaction is committed. */
export const publishEvents = async (tx: Transaction, items: readonly DomainEvent[]): Promise<void> => {
  const notes = items.flatMap(inParts).map((item) => JSON.stringify(item));
  if (notes.length === 0) return;
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, note) from unnest(${sql.param(notes)}::text[]) as note`);
};
