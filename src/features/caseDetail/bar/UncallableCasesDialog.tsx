import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import { DateTime } from '@/ui/dates/DateTime';
import { Button, Modal } from 'antd';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { useCaseList } from './useCaseList';

interface ParkedDialogProps {
  readonly neighbours: CallAnswer<typeof taskCalls.neighbours>;
  readonly onClose: () => void;
}

/** Shown when no case ahead may be called. Shows when the first of them becomes callable, and offers to continue regardless (LC-06). */
export function UncallableCasesDialog({ neighbours: { parked, passed }, onClose }: ParkedDialogProps) {
  const navigate = useNavigate();
  const go = useRef<HTMLButtonElement>(null);
  const { listAddress, caseAddress } = useCaseList();
  const leaveTo = (address: string): void => {
    onClose();
    void navigate(address);
  };
  if (!parked || !passed) return null;
  return (
    <Modal
      open
      title={<FormattedMessage id="parked.title" />}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && go.current?.focus()}
      footer={
        <>
          <Button onClick={() => leaveTo(listAddress)}>
            <FormattedMessage id="parked.list" />
          </Button>
          <Button type="primary" ref={go} onClick={() => leaveTo(caseAddress(parked.id, parked.loanId))}>
            <FormattedMessage id="parked.go" />
          </Button>
        </>
      }
    >
      <p>
        {passed.until === null ? (
          <FormattedMessage id="parked.never" values={{ count: passed.count }} />
        ) : (
          <FormattedMessage
            id="parked.until"
            values={{ count: passed.count, time: <DateTime at={passed.until} />, loan: parked.loanId }}
          />
        )}
      </p>
    </Modal>
  );
}
