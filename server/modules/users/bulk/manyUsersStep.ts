import { runAsServiceRole } from '../../../database/callTransaction';
import type { UserOutcome } from '@/contract/codes/userCodes';
import type { Transaction } from '../../../database/connect';
import type { Caller } from '../../../kernel/caller';
import { Refusal } from '../../../kernel/refusal';
import { type DomainEvent, publishEvents } from '../../../live/domainEvents';
import { findCallerById } from '../../../security/session/findCallerById';
import { listAgentsByGroups } from '../userGroupStore';
import { ACTS, type ActContext, getSkipReason, restore, readPreviousValues } from './manyUsersActs';
import { recordItem, type StoredItem, takeItem, getUsers } from './manyUsersItemStore';
import { getPassword } from './manyPasswords';
import type { StoredUserOperation } from './manyUsersStore';
import { lockUser, type VisibleUser } from '../systemUserStore';

/** One user of an operation. */
export interface ManyUsersStep {
  readonly of: StoredUserOperation;
  readonly item: StoredItem;
  readonly now: Date;
  /** Wakes the binding worker to process queued operations. */
  readonly wake: () => void;
}

/** Thrown if the operation's author may no longer manage users. */
export class ActorMissing extends Error {
  constructor() {
    super('who asked for it may not manage users any more');
    this.name = 'ActorGone';
  }
}

async function getActor(tx: Transaction, { actorId }: StoredUserOperation, now: Date): Promise<Caller> {
  const caller = await runAsServiceRole(tx, (own) => findCallerById(own, actorId, now));
  if (!caller?.permissions.includes('users.manage')) throw new ActorMissing();
  return caller;
}

const OUTCOME_OF_REFUSAL: Readonly<Partial<Record<Refusal['result'], UserOutcome>>> = {
  lastAdministrator: 'lastAdministrator',
  notFound: 'notSeen',
};

/** Converts a refusal to the user's outcome; undefined if it is not about the user, and the item is retried. */
export const getOutcome = (error: unknown): UserOutcome | undefined =>
  error instanceof Refusal ? OUTCOME_OF_REFUSAL[error.result] : undefined;

/** Thrown to roll back the work on a user who is skipped after all. */
export class ItemSkipped extends Error {
  readonly outcome: UserOutcome;

  constructor(outcome: UserOutcome) {
    super(`not done: ${outcome}`);
    this.name = 'NotDone';
    this.outcome = outcome;
  }
}

const getHeirs = ({ tx, of }: { tx: Transaction; of: StoredUserOperation }, caller: Caller): ActContext['heirs'] => {
  return async ({ user }: VisibleUser) => {
    if (of.wish.agentId !== undefined) return [of.wish.agentId];
    if (user.groupId === null) return [];
    const agents = await listAgentsByGroups([user.groupId], { except: await getUsers(tx, of) }, { tx, caller });
    return agents.map(({ id }) => id);
  };
};

interface Carried {
  readonly outcome: UserOutcome;
  /** Values before the act; null if it cannot be undone. */
  readonly before?: StoredItem['before'];
}

async function carryOut(tx: Transaction, { of, item, now, wake }: ManyUsersStep): Promise<Carried> {
  const caller = await getActor(tx, of, now);
  const news: DomainEvent[] = [];
  const publish: ActContext['publish'] = (address, event) => news.push({ address, event });
  const heirs = getHeirs({ tx, of }, caller);
  const passwordFor: ActContext['passwordFor'] = ({ user }) => getPassword(of, user.id, tx);
  const context = { tx, caller, now, publish, wake, heirs, passwordFor };
  const seen = await lockUser(String(item.userId), context);
  const isUndo = of.undoOf !== null;
  const left = isUndo ? undefined : getSkipReason(seen.user, of);
  if (left !== undefined) return { outcome: left };
  const before = isUndo ? null : readPreviousValues(seen.user, of);
  const outcome = isUndo
    ? await restore(seen, { of, restored: item.restored }, context)
    : await ACTS[of.act].carryOut(seen, of.wish, context);
  if (outcome !== 'done') throw new ItemSkipped(outcome);
  await publishEvents(tx, news);
  return { outcome, before };
}

/** Does one user of an operation in the transaction, with the outcome; false where another server is at it. */
export async function lockUserItem(tx: Transaction, step: ManyUsersStep): Promise<boolean> {
  if (!(await takeItem(tx, step.item))) return false;
  await recordItem(tx, step.item, await carryOut(tx, step));
  return true;
}
