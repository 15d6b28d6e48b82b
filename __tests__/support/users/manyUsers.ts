import { and, eq, isNotNull } from 'drizzle-orm';
import type {
  SkippedUser,
  ManyUsersPlan,
  ManyUsersRequest,
  UserOperation,
} from '@/contract/entities/users/userOperation';
import { userOperationItem } from '../../../server/database/tables/userTables';
import { get, send } from '../cases/cases';
import type { SignedIn } from '../server/people';
import type { TestServer } from '../server/server';
import { untilNextLook } from '../untilNextLook';

const PATH = '/prod/manage/user/many';

let keys = 0;

/** Doing the same to many users, as somebody asks for it. */
export const manyDesk = (server: TestServer, who: SignedIn) => {
  const plan = (body: ManyUsersRequest) => send<ManyUsersPlan>(server, who, { path: `${PATH}/plan`, body });
  const run = (body: ManyUsersRequest & { readonly expected: number }) => {
    keys += 1;
    return send<UserOperation>(server, who, { path: `${PATH}/run`, body, key: `many-users-key-${keys}` });
  };
  const listed = async () => (await get<UserOperation[]>(server, who, { path: `${PATH}/operations` })).data;
  const over = async (id: string): Promise<UserOperation> => {
    for (;;) {
      const found = (await listed()).find((each) => each.id === id);
      if (!found) throw new Error(`operation ${id} is not listed`);
      if (found.state === 'done' || found.state === 'failed') return found;
      await untilNextLook();
    }
  };
  return {
    plan,
    run,
    listed,
    over,
    left: async (id: string) =>
      (await get<{ result: SkippedUser[] }>(server, who, { path: `${PATH}/left/${id}` })).data.result,
    undo: (id: string) => {
      keys += 1;
      return send<UserOperation>(server, who, { path: `${PATH}/undo`, body: { id }, key: `many-users-key-${keys}` });
    },
    putAway: (id: string) => send(server, who, { path: `${PATH}/putAway`, body: { id } }),
    /** Planned, begun, and gone through. */
    async carryOut(body: ManyUsersRequest): Promise<UserOperation> {
      const { data } = await plan(body);
      const begun = await run({ ...body, expected: data.total });
      if (begun.code !== '00') throw new Error(`it was refused: ${begun.code} ${begun.message}`);
      return over(begun.data.id);
    },
  };
};

/** Returns the processed users of an operation with their outcomes. */
export const getOutcomes = async ({ database }: TestServer, operation: string) =>
  database
    .select({ userId: userOperationItem.userId, outcome: userOperationItem.outcome })
    .from(userOperationItem)
    .where(and(eq(userOperationItem.operationId, Number(operation)), isNotNull(userOperationItem.outcome)));
