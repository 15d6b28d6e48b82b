import type { Database } from '../../../server/database/connect';
import { makeGroup, makeInstitution, makeUser, type SignedIn, signInAs } from '../server/people';
import { makeCase } from './cases';

/** An agent who is signed in, and a case to work on. */
export interface WorkedCase {
  readonly agent: SignedIn;
  readonly institutionId: number;
  readonly taskId: string;
}

/** Makes an agent of a group of an institution of their own, with one case. */
export async function makeWorkedCase(database: Database): Promise<WorkedCase> {
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const agent = await signInAs(database, await makeUser(database, { institutionId, groupId }));
  const { id } = await makeCase(database, { institutionId, agentId: agent.userId, now: new Date() });
  return { agent, institutionId, taskId: String(id) };
}

/** The body of a result that a call of the case had: reached, and nothing promised. */
export const noPromise = (taskId: string) => ({ taskId, type: '01', callStatus: 'CNCT', callResult: 'PTN' });
