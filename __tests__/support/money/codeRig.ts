import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import { repaymentCode } from '../../../server/database/tables/moneyTables';
import { eq } from 'drizzle-orm';
import { get, send, type StoredTask } from '../cases/cases';
import { newReference, tell, type EventRow, wrongSums } from '../lender/lenderRig';
import type { Reply } from '../server/signingIn';
import { type ChannelRig, openChannelRig, START } from './channelRig';
import { type getCodes, untilCodes } from './codes';
import { makeDeductible } from './ledger';
import { newKey } from './moneyRig';
import type { Manner } from './payingHouse';

/** A code as the database has it. */
export type StoredCode = Awaited<ReturnType<typeof getCodes>>[number];

/** A server whose channel gives codes over HTTP. */
export interface CodeRig extends ChannelRig {
  /** A case of 100.00. */
  readonly fresh: () => Promise<StoredTask>;
  readonly request: (held: StoredTask, body?: object) => Promise<Reply<RepaymentCode>>;
  /** Creates a case with a code of 40.00 from the channel. */
  readonly given: (
    body?: object,
  ) => Promise<{ readonly held: StoredTask; readonly code: StoredCode; readonly key: string }>;
  /** Returns the newest code of a case as the screen receives it. */
  readonly shown: (held: StoredTask) => Promise<RepaymentCode | undefined>;
  /** Advances the time and polls the channel about a code. */
  readonly lookAt: (code: StoredCode, at?: Date) => Promise<void>;
  /** The lender tells of one thing; its reference. */
  readonly told: (cells: EventRow) => Promise<string>;
  readonly untilCodes: (held: StoredTask, holds: (codes: StoredCode[]) => boolean) => Promise<StoredCode[]>;
}

/** Opens it. */
export async function openCodeRig(): Promise<CodeRig> {
  const rig = await openChannelRig();
  const { server, institutionId, agent } = rig;
  const { database } = server;
  const fresh = () =>
    makeDeductible(database, { institutionId, agentId: agent.userId, now: START, cells: { due_amount: '100' } });
  const request: CodeRig['request'] = (held, body = {}) =>
    send(server, agent, {
      path: '/prod/repay/repaymentCode/update/new',
      body: { taskId: String(held.id), codeType: '1', payChannel: 'STORE', amount: 40, ...body },
      key: newKey(),
    });
  const until: CodeRig['untilCodes'] = (held, holds) => untilCodes(database, held, holds);
  return {
    ...rig,
    fresh,
    request,
    given: async (body) => {
      const caseRow = await fresh();
      await request(caseRow, body);
      const [code] = await until(caseRow, (codes) => codes.every((each) => each.code !== null));
      if (!code) throw new Error('there is no code');
      return { held: caseRow, code, key: `code-${institutionId}-${code.id}` };
    },
    shown: async ({ id }) => {
      const path = `/prod/repay/repaymentCode/${id}`;
      return (await get<{ result: RepaymentCode[] }>(server, agent, { path })).data.result[0];
    },
    lookAt: async ({ id }, at) => {
      if (at) rig.turn(at);
      await database.update(repaymentCode).set({ askAt: rig.now() }).where(eq(repaymentCode.id, id));
    },
    told: async (cells) => {
      const reference = newReference();
      const row = { reference, kind: 'payment', value_time: '2026-03-10', ...cells };
      await tell(database, { institutionId, now: rig.now(), rows: [row] });
      return row.reference;
    },
    untilCodes: until,
    afterTest: async () => {
      await rig.afterTest();
      const wrong = await wrongSums(database, institutionId);
      if (wrong.length > 0) throw new Error(`money that does not add up: ${JSON.stringify(wrong)}`);
    },
  };
}

/** Sets the channel's responses to the next requests for a code. */
export const answering = (rig: CodeRig, ...manners: Manner[]): void => {
  rig.house.manners = manners;
};
