import { olderSmsCalls } from '@/contract/calls/older/olderSmsCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { getSentMessageTags } from '../../client/tags';

/** Messages, older client (§7 sms/…). */
export const olderSmsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      olderSmsTemplates: reads(olderSmsCalls.templates, ['Templates']),
      olderSmsSend: changes(olderSmsCalls.send, ({ taskId }) => getSentMessageTags(String(taskId))),
    };
  },
});

export const { useOlderSmsTemplatesQuery, useOlderSmsSendMutation } = olderSmsApi;
