import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { Hold } from '@/contract/entities/cases/hold';
import type { Caller } from '../../../kernel/caller';
import { toCalendarDay } from '../../../values/toCalendarDay';
import { serializeTime } from '../../../values/wire';
import type { Holders, StoredHold } from './holderStore';

type Zoned = Pick<Caller, 'timeZone'>;

/** Returns the last day of a hold in a time zone; null without one. */
export const getLastDay = ({ endsAt }: Pick<StoredHold, 'endsAt'>, timeZone: string): string | null =>
  endsAt === null ? null : toCalendarDay(new Date(endsAt.getTime() - 1), timeZone);

/** Converts a hold to its wire shape (MI-10). */
export const serializeHold = (hold: StoredHold, { timeZone }: Zoned): Hold => ({
  id: String(hold.id),
  kind: hold.kind,
  reason: hold.reason,
  sinceTime: serializeTime(hold.since),
  untilDay: getLastDay(hold, timeZone),
  decidedBy: hold.decidedByName,
});

/** Converts the hold of a case to its wire shape; null without a hold. */
export const serializeHolders = ({ workOrderId, hold }: Holders, caller: Zoned): LoanItem['heldBy'] =>
  workOrderId === null && hold === null
    ? null
    : {
        ...(workOrderId !== null && { workOrderId: String(workOrderId) }),
        ...(hold !== null && { hold: serializeHold(hold, caller) }),
      };
