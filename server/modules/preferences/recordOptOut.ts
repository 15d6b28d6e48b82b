import { toPersonKey } from '@/contract/law/contactRole';
import { REMARK_MAX } from '@/contract/ourLimits';
import type { Transaction } from '../../database/connect';
import { publishCaseChanged } from '../cases/casesFacade';
import { addPreference, getPreferences, listBorrowerCases } from './preferenceStore';

/** Name under which a preference from a reply is recorded. */
const RECORDED_BY = 'SMS';

/** Contact who opted out, with the case on which the reply is stored. */
interface OptedOutContact {
  readonly taskId: number;
  readonly borrowerId: number;
  readonly contactId: number;
  readonly name: string;
  readonly relation: string;
  readonly phone: string;
}

type PublishContext = Parameters<typeof publishCaseChanged>[1];

interface OptOutContext extends Pick<PublishContext, 'publish'> {
  readonly tx: Transaction;
  readonly institutionId: number;
  readonly now: Date;
}

/** Records that a contact wants no messages, on all cases of the borrower, unless it is recorded already. */
async function recordOne(of: OptedOutContact, remark: string, context: OptOutContext): Promise<void> {
  const { tx, institutionId, now } = context;
  const { taskId, borrowerId, contactId, name } = of;
  const person = toPersonKey(of);
  const scope = { institutionId, borrowerId };
  const active = await getPreferences(scope, { tx });
  if (active.some((each) => each.kind === 'noSms' && each.person === person)) return;
  const from = { contactId, contactName: name, person, number: null };
  const recorded = { taskId, remark, notedById: null, notedByName: RECORDED_BY, at: now };
  await addPreference({ ...scope, kind: 'noSms', ...from, ...recorded }, { tx });
  for (const each of await listBorrowerCases(scope, { tx })) {
    await publishCaseChanged(each, { ...context, caller: { institutionId } });
  }
}

/**
 * Records the demand for no further messages of every contact with a number (LC-05). The caller holds the contact locks of their
 * borrowers: a message is either handed over before, or decided with the preference.
 */
export async function recordOptOut(
  contacts: readonly OptedOutContact[],
  reply: string,
  context: OptOutContext,
): Promise<void> {
  const remark = Array.from(reply).slice(0, REMARK_MAX).join('');
  for (const each of contacts) await recordOne(each, remark, context);
}
