import { failureDetails } from '@/api/apiFailure';
import { approvalAsked } from '@/contract/entities/approval';
import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';

/** Whether a change was not made because it waits for another person's yes. */
export const isAsked = (error: unknown): boolean =>
  failureDetails(error, { name: 'secondPerson', told: approvalAsked }) !== undefined;

/** Said of a loosening that waits (LC-08). */
export function RelaxationPendingApproval() {
  return <Alert type="info" showIcon title={<FormattedMessage id="law.loosen.waits" />} />;
}
