import { failureDetails } from '@/api/client/apiFailure';
import { approvalRequested } from '@/contract/entities/management/approval';
import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';

/** Returns true if a change was not executed because it awaits another user's approval. */
export const isPendingApproval = (error: unknown): boolean =>
  failureDetails(error, { name: 'secondPerson', told: approvalRequested }) !== undefined;

/** Notice of a pending relaxation of the rules (LC-08). */
export function RelaxationPendingApproval() {
  return <Alert type="info" showIcon title={<FormattedMessage id="law.loosen.waits" />} />;
}
