import type { LawChannel } from '@/contract/codes/lawChannel';
import type { ContactVerdict, LawfulContacts } from '@/contract/entities/contactVerdict';
import type { CallerContext } from '../../access/callContext';
import { listContacts } from '../borrower/borrowerFacade';
import { findTask } from '../cases/casesFacade';
import { wishesOf } from '../wishes/wishesFacade';
import { answerTo } from './answerTo';
import { type Intended, judge } from './decideFor';
import { doesStop, keptLaw } from './keptLaw';
import { knownBorrower } from './knownBorrower';
import { verdictOnWire } from './lawWire';

/**
 * What the rules say to each contact of a case now (LC-06); where they stop nobody, what was asked for alone (LC-05). Nobody's turn is taken
 * and no place of a cap: the call or message itself is decided again.
 */
export async function showLawful(taskId: string, context: CallerContext): Promise<LawfulContacts> {
  const of = await findTask(taskId, context);
  const law = await keptLaw(context);
  const isAsked = doesStop(law.mode) || (await wishesOf(of, context)).length > 0;
  if (!isAsked) return { mode: law.mode, contacts: [] };
  const known = await knownBorrower(of, law, context);
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
