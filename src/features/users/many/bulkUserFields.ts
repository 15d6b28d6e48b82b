import type { CasesHeir } from '@/contract/codes/queueCodes';
import type { UserAct } from '@/contract/codes/userCodes';
import type { ManyUsersRequest } from '@/contract/entities/users/userOperation';

type Flags = NonNullable<ManyUsersRequest['flags']>;

/** Fields of a bulk action. */
export interface BulkUserFields {
  readonly queueId?: string | null;
  readonly groupId?: string | null;
  readonly flags?: Flags;
  readonly heir?: CasesHeir;
  readonly agentId?: string;
}

const isSet: Readonly<Record<UserAct, (fields: BulkUserFields) => boolean>> = {
  queue: ({ queueId }) => queueId !== undefined,
  group: ({ groupId }) => groupId !== undefined,
  sendFlags: ({ flags = {} }) => Object.keys(flags).length > 0,
  resetPassword: () => true,
  enable: () => true,
  disable: ({ heir, agentId }) => heir !== undefined && (heir !== 'agent' || agentId !== undefined),
};

/** Converts the fields to a request; undefined while input is missing. */
export const getRequest = (
  act: UserAct,
  selection: ManyUsersRequest['selection'],
  fields: BulkUserFields,
): ManyUsersRequest | undefined => (isSet[act](fields) ? { act, selection, ...fields } : undefined);
