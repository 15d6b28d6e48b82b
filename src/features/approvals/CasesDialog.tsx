import type { Approval } from '@/contract/entities/approval';
import { Modal } from 'antd';
import { useIntl } from 'react-intl';

import { dialogWidth } from './dialogWidth';
import { Meaning } from './Meaning';

/** What a batch move is about, case by case, for who decides nothing here. */
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
