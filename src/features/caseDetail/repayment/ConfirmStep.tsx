import { Alert, Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { ButtonRow } from './styled';
import * as styles from './repayment.module.css';
import { useConfirmDelay } from './useConfirmDelay';

interface ConfirmStepProps {
  /** Complete description of the action in one sentence. */
  readonly children: ReactNode;
  readonly warning?: ReactNode;
  /** Label of the button that executes it. */
  readonly action: ReactNode;
  readonly isSending: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** Requires a confirmation before an irreversible action. Enter confirms, Escape goes back. */
export function ConfirmStep({ children, warning, action, isSending, onConfirm, onBack }: ConfirmStepProps) {
  const isArmed = useConfirmDelay();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isArmed) button.current?.focus();
  }, [isArmed]);
  return (
    <div aria-live="polite">
      <p className={styles['sentence']}>{children}</p>
      {warning !== undefined && <Alert type="warning" showIcon title={warning} className={styles['warning'] ?? ''} />}
      <ButtonRow>
        <Button ref={button} type="primary" disabled={!isArmed} loading={isSending} onClick={onConfirm}>
          {action}
        </Button>
        <Button disabled={isSending} onClick={onBack}>
          <FormattedMessage id="repay.back" />
        </Button>
      </ButtonRow>
    </div>
  );
}
