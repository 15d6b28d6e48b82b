import type * as z from 'zod/mini';
import { RELATION } from '@/contract/codes/contactRelation';
import { isConsent, type WishKind } from '@/contract/codes/wishKind';
import type { endWishRequest, ContactPreference, wishRequest } from '@/contract/entities/wish';
import { numberKey, personKey } from '@/contract/law/contactRole';
import { hasPermission } from '@/contract/permissions';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { stripNul } from '../../values/stripNul';
import { addContact, contactsForChange, findContact, type StoredContact } from '../borrower/borrowerFacade';
import { findTask, lockToContact, publishCaseChanged, type Task } from '../cases/casesFacade';
import { addWish, casesOfBorrower, type NewWish, type StoredWish, getWishes } from './wishStore';
import { wishOnWire } from './wishWire';
import { homeCountry, toStoredPhone } from '../../values/phoneNumber';

type Asked = z.output<typeof wishRequest>;
type Ended = z.output<typeof endWishRequest>;

/** Kinds that are about a number, and those that hold for the borrower whoever said them. */
const OF_NUMBER: readonly WishKind[] = ['notAtWork', 'wrongNumber'];
const WITH_HOURS: readonly WishKind[] = ['hours', 'agreedHours'];
const OF_BORROWER: readonly WishKind[] = ['attorney', 'language'];

const BORROWER = 'borrower';

/** What a wish holds for: of two that hold for the same the later one counts. */
type Scope = Pick<StoredWish, 'kind' | 'person' | 'number'>;

function getScope(kind: WishKind, from: StoredContact | null): Scope {
  if (OF_NUMBER.includes(kind)) return { kind, person: BORROWER, number: numberKey(from?.phone ?? '') };
  const isBorrowers = from === null || OF_BORROWER.includes(kind);
  return { kind, person: isBorrowers ? BORROWER : personKey(from), number: null };
}

const isSame = (one: Scope, other: Scope): boolean =>
  one.kind === other.kind && one.person === other.person && one.number === other.number;

/** The attorney becomes a contact of the case, with who brought the number and when; a number that is there already is that contact, but never the borrower's own. */
async function getAttorney(held: Task, { name, phone }: Asked, context: CallerContext): Promise<Partial<NewWish>> {
  const attorneyName = stripNul(name ?? '');
  const contacts = await contactsForChange(held, context);
  const known = contacts.find((each) => numberKey(each.phone) === numberKey(phone ?? ''));
  if (known?.relation === RELATION.self) throw new Refusal('wishOwnNumber');
  if (known) return { attorneyId: known.id, attorneyName };
  const stored = toStoredPhone(phone ?? '', homeCountry(context.caller));
  const fresh = { name: attorneyName, relation: RELATION.other, phone: stored, emergency: false };
  const evidence = { addedBy: context.caller.userId, addedAt: context.now };
  return { attorneyId: await addContact(held, { ...fresh, ...evidence }, context), attorneyName };
}

/** What a kind has beside who said it. */
async function getDetails(held: Task, asked: Asked, context: CallerContext): Promise<Partial<NewWish>> {
  if (asked.kind === 'attorney') return getAttorney(held, asked, context);
  if (asked.kind === 'language') return { language: asked.language ?? null };
  return WITH_HOURS.includes(asked.kind) && asked.hours ? { hourFrom: asked.hours.from, hourTo: asked.hours.to } : {};
}

/** On which case it was noted, by whom and when. */
const notedOn = (held: Task, { caller, now }: CallerContext) => ({
  institutionId: held.institutionId,
  borrowerId: held.borrowerId,
  taskId: held.id,
  notedById: caller.userId,
  notedByName: caller.name,
  at: now,
});

/** Who said it, by which channel, and what is to be remembered of it. */
const saidBy = (from: StoredContact | null, { channel, remark }: Asked) => ({
  contactId: from?.id ?? null,
  contactName: from?.name ?? null,
  channel: channel ?? null,
  remark: remark ? stripNul(remark) : null,
});

/** What was asked for binds on all cases of the borrower: whoever has one of them open hears of it. */
async function tellAll(held: Task, context: CallerContext): Promise<void> {
  for (const each of await casesOfBorrower(held, context)) await publishCaseChanged(each, context);
}

/**
 * Notes what the borrower, or somebody around them, asked for (LC-05). Under the turn of whoever contacts the borrower: a call
 * either went out before or is decided with it.
 */
export async function recordContactPreference(asked: Asked, context: CallerContext): Promise<ContactPreference> {
  const held = await lockToContact(asked.taskId, context);
  const from = asked.contactId ? await findContact(held, asked.contactId, context) : null;
  const scope = getScope(asked.kind, from);
  const before = (await getWishes(held, context)).find((each) => isSame(each, scope));
  const details = await getDetails(held, asked, context);
  const said = { ...scope, ...details, ...saidBy(from, asked), endsId: before?.id ?? null };
  const wish = await addWish({ ...notedOn(held, context), ...said }, context);
  await tellAll(held, context);
  return wishOnWire(wish);
}

/** Ends a wish before the borrower takes it back, with a reason, or takes back what the borrower agreed to (LC-05): by another row, the wish itself stays. */
export async function endWish({ taskId, wishId, reason }: Ended, context: CallerContext): Promise<void> {
  const held = await lockToContact(taskId, context);
  const wish = (await getWishes(held, context)).find(({ id }) => String(id) === wishId);
  if (!wish) throw new Refusal('wishOver');
  if (!isConsent(wish.kind) && !hasPermission(context.caller, 'cases.hold')) throw new Refusal('notAllowed');
  const { kind, person, number, contactId, contactName } = wish;
  const ending = { kind, person, number, contactId, contactName, endsId: wish.id, isEnd: true };
  await addWish({ ...notedOn(held, context), ...ending, remark: stripNul(reason) }, context);
  await tellAll(held, context);
}

/** What holds now of what the borrower of a case, and those around them, asked for (LC-05). */
export const showWishes = async (taskId: string, context: CallerContext): Promise<ContactPreference[]> =>
  (await getWishes(await findTask(taskId, context), context)).map(wishOnWire);
