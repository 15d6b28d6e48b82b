import type { BehaviorType } from '@/contract/codes/complaintCodes';
import type { Revealable } from '@/contract/entities/cases/borrower';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { findEntry } from './addressBookStore';
import { addBehavior, assertRevealRateLimit } from '../monitoring/monitoringFacade';
import { findContact, findSmsPhone } from './contactStore';
import { findBorrower, findLoan, type Task } from '../cases/casesFacade';
import { findOrder } from './shoppingStore';
import { findUserCall } from './userCallStore';

type RevealContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'ip'>;

/** Value to reveal: a field, and for a contact's phone the contact. */
export interface RevealRequest {
  readonly field: Revealable;
  readonly contactId?: string | undefined;
  /** Id of an address book entry, a line of the call list, a message or an order. */
  readonly rowId?: string | undefined;
}

const BEHAVIOUR_OF_FIELD: Readonly<Record<Revealable, BehaviorType>> = {
  identityNumber: 'revealIdNumber',
  mobilePhone: 'revealPhone',
  homePhone: 'revealPhone',
  contactPhone: 'revealPhone',
  addressBookPhone: 'revealPhone',
  callRecordPhone: 'revealPhone',
  smsPhone: 'revealPhone',
  shoppingAddress: 'revealAddress',
  homeAddress: 'revealAddress',
  companyAddress: 'revealAddress',
  deductionAccount: 'revealAccount',
  bankAccount: 'revealAccount',
};

type ReadField = (of: Task, request: RevealRequest, context: RevealContext) => Promise<string | null>;

/** Returns the id of the field's row; it is required to identify the row. */
function requireId(name: 'contactId' | 'rowId', request: RevealRequest): string {
  const id = request[name];
  if (id === undefined) throw new Refusal('invalidInput', { fields: name });
  return id;
}

const ofBorrower =
  (field: 'identityNumber' | 'mobilePhone' | 'homePhone' | 'homeAddress' | 'companyAddress'): ReadField =>
  async (of, _, context) =>
    (await findBorrower(of, context))[field];

const ofLoan =
  (field: 'deductionAccount' | 'bankAccount'): ReadField =>
  async (of, _, context) =>
    (await findLoan(of, context))[field];

const READ: Readonly<Record<Revealable, ReadField>> = {
  identityNumber: ofBorrower('identityNumber'),
  mobilePhone: ofBorrower('mobilePhone'),
  homePhone: ofBorrower('homePhone'),
  homeAddress: ofBorrower('homeAddress'),
  companyAddress: ofBorrower('companyAddress'),
  deductionAccount: ofLoan('deductionAccount'),
  bankAccount: ofLoan('bankAccount'),
  contactPhone: async (of, request, context) => (await findContact(of, requireId('contactId', request), context)).phone,
  addressBookPhone: async (of, request, context) => (await findEntry(of, requireId('rowId', request), context)).phone,
  callRecordPhone: async (of, request, context) => (await findUserCall(of, requireId('rowId', request), context)).phone,
  smsPhone: async (of, request, context) => findSmsPhone(of, requireId('rowId', request), context),
  shoppingAddress: async (of, request, context) => (await findOrder(of, requireId('rowId', request), context)).address,
};

/** Returns the detail for the audit record: the field, and the row if any. */
const getDetail = ({ field, contactId, rowId }: RevealRequest): string =>
  [field, contactId ?? rowId].filter((part) => part !== undefined).join(' ');

/** Returns one unmasked value of a case. The access is recorded in the same transaction: without the record nothing is shown (CD-12). */
export async function revealField(of: Task, request: RevealRequest, context: RevealContext): Promise<string | null> {
  await assertRevealRateLimit(context);
  const value = await READ[request.field](of, request, context);
  const { tx, caller, now, ip: socketIp } = context;
  const type = BEHAVIOUR_OF_FIELD[request.field];
  await addBehavior(tx, { caller, type, loanNo: of.loanNo, detail: getDetail(request), ip: null, socketIp, now });
  return value;
}
