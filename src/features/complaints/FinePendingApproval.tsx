import type { PendingApproval } from '@/api/client/pendingApproval';
import { DateTime } from '@/ui/dates/DateTime';
import { Alert, Button } from 'antd';
import { FormattedMessage } from 'react-intl';

interface FinePendingApprovalProps {
  readonly request: PendingApproval;
  readonly onClose: () => void;
}

/** Notice of a fine that awaits another user's approval. No penalty has been issued yet. */
export const FinePendingApproval = ({ request, onClose }: FinePendingApprovalProps) => (
  <Alert
    type="info"
    showIcon
    title={<FormattedMessage id="complaints.penalty.awaits" />}
    description={
      <FormattedMessage id="complaints.penalty.awaits.hint" values={{ time: <DateTime at={request.expiresTime} /> }} />
    }
    action={
      <Button size="small" onClick={onClose}>
        <FormattedMessage id="complaints.penalty.awaits.close" />
      </Button>
    }
  />
);
