import type { BehaviourType } from '@/contract/codes/behaviourType';
import type { Revealable } from '@/contract/entities/borrower';
import { behaviour } from '../database/tables/workTables';
import type { CallerContext } from '../handlers/handler';
import { Refusal } from '../refusal';
import { findContact } from '../store/contactStore';
import { findBorrower, findLoan } from '../store/loanStore';
import type { Task } from '../store/taskWire';

type RevealContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'ip'>;

/** One value to show: a field, and for a contact's phone whose. */
export interface RevealRequest {
  readonly field: Revealable;
  readonly contactId?: string | undefined;
}

const BEHAVIOUR_OF_FIELD: Readonly<Record<Revealable, BehaviourType>> = {
  identityNumber: 'revealIdNumber',
  mobilePhone: 'revealPhone',
  homePhone: 'revealPhone',
  contactPhone: 'revealPhone',
  homeAddress: 'revealAddress',
  companyAddress: 'revealAddress',
  deductionAccount: 'revealAccount',
  bankAccount: 'revealAccount',
};

async function valueOf(of: Task, { field, contactId }: RevealRequest, context: RevealContext): Promise<string | null> {
  if (field === 'contactPhone') {
    if (contactId === undefined) throw new Refusal('invalidInput', { fields: 'contactId' });
    return (await findContact(of, contactId, context)).phone;
  }
  if (field === 'deductionAccount' || field === 'bankAccount') return (await findLoan(of, context))[field];
  return (await findBorrower(of, context))[field];
}

/** One unmasked value of a case. Who looked at what is recorded in the same transaction: without the record nothing is shown (CD-12). */
export async function revealField(of: Task, request: RevealRequest, context: RevealContext): Promise<string | null> {
  const value = await valueOf(of, request, context);
  await context.tx.insert(behaviour).values({
    institutionId: context.caller.institutionId,
    userId: context.caller.userId,
    type: BEHAVIOUR_OF_FIELD[request.field],
    loanNo: of.loanNo,
    detail: request.contactId === undefined ? request.field : `${request.field} ${request.contactId}`,
    socketIp: context.ip,
    createdAt: context.now,
  });
  return value;
}
