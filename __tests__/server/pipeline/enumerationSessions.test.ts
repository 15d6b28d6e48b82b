import { getCodeValues } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/userCodes';
import { RESULT_CODES } from '@/contract/resultCodes';
import type { NamedCall } from '../../support/enumeration/asking';
import { type Signed, startWalk, type Walk } from '../../support/enumeration/startWalk';
import { isOpenTo, NAMED_CALLS } from '../../support/enumeration/walk';
import { sampled } from '../../support/sampled';

const ROLES = getCodeValues(ROLE);

let walk: Walk;

beforeAll(async () => {
  walk = await startWalk();
}, 60_000);
afterAll(() => walk.end());

const { expired, ended, livenessPending, notAllowed, ownPasswordFirst, systemError } = RESULT_CODES;
/** Codes that a permitted caller never receives. */
const SHUT = [expired, ended, livenessPending, notAllowed, ownPasswordFirst, systemError].map(
  ({ code }): string => code,
);

/** Calls that are allowed with a one-time password. */
const STILL_OPEN: readonly string[] = [
  'loginCalls.out',
  'loginCalls.currentUser',
  'ownAccountCalls.ownPassword',
  'olderLoginCalls.currentUser',
  'olderLoginCalls.menu',
  'menuCalls.asideMenu',
  'menuCalls.permissions',
];

const closed = sampled(
  NAMED_CALLS.filter(({ row }) => row.who !== 'anyone'),
  18,
);
const full = closed.filter(({ row }) => row.who !== 'halfSession');

/** The code that each role hears. */
const heard = async (call: NamedCall, signed: Signed) => {
  const codes: [string, string | undefined][] = [];
  for (const role of ROLES) codes.push([role, (await walk.asked(call, { who: signed[role] })).code]);
  return codes;
};

const verdict = (code: string | undefined): string => (SHUT.includes(code ?? '') ? `refused: ${code}` : 'let in');

const byTable = ({ row }: NamedCall) =>
  ROLES.map((role) => [role, isOpenTo(role, row) ? 'let in' : `refused: ${notAllowed.code}`]);

const all = (code: string) => ROLES.map((role) => [role, code]);

test.each(closed)('RO-01 $name is open exactly to whom the table says, in both institutions', async (call) => {
  const { first, other } = walk.everybody();
  for (const signed of [first, other]) {
    expect((await heard(call, signed)).map(([role, code]) => [role, verdict(code)])).toEqual(byTable(call));
  }
  if (call.row.path === 'login/out') await walk.signAnew();
});

test.each(closed)(
  'RO-01 $name is shut without a session, to disabled users and in disabled institutions',
  async (call) => {
    const { disabled, disabledInstitution } = walk.everybody().refused;
    expect((await walk.asked(call, {})).code).toBe(expired.code);
    expect(await heard(call, disabled)).toEqual(all(ended.code));
    expect(await heard(call, disabledInstitution)).toEqual(all(ended.code));
  },
);

test.each(full)('LV-09 $name is shut while the face check is open', async (call) => {
  expect(await heard(call, walk.everybody().refused.half)).toEqual(all(livenessPending.code));
});

test.each(full.filter(({ name }) => !STILL_OPEN.includes(name)))(
  'US-01 $name is shut until an own password is set',
  async (call) => {
    expect(await heard(call, walk.everybody().refused.mustChange)).toEqual(all(ownPasswordFirst.code));
  },
);

test('RO-01 every call was made by every role in every state', () => {
  expect(walk.walked()).toBeGreaterThan(24 * full.length);
});
