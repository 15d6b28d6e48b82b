import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface ConfirmDialogProps {
  readonly title: ReactNode;
  readonly confirm: ReactNode;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Description of the consequences. */
  readonly children: ReactNode;
}

/** Requires a confirmation before an action with a lasting effect. Escape and 'cancel' change nothing. */
export function ConfirmDialog({ title, confirm, isDangerous = false, isBusy, ...rest }: ConfirmDialogProps) {
  return (
    <Modal
      open
      title={title}
      okText={confirm}
      cancelText={<FormattedMessage id="system.cancel" />}
      okButtonProps={{ danger: isDangerous, loading: isBusy }}
      onOk={rest.onConfirm}
      onCancel={rest.onCancel}
    >
      {rest.children}
    </Modal>
  );
}
