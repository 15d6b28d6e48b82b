import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';

/** Notice of a pending relaxation of the rules (LC-08). */
export function RelaxationPendingApproval() {
  return <Alert type="info" showIcon title={<FormattedMessage id="law.loosen.waits" />} />;
}
