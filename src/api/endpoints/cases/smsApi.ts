import { smsCalls } from '@/contract/calls/cases/smsCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { getLawfulTags, createTag, getSentMessageTags } from '../../client/tags';

/** Messages (§7 sms/…). */
export const smsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      smsResidue: reads(smsCalls.residue, ({ taskId }) => [createTag('Messages', String(taskId))]),
      smsManualSend: changes(smsCalls.manualSend, ({ taskId }) => getSentMessageTags(String(taskId)), getLawfulTags),
      // The live connection reports the case that the message belongs to.
      smsRetry: changes(smsCalls.retry, ['Messages', 'Timeline'], ['Lawful']),
      smsReadReplies: changes(smsCalls.readReplies, ({ taskId }) => ['CaseList', createTag('Case', String(taskId))]),
    };
  },
});

export const { useSmsResidueQuery, useSmsManualSendMutation, useSmsRetryMutation, useSmsReadRepliesMutation } = smsApi;
