import type { Approval } from '@/contract/entities/management/approval';
import { Modal } from 'antd';
import { useIntl } from 'react-intl';

import { dialogWidth } from './dialogWidth';
import { Meaning } from './Meaning';

/** Lists the cases of a batch move for readers who decide nothing here. */
export function CasesDialog({ row, onClose }: { readonly row: Approval; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open
      width={dialogWidth(row)}
      title={formatMessage({ id: 'approvals.cases.title' })}
      footer={null}
      onCancel={onClose}
    >
      <Meaning row={row} />
    </Modal>
  );
}
