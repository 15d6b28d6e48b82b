import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';

/** Shown when an open case was reassigned: the input stays, to be read and copied (CD-13). */
export function CaseMoved() {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: 12 }}
      title={<FormattedMessage id="case.notFound" />}
      description={<FormattedMessage id="case.moved.hint" />}
    />
  );
}
