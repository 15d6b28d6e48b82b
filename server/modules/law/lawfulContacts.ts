import type { LawChannel } from '@/contract/codes/lawChannel';
import type { ContactVerdict, LawfulContacts } from '@/contract/entities/contactVerdict';
import type { CallerContext } from '../../access/callContext';
import { listContacts } from '../borrower/borrowerFacade';
import { findTask } from '../cases/casesFacade';
import { answerTo } from './answerTo';
import { type Intended, judge } from './decideFor';
import { doesStop } from './keptLaw';
import { knownLaw } from './knownBorrower';
import { verdictOnWire } from './lawWire';

/**
 * What the rules say to each contact of a case now (LC-06); where they stop nobody, what was asked for alone (LC-05). Nobody's turn is taken
 * and no place of a cap: the call or message itself is decided again.
 */
export async function showLawful(taskId: string, context: CallerContext): Promise<LawfulContacts> {
  const of = await findTask(taskId, context);
  const { law, of: knownOf } = await knownLaw([of.borrowerId], context);
  const known = knownOf(of);
  if (!doesStop(law.mode) && known.wishes.length === 0) return { mode: law.mode, contacts: [] };
  const verdict = (to: Intended['to'], channel: LawChannel): ContactVerdict =>
    verdictOnWire(answerTo(judge(known, { to, channel }, context.now), law.mode));
  const contacts = await listContacts(of, context);
  return {
    mode: law.mode,
    contacts: contacts.map((to) => ({
      contactId: String(to.id),
      call: verdict(to, 'call'),
      sms: verdict(to, 'sms'),
    })),
  };
}
