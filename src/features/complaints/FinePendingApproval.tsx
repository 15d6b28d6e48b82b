import type { PendingApproval } from '@/api/client/pendingApproval';
import { DateTime } from '@/ui/dates/DateTime';
import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';

/** Notice of a fine that awaits another user's approval. No penalty has been issued yet. */
export const FinePendingApproval = ({ request }: { readonly request: PendingApproval }) => (
  <Alert
    type="info"
    showIcon
    title={<FormattedMessage id="complaints.penalty.awaits" />}
    description={
      <FormattedMessage id="complaints.penalty.awaits.hint" values={{ time: <DateTime at={request.expiresTime} /> }} />
    }
  />
);
