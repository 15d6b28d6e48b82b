import type { Institution, InstitutionAccount } from '@/contract/entities/users/institution';
import { eq } from 'drizzle-orm';
import { institution } from '../../../server/database/tables/organizationTables';
import { get, send } from '../cases/cases';
import { makeInstitution, type SignedIn } from '../server/people';
import type { TestServer } from '../server/server';

const BASE = '/prod/institutionalManagement';

let number = 0;

/** A new institution's fields with its administrator's; each time others. */
export const newcomer = (parentId: number, changes: object = {}) => {
  number += 1;
  return {
    parentId: String(parentId),
    code: `NEW-${number}`,
    name: `Agencia ${number}`,
    currency: 'PEN',
    timeZone: 'America/Lima',
    administrator: { username: `first${number}`, email: `first${number}@example.test`, name: 'Ana Primera' },
    ...changes,
  };
};

/** Looks at institutions and changes them through the calls, as the administrator at the top unless it says otherwise. */
export const institutionRig = (server: () => TestServer, admin: () => SignedIn) => ({
  /** An institution below another, without anybody in it. */
  below: async (parentId: number): Promise<number> => {
    const { database } = server();
    const id = await makeInstitution(database);
    await database.update(institution).set({ parentId }).where(eq(institution.id, id));
    return id;
  },
  tree: async (who = admin()) => (await get<Institution[]>(server(), who, { path: `${BASE}/institution` })).data,
  post: <Data>(path: string, body: object, who = admin()) =>
    send<Data>(server(), who, { path: `${BASE}/${path}`, body }),
  accounts: (institutionId: number, who = admin()) =>
    get<{ result: InstitutionAccount[]; totalCount: number }>(server(), who, {
      path: `${BASE}/accounts`,
      input: { institutionId: String(institutionId) },
    }),
});
