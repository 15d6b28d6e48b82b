import { useApprovalWithdrawMutation } from '@/api/endpoints/management/approvalApi';
import type { Approval } from '@/contract/entities/management/approval';
import { Modal } from 'antd';
import { useIntl } from 'react-intl';

import { dialogWidth } from './dialogWidth';
import { Meaning } from './Meaning';
import { useDecision } from './useDecision';

/** Withdraws one of the user's requests. */
export function WithdrawDialog({ row, onClose }: { readonly row: Approval; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [withdraw, { isLoading }] = useApprovalWithdrawMutation();
  const decide = useDecision(onClose);
  const send = async (): Promise<void> => {
    const ended = await decide((intentKey) => withdraw({ id: row.id, intentKey }));
    if (ended) onClose();
  };
  return (
    <Modal
      open
      width={dialogWidth(row)}
      title={formatMessage({ id: 'approvals.withdraw.title' })}
      okText={formatMessage({ id: 'approvals.withdraw' })}
      okButtonProps={{ loading: isLoading }}
      cancelText={formatMessage({ id: 'approvals.cancel' })}
      onOk={() => void send()}
      onCancel={onClose}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <Meaning row={row} />
    </Modal>
  );
}
