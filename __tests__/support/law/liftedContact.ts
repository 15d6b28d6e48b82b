import type { LawDecision } from '@/contract/law/contact';
import type { Database } from '../../../server/database/connect';
import { contactDecision } from '../../../server/database/tables/lawTables';
import { lawOverride } from '../../../server/database/tables/overrideTables';
import { getContacts, type StoredTask } from '../cases/cases';

interface Lifted {
  readonly of: StoredTask;
  readonly agentId: number;
  readonly given: Date;
  readonly used: Date;
  readonly expiresAt: Date;
}

/** Creates an exception for a user, and a call that used it. */
export async function liftContact(database: Database, { of, agentId, given, used, expiresAt }: Lifted): Promise<void> {
  const { institutionId, id: taskId, borrowerId } = of;
  const [to] = await getContacts(database, of);
  if (!to) throw new Error('there is nobody to call');
  const base = { institutionId, taskId, contactId: to.id, channel: 'call' as const };
  const people = { askerId: agentId, askerName: 'Luz', deciderId: agentId + 1, deciderName: 'Jefa' };
  const asked = { person: 'borrower', rules: ['pe.hours'], reason: 'lo pidió' };
  const [override] = await database
    .insert(lawOverride)
    .values({ ...base, ...people, ...asked, at: given, expiresAt })
    .returning();
  const kept = { pack: 'PE@1', kind: 'window', effect: 'deny', source: 'Ley 29571', confidence: 'high' } as const;
  const reason = { ...kept, article: '62.b', until: null, yearMissing: null };
  const decision: LawDecision = {
    verdict: 'deny',
    earliest: null,
    reasons: [
      { ...reason, rule: 'pe.hours' },
      { ...reason, rule: 'pe.other', article: '61', effect: 'warn' },
    ],
    quota: [],
    zones: ['America/Lima'],
    zoneBasis: 'assumed',
    packs: ['PE@1'],
  };
  const row = { ...base, borrowerId, agentId, mode: 'enforce' as const, decision, callId: 1, at: used };
  await database.insert(contactDecision).values({ ...row, overrideId: override?.id });
}
