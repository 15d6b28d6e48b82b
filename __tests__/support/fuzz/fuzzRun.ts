import { eq } from 'drizzle-orm';
import { getCodeValues } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/userCodes';
import { RESULT_CODES } from '@/contract/resultCodes';
import { appUser, institution } from '../../../server/database/tables/organizationTables';
import { rateUse } from '../../../server/database/tables/signInTables';
import { createRandom } from '../../../server/seed/random';
import { signInAll } from '../enumeration/enumerationRig';
import type { Signed, Walk } from '../enumeration/startWalk';
import { isOpenTo, NAMED_CALLS } from '../enumeration/walk';
import { type FuzzRequest, fuzzRequest } from './fuzzRequest';

/** Selection of requests: the same seed gives the same ones, `only` just one of them. */
export interface FuzzPlan {
  readonly seed: number;
  readonly requests: number;
  readonly only?: number | undefined;
}

/** A request that was answered with a fault of the server's: code 99, HTTP 500 and above, or not at all. */
export interface FuzzFault {
  readonly number: number;
  readonly call: string;
  readonly role: string;
  readonly answer: string;
  readonly request: FuzzRequest;
}

/** Result of a run. */
export interface FuzzResult {
  /** Number of responses per code; 'file' for a file. */
  readonly codes: Readonly<Record<string, number>>;
  /** Number of calls of the contract with at least one request. */
  readonly calls: number;
  readonly faults: readonly FuzzFault[];
}

/** Requests that are made with the same sessions; some of them end a session or disable their own user. */
const PER_SESSION = 40;
const SHOWN = 300;

const revived = async ({ server, rig }: Walk, now: Date): Promise<Signed> => {
  const { database } = server;
  await database.update(appUser).set({ enabled: true, mustChangePassword: false }).where(eq(appUser.kind, 'person'));
  await database.update(institution).set({ enabled: true });
  await database.delete(rateUse);
  return signInAll({ database, now }, rig.callers.first);
};

interface Chosen {
  readonly call: (typeof NAMED_CALLS)[number];
  readonly role: keyof Signed;
  readonly request: FuzzRequest;
}

/** Each request has a separate random sequence, so that it can be repeated without the earlier ones. */
const chosen = ({ seed }: FuzzPlan, number: number, { rig }: Walk): Chosen => {
  const random = createRandom(seed * 1_000_003 + number);
  const call = NAMED_CALLS[number % NAMED_CALLS.length] ?? NAMED_CALLS[0];
  if (call === undefined) throw new Error('the contract has no calls');
  const open = getCodeValues(ROLE).filter((role) => isOpenTo(role, call.row));
  const role = open[random.int(0, open.length - 1)] ?? 'member';
  return { call, role, request: fuzzRequest(call, random, (kind) => rig.ids.get(kind)?.get('own') ?? '1') };
};

const getCode = (body: string, type: unknown): string => {
  if (!String(type).includes('json')) return 'file';
  const { code } = JSON.parse(body) as { code?: unknown };
  return typeof code === 'string' ? code : 'file';
};

const send = async (
  { server }: Walk,
  { request, role }: Chosen,
  who: Signed,
): Promise<{ code: string; answer?: string }> => {
  const { headers, ...rest } = request;
  try {
    const reply = await server.app.inject({ ...rest, headers: { ...who[role].headers, ...headers } });
    const code = getCode(reply.body, reply.headers['content-type']);
    const isFault = reply.statusCode >= 500 || code === RESULT_CODES.systemError.code;
    return { code, ...(isFault && { answer: `${reply.statusCode} ${reply.body.slice(0, SHOWN)}` }) };
  } catch (error) {
    return { code: 'none', answer: String(error) };
  }
};

/** Sends malformed requests to all rows of the contract, each as a permitted caller. */
export const runFuzz = async (walk: Walk, plan: FuzzPlan, now: Date): Promise<FuzzResult> => {
  const codes: Record<string, number> = {};
  const faults: FuzzFault[] = [];
  let who = await revived(walk, now);
  const numbers = plan.only === undefined ? Array.from({ length: plan.requests }, (_, place) => place) : [plan.only];
  for (const number of numbers) {
    if (number % PER_SESSION === 0) who = await revived(walk, now);
    const one = chosen(plan, number, walk);
    const { code, answer } = await send(walk, one, who);
    codes[code] = (codes[code] ?? 0) + 1;
    const { call, role, request } = one;
    if (answer !== undefined) faults.push({ number, call: call.name, role, answer, request });
  }
  return { codes, calls: new Set(numbers.map((number) => number % NAMED_CALLS.length)).size, faults };
};

/** A fault as it is read, with how to make it again. */
export const faultText = (
  { seed }: Pick<FuzzPlan, 'seed'>,
  { number, call, role, answer, request }: FuzzFault,
): string =>
  `npm run fuzz -- --seed ${seed} --only ${number}: ${call} as ${role}\n  ${JSON.stringify(request).slice(0, 800)}\n  ${answer}`;
