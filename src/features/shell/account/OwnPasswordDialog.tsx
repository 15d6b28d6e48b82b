import { Modal } from 'antd';
import { useIntl } from 'react-intl';

import { OwnPasswordForm, type OwnPasswordFormProps } from './OwnPasswordForm';

const WIDTH = 420;

/** Dialog in which users set their password; the first time it cannot be dismissed (US-01). */
export function OwnPasswordDialog(props: OwnPasswordFormProps) {
  const { formatMessage } = useIntl();
  const { isFirst, onLeave } = props;
  return (
    <Modal
      open
      width={WIDTH}
      title={formatMessage({ id: isFirst ? 'password.title.first' : 'password.title' })}
      footer={null}
      closable={!isFirst}
      keyboard={!isFirst}
      mask={{ closable: false }}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && document.querySelector<HTMLElement>('#ownPassword_old')?.focus()}
      onCancel={onLeave}
    >
      <OwnPasswordForm {...props} />
    </Modal>
  );
}
