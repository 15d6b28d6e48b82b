import { ROLE, type Role } from '@/contract/codes/userCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import { PERMISSIONS_OF_ROLE } from '@/contract/permissions';
import { MENU_ROUTES, ROUTES } from '@/contract/routes';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let institutionId: number;

beforeAll(async () => {
  server = await startApp();
  institutionId = await makeInstitution(server.database);
});
afterAll(() => server.close());

const signInRole = async (role: Role, flags: { longAging?: boolean } = {}): Promise<SignedIn> =>
  signInAs(server.database, await makeUser(server.database, { institutionId, role, ...flags }));

const ask = async (url: string, who: SignedIn) =>
  JSON.parse((await server.app.inject({ url, headers: who.headers })).body) as {
    code: string;
    data?: { index: string }[];
  };

test.each(getCodeValues(ROLE))(
  'RT-05 RO-01 the menu of a %s holds what the role may open, for both clients',
  async (role) => {
    const who = await signInRole(role, { longAging: true });
    const granted = MENU_ROUTES.filter(({ menu }) => PERMISSIONS_OF_ROLE[role].includes(menu.permission))
      .map(({ path }) => ({ index: path }))
      // A user who can only submit requests gets the menu entry after the first request (MI-09).
      .filter(({ index }) => role !== 'member' || index !== ROUTES.approvals.path);
    const main = await ask(`/prod/menu/asideMenu?userId=${who.userId}`, who);
    expect(main).toMatchObject({ code: '00', data: granted });
    expect((await ask('/api/menu', who)).data).toEqual(granted);
  },
);

test('RT-06 an auditor is not granted what changes cases, an agent is', async () => {
  const [agent, auditor] = [await signInRole('member'), await signInRole('auditor')];
  expect((await ask(`/prod/menu/asideMenu?userId=${agent.userId}`, agent)).data).toContainEqual({ index: '/myTasks' });
  expect((await ask(`/prod/menu/asideMenu?userId=${auditor.userId}`, auditor)).data).not.toContainEqual({
    index: '/myTasks',
  });
});

test('RT-05 CL-03 long aging is granted to agents with the flag alone', async () => {
  const [without, flagged] = [await signInRole('member'), await signInRole('member', { longAging: true })];
  const granted = { index: '/longAging' };
  expect((await ask(`/prod/menu/asideMenu?userId=${without.userId}`, without)).data).not.toContainEqual(granted);
  expect((await ask(`/prod/menu/asideMenu?userId=${flagged.userId}`, flagged)).data).toContainEqual(granted);
});

test('RT-05 nobody asks for the menu of somebody else', async () => {
  const [agent, admin] = [await signInRole('member'), await signInRole('admin')];
  expect((await ask(`/prod/menu/asideMenu?userId=${agent.userId}`, admin)).code).toBe('21');
});
