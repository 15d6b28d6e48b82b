import { UNDOABLE_USER_ACTS, type UserAct, type UserOutcome } from '@/contract/codes/userCodes';
import type { StoredUserOperation, SelectedUser, PreviousUserValues, BulkUserParameters } from './manyUsersStore';
import { isWatcher } from '@/contract/grants';
import type { CallerContext } from '../../../access/callContext';
import { transferCases } from '../../binding/bindingFacade';
import { type VisibleUser, updateUser } from '../systemUserStore';
import { type OneTimePassword, replacePassword } from '../passwords/oneTimePasswords';
import { writeUserHistory } from '../userHistoryStore';
import { changeStatus } from '../userStatus';

/** Returns true if an operation is finished and of an undoable kind; an undo itself is not. */
export const isUndoable = ({ act, undoOf, finishedAt }: StoredUserOperation): boolean =>
  finishedAt !== null && undoOf === null && UNDOABLE_USER_ACTS.includes(act);

/** Context of an act on one of many users: a call, or the worker on behalf of a user. */
export type ActContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'> & {
  /** Wakes the binding worker to process queued operations. */
  readonly wake: () => void;
  /** Returns the users to whom a disabled user's cases can be reassigned, by the groups of their agents. */
  readonly heirs: (seen: VisibleUser) => Promise<readonly number[]>;
  /** Returns the new one-time password of a user. */
  readonly passwordFor: (seen: VisibleUser) => Promise<OneTimePassword>;
};

interface Act {
  /** Returns true if the act would change nothing. */
  readonly isSo: (user: SelectedUser, wish: BulkUserParameters) => boolean;
  readonly carryOut: (seen: VisibleUser, wish: BulkUserParameters, context: ActContext) => Promise<UserOutcome>;
}

type Columns = Parameters<typeof updateUser>[1];

/** Updates columns of a user and notifies the user's open pages, like the form does. */
async function change({ user }: VisibleUser, columns: Columns, context: ActContext): Promise<UserOutcome> {
  await updateUser(user.id, columns, context);
  await writeUserHistory({ userIds: [user.id], kind: 'changed', fields: Object.keys(columns) }, context);
  context.publish({ institutionId: user.institutionId, userIds: [user.id] }, { type: 'permissionsChanged' });
  return 'done';
}

const getFlags = ({ flags = {} }: BulkUserParameters) => Object.entries(flags);

/** Flags that actually change. */
const newFlags = (user: SelectedUser, wish: BulkUserParameters) =>
  Object.fromEntries(
    getFlags(wish).filter(([name, value]) => value !== undefined && Reflect.get(user, name) !== value),
  );

/** Columns that an undoable act writes to a user. */
const WRITTEN: Readonly<Partial<Record<UserAct, (user: SelectedUser, wish: BulkUserParameters) => Columns>>> = {
  queue: (_, { queueId = null }) => ({ queueId }),
  group: (_, { groupId = null }) => ({ groupId }),
  sendFlags: newFlags,
};

const changeAs =
  (act: UserAct): Act['carryOut'] =>
  (seen, wish, context) =>
    change(seen, WRITTEN[act]?.(seen.user, wish) ?? {}, context);

const isColumnValue = (value: unknown): value is PreviousUserValues[string] =>
  value === null || typeof value === 'number' || typeof value === 'boolean';

/** Returns what a user has of what an act is about to write; null where the act cannot be undone. */
export function readPreviousValues(
  user: SelectedUser,
  { act, wish }: Pick<StoredUserOperation, 'act' | 'wish'>,
): PreviousUserValues | null {
  const written = WRITTEN[act]?.(user, wish);
  if (written === undefined) return null;
  const valueOf = (name: string): (readonly [string, PreviousUserValues[string]])[] => {
    const value: unknown = Reflect.get(user, name);
    return isColumnValue(value) ? [[name, value]] : [];
  };
  return Object.fromEntries(Object.keys(written).flatMap(valueOf));
}

/** Gives a user back what an operation took, unless that was changed since. */
export async function restore(
  seen: VisibleUser,
  { of, restored }: { readonly of: StoredUserOperation; readonly restored: PreviousUserValues | null },
  context: ActContext,
): Promise<UserOutcome> {
  const isAsLeft = ACTS[of.act].isSo(seen.user, of.wish);
  return isAsLeft && restored !== null ? change(seen, restored, context) : 'changedSince';
}

async function disable(seen: VisibleUser, wish: BulkUserParameters, context: ActContext): Promise<UserOutcome> {
  await changeStatus(seen, 'disabled', context);
  const to = wish.heir === 'queue' ? 'queue' : await context.heirs(seen);
  return (await transferCases({ userId: seen.user.id, to }, context)) ? 'done' : 'noHeir';
}

/** All bulk acts on users. */
export const ACTS: Readonly<Record<UserAct, Act>> = {
  queue: {
    isSo: ({ queueId }, wish) => queueId === (wish.queueId ?? null),
    carryOut: changeAs('queue'),
  },
  group: {
    isSo: ({ groupId }, wish) => groupId === (wish.groupId ?? null),
    carryOut: changeAs('group'),
  },
  sendFlags: {
    isSo: (user, wish) => Object.keys(newFlags(user, wish)).length === 0,
    carryOut: changeAs('sendFlags'),
  },
  resetPassword: {
    isSo: () => false,
    carryOut: async (seen, _, context) => {
      await replacePassword(seen, await context.passwordFor(seen), context);
      return 'done';
    },
  },
  enable: {
    isSo: ({ enabled }) => enabled,
    carryOut: async (seen, _, context) => {
      await changeStatus(seen, 'enabled', context);
      return 'done';
    },
  },
  disable: { isSo: ({ enabled }) => !enabled, carryOut: disable },
};

type Barrier = (user: SelectedUser, isSelf: boolean) => UserOutcome | undefined;

/** Users change their own password themselves; only the operator resets an auditor's (US-01). */
const cannotBeReset: Barrier = ({ role, enabled }, isSelf) => {
  if (isSelf) return 'self';
  if (isWatcher(role)) return 'operatorOnly';
  return enabled ? undefined : 'disabled';
};

const BARRIERS: Readonly<Partial<Record<UserAct, Barrier>>> = {
  disable: (_, isSelf) => (isSelf ? 'self' : undefined),
  resetPassword: cannotBeReset,
};

/** Returns the reason to skip a user, as far as it is known in advance: callers cannot disable their own account. */
export function getSkipReason(
  user: SelectedUser,
  { act, wish, actorId }: Pick<StoredUserOperation, 'act' | 'wish' | 'actorId'>,
): UserOutcome | undefined {
  if (ACTS[act].isSo(user, wish)) return 'unchanged';
  return BARRIERS[act]?.(user, user.id === actorId);
}
