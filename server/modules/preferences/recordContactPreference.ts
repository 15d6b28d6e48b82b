import type * as z from 'zod/mini';
import { RELATION } from '@/contract/codes/contactCodes';
import { isConsent, type PreferenceKind } from '@/contract/codes/preferenceCodes';
import type {
  endPreferenceRequest,
  ContactPreference,
  preferenceRequest,
} from '@/contract/entities/cases/contactPreference';
import { toNumberKey, toPersonKey } from '@/contract/law/contactRole';
import { hasPermission } from '@/contract/permissions';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { stripNul } from '../../values/cellText';
import { addContact, lockContacts, findContact, type StoredContact } from '../borrower/borrowerFacade';
import { findTask, lockToContact, publishCaseChanged, type Task } from '../cases/casesFacade';
import {
  addPreference,
  listBorrowerCases,
  type NewPreference,
  type StoredPreference,
  getPreferences,
} from './preferenceStore';
import { serializePreference } from './preferenceWire';
import { getHomeCountry, toStoredPhone } from '../../values/phoneNumber';

type ContactPreferenceInput = z.output<typeof preferenceRequest>;
type Ended = z.output<typeof endPreferenceRequest>;

/** Kinds that belong to a number, and those that apply to the borrower regardless of who expressed them. */
const OF_NUMBER: readonly PreferenceKind[] = ['notAtWork', 'wrongNumber'];
const WITH_HOURS: readonly PreferenceKind[] = ['hours', 'agreedHours'];
const OF_BORROWER: readonly PreferenceKind[] = ['attorney', 'language'];

const BORROWER = 'borrower';

/** Scope of a preference: of two with the same scope, the later one applies. */
type Scope = Pick<StoredPreference, 'kind' | 'person' | 'number'>;

function getScope(kind: PreferenceKind, from: StoredContact | null): Scope {
  if (OF_NUMBER.includes(kind)) return { kind, person: BORROWER, number: toNumberKey(from?.phone ?? '') };
  const isBorrowers = from === null || OF_BORROWER.includes(kind);
  return { kind, person: isBorrowers ? BORROWER : toPersonKey(from), number: null };
}

const isSame = (one: Scope, other: Scope): boolean =>
  one.kind === other.kind && one.person === other.person && one.number === other.number;

/**
 * Adds the attorney as a contact of the case, with the source and the time. An existing contact with the number is used instead, but
 * never the borrower.
 */
async function getAttorney(
  task: Task,
  { name, phone }: ContactPreferenceInput,
  context: CallerContext,
): Promise<Partial<NewPreference>> {
  const attorneyName = stripNul(name ?? '');
  const contacts = await lockContacts(task, context);
  const known = contacts.find((each) => toNumberKey(each.phone) === toNumberKey(phone ?? ''));
  if (known?.relation === RELATION.self) throw new Refusal('wishOwnNumber');
  if (known) return { attorneyId: known.id, attorneyName };
  const stored = toStoredPhone(phone ?? '', getHomeCountry(context.caller));
  const fresh = { name: attorneyName, relation: RELATION.other, phone: stored, emergency: false };
  const evidence = { addedBy: context.caller.userId, addedAt: context.now };
  return { attorneyId: await addContact(task, { ...fresh, ...evidence }, context), attorneyName };
}

/** Returns the fields of a kind, except those of the person who expressed it. */
async function getDetails(
  task: Task,
  input: ContactPreferenceInput,
  context: CallerContext,
): Promise<Partial<NewPreference>> {
  if (input.kind === 'attorney') return getAttorney(task, input, context);
  if (input.kind === 'language') return { language: input.language ?? null };
  return WITH_HOURS.includes(input.kind) && input.hours ? { hourFrom: input.hours.from, hourTo: input.hours.to } : {};
}

/** Case, author and time of the record. */
const notedOn = (task: Task, { caller, now }: CallerContext) => ({
  institutionId: task.institutionId,
  borrowerId: task.borrowerId,
  taskId: task.id,
  notedById: caller.userId,
  notedByName: caller.name,
  at: now,
});

/** Returns the person who expressed it, the channel and the remark. */
const saidBy = (from: StoredContact | null, { channel, remark }: ContactPreferenceInput) => ({
  contactId: from?.id ?? null,
  contactName: from?.name ?? null,
  channel: channel ?? null,
  remark: remark ? stripNul(remark) : null,
});

/** A preference applies to all cases of the borrower: notifies every user with one of them open. */
async function tellAll(task: Task, context: CallerContext): Promise<void> {
  for (const each of await listBorrowerCases(task, context)) await publishCaseChanged(each, context);
}

/**
 * Records a preference of the borrower or a related person (LC-05). Holds the borrower's contact lock: a call either started before, or
 * is decided with the preference.
 */
export async function recordContactPreference(
  input: ContactPreferenceInput,
  context: CallerContext,
): Promise<ContactPreference> {
  const task = await lockToContact(input.taskId, context);
  const from = input.contactId ? await findContact(task, input.contactId, context) : null;
  const scope = getScope(input.kind, from);
  const before = (await getPreferences(task, context)).find((each) => isSame(each, scope));
  const details = await getDetails(task, input, context);
  const preference = { ...scope, ...details, ...saidBy(from, input), endsId: before?.id ?? null };
  const wish = await addPreference({ ...notedOn(task, context), ...preference }, context);
  await tellAll(task, context);
  return serializePreference(wish);
}

/**
 * Ends a preference before the borrower withdraws it, with a reason, or withdraws a consent of the borrower (LC-05). Adds a row; the
 * preference itself is not changed.
 */
export async function endPreference({ taskId, wishId, reason }: Ended, context: CallerContext): Promise<void> {
  const task = await lockToContact(taskId, context);
  const wish = (await getPreferences(task, context)).find(({ id }) => String(id) === wishId);
  if (!wish) throw new Refusal('wishOver');
  if (!isConsent(wish.kind) && !hasPermission(context.caller, 'cases.hold')) throw new Refusal('notAllowed');
  const { kind, person, number, contactId, contactName } = wish;
  const ending = { kind, person, number, contactId, contactName, endsId: wish.id, isEnd: true };
  await addPreference({ ...notedOn(task, context), ...ending, remark: stripNul(reason) }, context);
  await tellAll(task, context);
}

/** Lists the preferences in force of the borrower of a case, and of related persons (LC-05). */
export const showPreferences = async (taskId: string, context: CallerContext): Promise<ContactPreference[]> =>
  (await getPreferences(await findTask(taskId, context), context)).map(serializePreference);
