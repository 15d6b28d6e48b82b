import { RELATION } from '@/contract/codes/contactCodes';
import type { LawChannel } from '@/contract/codes/lawCodes';
import type { ContactVerdict, LawfulContacts } from '@/contract/entities/law/contactVerdict';
import type { CallerContext } from '../../access/callContext';
import { listContacts, type StoredContact } from '../borrower/borrowerFacade';
import { findTask, findCasesOnHold } from '../cases/casesFacade';
import { resolveDecision } from './resolveDecision';
import { type BestHour, findBestHour } from './findBestHour';
import { type IntendedContact, evaluateContact, type BorrowerFacts } from './decideFor';
import { loadRuleContext } from './ruleContext';
import { serializeBestHour, serializeClocks, serializeVerdict } from './lawWire';
import {
  findOverride,
  getOffer,
  type OverrideContext,
  readOverriding,
  type AnsweredContact,
} from './override/overriding';
import { readAnswerRatios } from './usualAnswersStore';

interface LawfulContactsInput {
  readonly contacts: readonly StoredContact[];
  /** Ratio of answered calls. */
  readonly usual: number;
  readonly now: Date;
}

/** Returns the borrower's best hour in every mode, but never one in which the rules refuse a call. */
function getBestHour(known: BorrowerFacts, { contacts, usual, now }: LawfulContactsInput): BestHour | null {
  const to = contacts.find(({ relation }) => relation === RELATION.self);
  return to === undefined ? null : findBestHour({ known, to, usual, now });
}

/** Converts a refusal with its possible override. */
function shown(answered: AnsweredContact, overriding: OverrideContext | undefined): ContactVerdict {
  if (overriding === undefined || answered.answer.goesOn !== 'never') return serializeVerdict(answered.answer);
  const liftedUntil = findOverride(overriding, answered)?.expiresAt ?? null;
  const offer = liftedUntil === null ? getOffer(overriding, answered) : null;
  return serializeVerdict(answered.answer, { offer, liftedUntil });
}

/**
 * Returns the current verdict for each contact of a case (LC-06); if the rules stop none, that of the contact preferences alone
 * (LC-05). It takes no lock and uses no slot of a cap: the call or message itself is decided again.
 */
export async function showLawful(taskId: string, context: CallerContext): Promise<LawfulContacts> {
  const of = await findTask(taskId, context);
  const [{ law, of: knownOf }, contacts, usual, held] = await Promise.all([
    loadRuleContext([of.borrowerId], context, { evenOff: true }),
    listContacts(of, context),
    readAnswerRatios(context),
    findCasesOnHold(context.tx, [of.id]),
  ]);
  const { mode } = law;
  const isHeld = held.has(of.id);
  // A call or message about a case on hold is refused in every mode.
  const known: BorrowerFacts = { ...knownOf(of), facts: isHeld ? [{ fact: 'held' }] : [] };
  const best = serializeBestHour(getBestHour(known, { contacts, usual, now: context.now }));
  if (!isHeld && !known.rules.doStop && known.wishes.length === 0) return { mode, contacts: [], bestHour: best };
  const answer = (to: IntendedContact['to'], channel: LawChannel): AnsweredContact => ({
    to,
    channel,
    answer: resolveDecision(evaluateContact(known, { to, channel }, context.now), known.rules),
  });
  const answers = contacts.map((to) => ({ to, call: answer(to, 'call'), sms: answer(to, 'sms') }));
  const isRefused = answers.some(({ call, sms }) => [call, sms].some((each) => each.answer.goesOn === 'never'));
  const overriding = isRefused ? await readOverriding(of, context) : undefined;
  const zones = [...new Set(answers.flatMap(({ call }) => call.answer.told.zones))];
  return {
    mode,
    contacts: answers.map(({ to, call, sms }) => ({
      contactId: String(to.id),
      call: shown(call, overriding),
      sms: shown(sms, overriding),
    })),
    bestHour: best,
    clocks: serializeClocks(zones, context.now),
  };
}
