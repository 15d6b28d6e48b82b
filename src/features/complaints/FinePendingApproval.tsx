import { failureDetails } from '@/api/client/apiFailure';
import { approvalRequested } from '@/contract/entities/management/approval';
import { DateTime } from '@/ui/dates/DateTime';
import { Alert, Button } from 'antd';
import type * as z from 'zod/mini';
import { FormattedMessage } from 'react-intl';

type FineRequest = z.output<typeof approvalRequested>;

/** Returns the approval request that a penalty has become; undefined for every other outcome (MI-09). */
export const getFineRequest = (error: unknown): FineRequest | undefined =>
  failureDetails(error, { name: 'secondPerson', told: approvalRequested });

interface FinePendingApprovalProps {
  readonly request: FineRequest;
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
