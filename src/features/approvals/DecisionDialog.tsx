import { useApprovalWithdrawMutation, useApprovalRefuseMutation } from '@/api/endpoints/management/approvalApi';
import type { Approval } from '@/contract/entities/management/approval';
import { APPROVAL_REASON_MAX } from '@/contract/ourLimits';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Modal, Form, Input } from 'antd';
import { useIntl } from 'react-intl';

import { ApproveDialog } from './ApproveDialog';
import { getDialogWidth } from './getDialogWidth';
import { ApprovalMeaning } from './ApprovalMeaning';
import { useDecision } from './useDecision';

/** Lists the cases of a batch move for readers who decide nothing here. */
function CasesDialog({ row, onClose }: { readonly row: Approval; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open
      width={getDialogWidth(row)}
      title={formatMessage({ id: 'approvals.cases.title' })}
      footer={null}
      onCancel={onClose}
    >
      <ApprovalMeaning row={row} />
    </Modal>
  );
}

/** Withdraws one of the user's requests. */
function WithdrawDialog({ row, onClose }: { readonly row: Approval; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [withdraw, { isLoading }] = useApprovalWithdrawMutation();
  const decide = useDecision(onClose);
  const send = async (): Promise<void> => {
    const ended = await decide((idempotencyKey) => withdraw({ id: row.id, idempotencyKey }));
    if (ended) onClose();
  };
  return (
    <Modal
      open
      width={getDialogWidth(row)}
      title={formatMessage({ id: 'approvals.withdraw.title' })}
      okText={formatMessage({ id: 'approvals.withdraw' })}
      okButtonProps={{ loading: isLoading }}
      cancelText={formatMessage({ id: 'approvals.cancel' })}
      onOk={() => void send()}
      onCancel={onClose}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <ApprovalMeaning row={row} />
    </Modal>
  );
}

/** Dialog to reject a request; the requester receives the reason. */
function RefuseDialog({ row, onClose }: { readonly row: Approval; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<{ reason: string }>();
  const [refuse, { isLoading }] = useApprovalRefuseMutation();
  const decide = useDecision(onClose);
  const send = async (reason: string): Promise<void> => {
    const ended = await decide((idempotencyKey) => refuse({ id: row.id, reason, idempotencyKey }));
    if (ended) onClose();
  };
  return (
    <Modal
      open
      width={getDialogWidth(row)}
      title={formatMessage({ id: 'approvals.refuse.title' }, { name: row.askerName })}
      okText={formatMessage({ id: 'approvals.refuse' })}
      okButtonProps={{ loading: isLoading }}
      cancelText={formatMessage({ id: 'approvals.cancel' })}
      onOk={() => form.submit()}
      onCancel={useGuardedClose(onClose)}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <ApprovalMeaning row={row} />
      <GuardedForm form={form} layout="vertical" requiredMark={false} onFinish={({ reason }) => void send(reason)}>
        <Form.Item
          name="reason"
          label={formatMessage({ id: 'approvals.refuse.why' })}
          rules={[{ required: true, whitespace: true }]}
        >
          <Input.TextArea rows={3} maxLength={APPROVAL_REASON_MAX} />
        </Form.Item>
      </GuardedForm>
    </Modal>
  );
}

const DIALOGS = { agree: ApproveDialog, refuse: RefuseDialog, withdraw: WithdrawDialog, cases: CasesDialog } as const;

/** Action on a request. */
export type DecisionAction = keyof typeof DIALOGS;

/** Chosen action and its request. */
export interface PendingDecision {
  readonly act: DecisionAction;
  readonly row: Approval;
}

interface DecisionDialogProps {
  readonly chosen: PendingDecision | undefined;
  readonly onClose: () => void;
}

/**
 * Dialog of a decision. Rendered next to the list, not in its row: the row disappears with the decision, but its result must stay readable.
 */
export function DecisionDialog({ chosen, onClose }: DecisionDialogProps) {
  if (!chosen) return null;
  const Dialog = DIALOGS[chosen.act];
  return <Dialog row={chosen.row} onClose={onClose} />;
}
