import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';

/** The case went to somebody else while it was open: what was typed stays, to be read and copied (CD-13). */
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
