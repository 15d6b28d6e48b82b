import { useApprovalAgreeMutation } from '@/api/endpoints/management/approvalApi';
import { REQUESTER_EXECUTES } from '@/contract/codes/approvalCodes';
import type { Approval } from '@/contract/entities/management/approval';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { getDialogWidth } from './getDialogWidth';
import { ApprovalMeaning } from './ApprovalMeaning';
import { useDecision } from './useDecision';

interface AgreeDialogProps {
  readonly row: Approval;
  readonly onClose: () => void;
}

const isLater = (kind: string): boolean => REQUESTER_EXECUTES.some((each) => each === kind);

/** Result of an approval: executed, or the reason why it could not be. */
function Outcome({ row }: { readonly row: Approval }) {
  if (row.state === 'failed') {
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={<FormattedMessage id="approvals.failed" />}
        description={row.failure}
      />
    );
  }
  return (
    <Alert
      type="success"
      showIcon
      title={
        <FormattedMessage
          id={row.state === 'granted' ? 'approvals.granted' : 'approvals.done'}
          values={{ name: row.askerName }}
        />
      }
    />
  );
}

/** Dialog to approve a request: its meaning and its result. */
export function ApproveDialog({ row, onClose }: AgreeDialogProps) {
  const { formatMessage } = useIntl();
  const [ended, setEnded] = useState<Approval>();
  const [agree, { isLoading }] = useApprovalAgreeMutation();
  const decide = useDecision(onClose);
  const send = async (): Promise<void> =>
    setEnded(await decide((idempotencyKey) => agree({ id: row.id, idempotencyKey })));
  const close = (
    <Button key="close" type="primary" onClick={onClose}>
      <FormattedMessage id="approvals.close" />
    </Button>
  );
  return (
    <Modal
      open
      width={getDialogWidth(row)}
      title={formatMessage({ id: 'approvals.agree.title' }, { name: row.askerName })}
      okText={formatMessage({ id: 'approvals.agree' })}
      okButtonProps={{ loading: isLoading }}
      cancelText={formatMessage({ id: 'approvals.cancel' })}
      onOk={() => void send()}
      onCancel={onClose}
      {...(ended && { footer: close })}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <ApprovalMeaning row={row} />
      {ended ? (
        <Outcome row={ended} />
      ) : (
        <FormattedMessage
          id={isLater(row.kind) ? 'approvals.agree.later' : 'approvals.agree.now'}
          values={{ name: row.askerName }}
        />
      )}
    </Modal>
  );
}
