import { toMinorUnits } from '@/contract/minor';
import { clarification, lenderBatch, lenderEvent } from '../../../server/database/tables/lenderTables';
import { type Area, getId } from './fixture';
import { madeId } from './madeId';

const id = getId('clarification');
const loanId = getId('loanNo');

/** Data from the lender (MI-01, MI-02). */
export const lenderArea: Area = {
  kinds: {
    clarification: {
      scope: 'institution',
      make: async ({ institutionId, place }, { database, now }) => {
        const none = { rows: 1, fresh: 1, known: 0, contradictory: 0, refused: 0 };
        const sent = { institutionId, handle: 'file', name: 'x', ...none, createdAt: now } as const;
        const batchId = Number(madeId(await database.insert(lenderBatch).values(sent).returning()));
        const told = { institutionId, batchId, reference: `E-${place}`, kind: 'payment', loanNo: 'X' } as const;
        const money = { amount: toMinorUnits(100), currency: 'MXN', valueAt: now, receivedAt: now };
        const waits = { fingerprint: 'x', state: 'clarify', clarifyReason: 'unknownLoan' } as const;
        const event = await database
          .insert(lenderEvent)
          .values({ ...told, ...money, ...waits })
          .returning();
        const eventId = Number(madeId(event));
        const line = { institutionId, eventId, reason: 'unknownLoan', state: 'open', createdAt: now } as const;
        return madeId(
          await database
            .insert(clarification)
            .values({ ...line, amount: toMinorUnits(100), currency: 'MXN' })
            .returning(),
        );
      },
    },
  },
  fixtures: {
    'lenderCalls.listing': { input: { loanId }, absent: ['00'] },
    'lenderCalls.listingFile': { input: { loanId }, absent: ['00'] },
    'lenderCalls.turnedAway': { input: { batchId: id }, absent: ['00'] },
    'lenderCalls.turnedAwayFile': { input: { batchId: id }, absent: ['00'] },
    'lenderCalls.clarifications': { input: { loanId }, absent: ['00'] },
    'lenderCalls.clarificationsFile': { input: { loanId }, absent: ['00'] },
    'lenderCalls.assign': { input: { id, loanId, amount: 1 }, own: ['87', '88'] },
    'lenderCalls.giveBack': { input: { id, amount: 1, note: 'x' }, own: ['87'] },
  },
};
