import { randomUUID } from 'node:crypto';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { trailCalls } from '@/contract/calls/users/trailCalls';
import { noPromise } from '../../__tests__/support/cases/workedCase';
import { getCalls, getHeaders, sealPassword } from '../bench/measuredServer.mjs';

type MakeCall = ReturnType<typeof getCalls>;

/** A result that was recorded, and on which case. */
export interface RecordedResult {
  readonly taskId: string;
  readonly remarks: string;
}

const signIn = async (url: string, username: string): Promise<MakeCall> =>
  getCalls(url, await getHeaders(url, username));

const holds = async (call: MakeCall, { taskId, remarks }: RecordedResult): Promise<boolean> => {
  const { data } = await call(`task/collectionLogs/${taskId}`);
  return taskCalls.collectionLogs.answer.parse(data).some((log) => log.remarks === remarks);
};

/** Signs in, lists cases, opens one, records a result on it and reads it back. */
export const workCase = async (url: string, username = 'agent'): Promise<RecordedResult> => {
  const call = await signIn(url, username);
  const listed = taskCalls.listing.answer.parse((await call('task/listing')).data);
  const taskId = listed.result[0]?.id;
  if (taskId === undefined) throw new Error('the list of cases is empty');
  await call(`task/userContacts/${taskId}`);
  const result = { taskId, remarks: `restore ${randomUUID()}` };
  const body = { ...noPromise(taskId), remarks: result.remarks };
  await call('task/record', body, { 'idempotency-key': randomUUID() });
  if (!(await holds(call, result))) throw new Error('a saved result is not among the results of its case');
  return result;
};

/** Returns true if a result exists, as an agent sees it. */
export const hasResult = async (url: string, result: RecordedResult): Promise<boolean> =>
  holds(await signIn(url, 'agent'), result);

/** Verifies the audit trail against the heads that the server writes; returns the whole trail as JSON. */
export const verifyTrail = async (url: string): Promise<string> => {
  const headers = await getHeaders(url, 'auditor');
  const call = getCalls(url, headers);
  const { total, to, fault } = trailCalls.verify.answer.parse((await call('trail/verify')).data);
  if (fault !== null || to !== total || total === 0) {
    throw new Error(`the audit trail of ${total} rows does not hold: ${JSON.stringify(fault)}`);
  }
  await call('login/confirmPassword', { password: await sealPassword(url) });
  const file = await fetch(`${url}/prod/trail/export/json`, { headers });
  if (!file.ok) throw new Error(`trail/export/json answered ${file.status}`);
  return file.text();
};
