import { eq } from 'drizzle-orm';
import { appUser, queue, userGroup } from '../../../server/database/tables/organizationTables';
import { ssoProvider } from '../../../server/database/tables/singleSignOnTables';
import { makeApiKey, type MadeApiKey } from './apiKeys';
import { createDirectory, entraGroup, entraUser } from './directory';
import { makeInstitution, makeUser } from './people';
import type { TestServer } from './server';

/** Creates a key of an institution for its directory. */
export const makeDirectoryKey = async ({ database }: TestServer, institutionId: number): Promise<MadeApiKey> => {
  const createdById = await makeUser(database, { institutionId, role: 'admin' });
  return makeApiKey(database, { institutionId, createdById, name: 'Entra', scopes: ['users.provision'] });
};

/** Maps the group Heads to leaders of a group, and the identifier id-of-collectors to agents of a queue. */
const mapPlaces = async ({ database }: TestServer, institutionId: number) => {
  const [group] = await database.insert(userGroup).values({ institutionId, name: 'North' }).returning();
  const [own] = await database
    .insert(queue)
    .values({ institutionId, code: 'q', name: 'q', type: 'manual' })
    .returning();
  const [groupId, queueId] = [group?.id ?? 0, own?.id ?? 0];
  await database.insert(ssoProvider).values({
    institutionId,
    mode: 'off',
    issuer: 'https://id.test',
    clientId: 'x',
    usernameClaim: 'x',
    linksByUsername: true,
    requiresFaceCheck: false,
    provisions: false,
    maximumRole: 'leader',
    mappingClaim: 'groups',
    mappings: [
      { value: 'Heads', role: 'leader', groupId: String(groupId), queueId: null },
      { value: 'id-of-collectors', role: 'member', groupId: null, queueId: String(queueId) },
    ],
    updatedAt: new Date(),
  });
  return { groupId, queueId };
};

/** Institution with a directory and a mapping of its groups. */
export const createMappedDirectory = async (server: TestServer) => {
  const institutionId = await makeInstitution(server.database);
  const admin = await makeUser(server.database, { institutionId, role: 'admin' });
  const key = await makeDirectoryKey(server, institutionId);
  const directory = createDirectory(server.app, key);
  return {
    institutionId,
    admin,
    key,
    directory,
    ...(await mapPlaces(server, institutionId)),
    rowOf: async (id: string) => {
      const [row] = await server.database
        .select()
        .from(appUser)
        .where(eq(appUser.id, Number(id)));
      return row;
    },
    addUser: async (userName: string, more: object = {}): Promise<string> =>
      String((await directory.post('/Users', entraUser(userName, more))).body['id']),
    addGroup: async (displayName: string, members: readonly string[] = [], more: object = {}): Promise<string> => {
      const body = { ...entraGroup(displayName), members: members.map((value) => ({ value })), ...more };
      return String((await directory.post('/Groups', body)).body['id']);
    },
    membersOf: async (id: string): Promise<string[]> => {
      const { body } = await directory.get(`/Groups/${id}`);
      return [body['members'] ?? []].flat().map((member) => String(Reflect.get(Object(member), 'value')));
    },
  };
};
