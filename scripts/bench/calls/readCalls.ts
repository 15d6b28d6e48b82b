import type { NamedCall } from '../../../__tests__/support/enumeration/asking';
import { NAMED_CALLS } from '../../../__tests__/support/enumeration/walk';

/** Read calls whose input is in the request body. */
const ASKED_BY_BODY: readonly string[] = [
  'msgCalls.queryMsg',
  'msgAdminCalls.queryAllMsg',
  'manageUserCalls.manyPlan',
  'institutionAndQueueCalls.rulePreview',
  'institutionAndQueueCalls.sortPreview',
  'smsLimitCalls.smsTemplatePreview',
  'loginLimitCalls.whiteListCheck',
  'workScheduleCalls.batchPreview',
];

/** Calls by GET that are not measured, each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'loginCalls.out': 'ends the session',
  'intentCalls.outcome': 'needs the key of a change',
  'taskCalls.together': 'is several of the others in one: npm run bench -- frame',
};

const isMeasured = ({ name, row }: NamedCall): boolean =>
  (row.method === 'GET' ? !(name in LEFT_OUT) : ASKED_BY_BODY.includes(name)) && row.who !== 'anyone';

/** Every read call that requires a signed-in user. */
export const READ_CALLS: readonly NamedCall[] = NAMED_CALLS.filter(isMeasured);
