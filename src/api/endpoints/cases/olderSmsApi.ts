import { olderSmsCalls } from '@/contract/calls/older/olderSmsCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { sentAbout } from '../../client/tags';

/** Messages, older client (§7 sms/…). */
export const olderSmsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      olderSmsTemplates: reads(olderSmsCalls.templates, ['Templates']),
      olderSmsSend: changes(olderSmsCalls.send, ({ taskId }) => sentAbout(String(taskId))),
    };
  },
});

export const { useOlderSmsTemplatesQuery, useOlderSmsSendMutation } = olderSmsApi;
