import { queue } from '../../../server/database/tables/organizationTables';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../server/people';
import { startApp, type TestServer } from '../server/server';
import { userDesk } from './userDesk';

/** People in the tests of users; stranger is of another group, foreign of another institution. */
export type UserName = 'admin' | 'leader' | 'member' | 'mate' | 'stranger' | 'auditor' | 'foreign';

/** A server with an institution, a group, a queue and one of each kind of user, and what they can ask. */
export interface UserRig {
  readonly server: TestServer;
  readonly address: string;
  readonly institutionId: number;
  readonly groupId: number;
  readonly queueId: number;
  readonly people: Record<UserName, SignedIn>;
  readonly desk: (name?: UserName) => ReturnType<typeof userDesk>;
  readonly idOf: (name: UserName) => string;
}

/** Opens such a rig. */
export const openUserRig = async (): Promise<UserRig> => {
  const server = await startApp();
  const address = await server.app.listen({ port: 0 });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const elsewhere = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const [made] = await database
    .insert(queue)
    .values({ institutionId, code: 'S1', name: '1–5 days', type: 'automatic' })
    .returning();
  const sign = async (more: object) => signInAs(database, await makeUser(database, { institutionId, ...more }));
  const people = {
    admin: await sign({ role: 'admin' }),
    leader: await sign({ role: 'leader', groupId }),
    member: await sign({ groupId }),
    mate: await sign({ groupId }),
    stranger: await sign({ groupId: await makeGroup(database, institutionId) }),
    auditor: await sign({ role: 'auditor' }),
    foreign: await signInAs(database, await makeUser(database, { institutionId: elsewhere, role: 'admin' })),
  };
  return {
    server,
    address,
    institutionId,
    groupId,
    queueId: made?.id ?? 0,
    people,
    desk: (name = 'admin') => userDesk(server, people[name]),
    idOf: (name) => String(people[name].userId),
  };
};
