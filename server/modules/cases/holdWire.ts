import type { LoanItem } from '@/contract/entities/loanItem';
import type { Hold } from '@/contract/entities/hold';
import type { Caller } from '../../kernel/caller';
import { calendarDay } from '../../values/calendarDay';
import { timeOnWire } from '../../values/wire';
import type { Holders, StoredHold } from './holderStore';

type Zoned = Pick<Caller, 'timeZone'>;

/** The last day of a hold in a zone; null without one. */
export const getLastDay = ({ endsAt }: Pick<StoredHold, 'endsAt'>, timeZone: string): string | null =>
  endsAt === null ? null : calendarDay(new Date(endsAt.getTime() - 1), timeZone);

/** A hold as the wire shows it (MI-10). */
export const holdOnWire = (hold: StoredHold, { timeZone }: Zoned): Hold => ({
  id: String(hold.id),
  kind: hold.kind,
  reason: hold.reason,
  sinceTime: timeOnWire(hold.since),
  untilDay: getLastDay(hold, timeZone),
  decidedBy: hold.decidedByName,
});

/** What holds a case as the wire shows it; null: it is free. */
export const holdersOnWire = ({ workOrderId, hold }: Holders, caller: Zoned): LoanItem['heldBy'] =>
  workOrderId === null && hold === null
    ? null
    : {
        ...(workOrderId !== null && { workOrderId: String(workOrderId) }),
        ...(hold !== null && { hold: holdOnWire(hold, caller) }),
      };
