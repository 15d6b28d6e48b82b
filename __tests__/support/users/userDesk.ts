import { appUser } from '../../../server/database/tables/organizationTables';
import { get, send } from '../cases/cases';
import type { SignedIn } from '../server/people';
import type { TestServer } from '../server/server';

/** A whole form of a user, as the screen sends it. */
export const userForm = (more: object = {}) => ({
  username: 'nora.diaz',
  name: 'Nora Díaz',
  email: 'nora@example.test',
  role: 'member',
  groupId: null,
  queueId: null,
  products: [],
  loanTypes: [],
  autoReloan: false,
  sendBlu: false,
  sendIvr: false,
  sendLunar: false,
  sendSms: true,
  sendWaba: false,
  affiliatedSystem: null,
  ranked: true,
  createsPtp: true,
  longAging: false,
  res: false,
  dailyTarget: 0,
  ...more,
});

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly username: string;
  readonly version: string;
}

/** The calls of manage/user as somebody makes them. */
export const userDesk = (server: TestServer, who: SignedIn) => ({
  save: (body: object) =>
    send<{ user: Row; oneTimePassword: string | null }>(server, who, {
      path: '/prod/manage/user/createOrUpdate',
      body,
    }),
  list: (input: Record<string, string> = {}) =>
    get<{ result: Row[]; totalCount: number }>(server, who, { path: '/prod/manage/user/list', input }),
  info: (id: string) => get<Row & Record<string, unknown>>(server, who, { path: `/prod/manage/user/info/${id}` }),
  do: <Data = unknown>(what: string, body: object) =>
    send<Data>(server, who, { path: `/prod/manage/user/${what}`, body }),
  read: <Data = unknown>(what: string, input: Record<string, string> = {}) =>
    get<Data>(server, who, { path: `/prod/manage/user/${what}`, input }),
});

/** All users as the database has them, without the hashes: what a refused call must leave as it was. */
export const storedUsers = async ({ database }: TestServer) =>
  (await database.select().from(appUser).orderBy(appUser.id)).map((user) => ({ ...user, passwordHash: undefined }));
