import { useLenderAssignMutation } from '@/api/endpoints/management/lenderApi';
import type { ClarificationRow } from '@/contract/entities/lender/lender';
import type { TaskRow } from '@/contract/entities/cases/task';
import { REMARK_MAX } from '@/contract/ourLimits';
import { Money } from '@/ui/format/Money';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Alert, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from '../lender.module.css';
import { FindCase } from './FindCase';
import { useDecision } from './useDecision';
import { WaitingFacts } from './WaitingFacts';

interface AssignDialogProps {
  readonly row: ClarificationRow;
  readonly onClose: () => void;
}

/** Shows the part of the payment that exceeds the amount due on the chosen loan. */
function WaitsOn({ row, chosen }: { readonly row: ClarificationRow; readonly chosen: TaskRow }) {
  const left = row.amount - chosen.amount;
  if (row.kind !== 'payment' || left <= 0) return null;
  const money = <Money amount={left} currency={row.currency} />;
  return <Alert type="info" showIcon title={<FormattedMessage id="lender.assign.left" values={{ amount: money }} />} />;
}

/** Assigns a pending entry to the loan that it should have named. */
export function AssignDialog({ row, onClose }: AssignDialogProps) {
  const { formatMessage } = useIntl();
  const [chosen, choose] = useState<TaskRow>();
  const [note, setNote] = useState('');
  const noteId = useId();
  const [assign, { isLoading }] = useLenderAssignMutation();
  const decide = useDecision(onClose);
  const { id, amount, reference } = row;
  const send = (loanId: string) => decide((idempotencyKey) => assign({ id, amount, loanId, note, idempotencyKey }));
  return (
    <Modal
      open
      title={formatMessage({ id: 'lender.assign.title' }, { reference })}
      okText={formatMessage({ id: 'lender.assign' })}
      okButtonProps={{ loading: isLoading, disabled: !chosen }}
      cancelText={formatMessage({ id: 'lender.cancel' })}
      onOk={() => chosen && void send(chosen.loanId)}
      onCancel={useGuardedClose(onClose)}
      mask={{ closable: false }}
      width={640}
      destroyOnHidden
    >
      <UnsavedNote isChanged={chosen !== undefined || note !== ''} />
      <WaitingFacts row={row} />
      <div className={styles['form']}>
        <FindCase chosen={chosen} onChoose={choose} />
        {chosen && <WaitsOn row={row} chosen={chosen} />}
        <div>
          <label htmlFor={noteId}>
            <FormattedMessage id="lender.assign.note" />
          </label>
          <Input.TextArea
            id={noteId}
            rows={2}
            maxLength={REMARK_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      </div>
    </Modal>
  );
}
