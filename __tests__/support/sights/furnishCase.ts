import { toMinorUnits } from '@/contract/minor';
import { caseEvent, phoneCall } from '../../../server/database/tables/callTables';
import { task } from '../../../server/database/tables/caseTables';
import {
  addressBookEntry,
  picture,
  pictureComment,
  shoppingAccount,
  shoppingOrder,
  userCall,
} from '../../../server/database/tables/materialTables';
import { sms, smsTemplate } from '../../../server/database/tables/messageTables';
import { repaymentCode, payLog } from '../../../server/database/tables/moneyTables';
import { eq } from 'drizzle-orm';
import type { JourneyRig, JourneyCase, JourneyUser } from '../journeys/journeyRig';

const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#cde"/></svg>',
);

interface Furnished {
  readonly user: JourneyUser;
  readonly one: JourneyCase;
  readonly now: Date;
}

const ago = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

async function money({ database, institutionId }: JourneyRig, { user, one, now }: Furnished): Promise<void> {
  const of = { institutionId, taskId: one.id, loanId: one.loanId, agentId: user.id };
  // At this moment: 'an hour ago' is yesterday when the institution's midnight has just passed.
  await database.insert(payLog).values([
    { ...of, type: '4', amount: toMinorUnits(12_345), status: '2', remark: '¡1!', opAt: now },
    { ...of, type: '3', amount: toMinorUnits(50_000), status: '1', remark: null, opAt: ago(now, 30) },
    { ...of, type: '1', amount: toMinorUnits(900), status: '2', remark: null, opAt: ago(now, 26) },
  ]);
  const code = { ...of, maximum: toMinorUnits(100_000), requestedAt: now, updatedAt: now };
  await database.insert(repaymentCode).values([
    {
      ...code,
      type: '1',
      channel: 'STORE',
      amount: toMinorUnits(20_000),
      code: '9876543210',
      expiresAt: ago(now, -48),
    },
    { ...code, type: '2', channel: 'BANK', amount: toMinorUnits(5000), code: null },
  ]);
}

async function messages({ database, institutionId }: JourneyRig, { user, one, now }: Furnished): Promise<void> {
  const row = {
    institutionId,
    taskId: one.id,
    agentId: user.id,
    phone: '5551000001',
    content: '¡Ñandú! 12',
    createdAt: now,
  };
  await database.insert(sms).values([
    { ...row, contactName: 'Esposa 1', state: 'sent', finishedAt: now },
    { ...row, contactName: null, state: 'failed', failure: 'numberTooShort', finishedAt: now },
  ]);
  await database
    .insert(smsTemplate)
    .values({ institutionId, name: 'Ñ1', language: 'es', content: '{name}: {amount}, {days}', purpose: 'any' });
}

async function calls({ database, institutionId }: JourneyRig, { user, one, now }: Furnished): Promise<void> {
  const of = { institutionId, taskId: one.id };
  const ended = { ...of, agentId: user.id, contactName: 'Esposa 1', phone: '5551000001', state: 'ended' as const };
  await database.insert(phoneCall).values([
    { ...ended, callStatus: 'NOA', startedAt: ago(now, 2), endedAt: ago(now, 2) },
    { ...ended, callStatus: 'CNCT', startedAt: ago(now, 3), connectedAt: ago(now, 3), endedAt: ago(now, 2.9) },
  ]);
  await database.insert(caseEvent).values([
    { ...of, event: 'opened', fromStatus: 'C00', toStatus: 'C01', createdAt: ago(now, 4), actorName: user.name },
    { ...of, event: 'logged', fromStatus: 'C01', toStatus: 'C10', createdAt: ago(now, 3), actorName: null },
  ]);
  await database
    .update(task)
    .set({ promisedAmount: toMinorUnits(20_000), promiseMadeAt: ago(now, 2), promisedAt: ago(now, -5) })
    .where(eq(task.id, one.id));
}

async function material({ database, institutionId }: JourneyRig, { one, now }: Furnished): Promise<void> {
  const of = { institutionId, borrowerId: one.borrowerId };
  const drawn = { ...of, contentType: 'image/svg+xml', content: DRAWING, takenAt: now };
  const [front] = await database
    .insert(picture)
    .values([
      { ...drawn, kind: 'idFront', name: 'INE 1' },
      { ...drawn, kind: 'face', name: 'INE 2' },
    ])
    .returning({ id: picture.id });
  await database
    .insert(pictureComment)
    .values({ institutionId, pictureId: front?.id ?? 0, creatorName: 'Ñandú', comment: '¡1!', createdAt: now });
  const people = Array.from({ length: 40 }, (_, place) => ({
    ...of,
    name: `Ñandú ${place}`,
    phone: `55530${String(10_000 + place)}`,
  }));
  await database.insert(addressBookEntry).values(people);
  await database.insert(userCall).values(
    people.map(({ name, phone }, place) => ({
      ...of,
      name: place % 3 === 0 ? null : name,
      phone,
      type: String((place % 7) + 1),
      at: ago(now, place * 5),
      duration: place * 11,
    })),
  );
  await database
    .insert(shoppingAccount)
    .values({ ...of, platform: 'Mercado Ñ', accountName: 'ñandú', registeredAt: ago(now, 9000) });
  await database.insert(shoppingOrder).values({
    ...of,
    title: '¡Ñ!',
    amount: toMinorUnits(129_900),
    receiver: 'Ñandú',
    address: 'Calle 1, Ciudad',
    at: ago(now, 700),
  });
}

/** Fills every tab and dialog of a case: payments, codes, messages, calls, changes of status, pictures, phone book, shopping. */
export async function furnishCase(rig: JourneyRig, furnished: Furnished): Promise<void> {
  await money(rig, furnished);
  await messages(rig, furnished);
  await calls(rig, furnished);
  await material(rig, furnished);
}
