import { Alert, Button } from 'antd';
import { useEffect, useState, type ReactNode, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './repayment.module.css';
import { RepaymentButtonRow } from './repaymentElements';

/** Time in which a confirmation of a money transfer ignores input, in milliseconds. Prevents a second Enter from confirming it. */
const CONFIRM_PAUSE_MS = 400;

/** Returns true once a confirmation has been visible long enough. The Enter that opened it must not confirm it too. */
function useConfirmDelay(): boolean {
  const [isArmed, setIsArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsArmed(true), CONFIRM_PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isArmed;
}

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
      <RepaymentButtonRow>
        <Button ref={button} type="primary" disabled={!isArmed} loading={isSending} onClick={onConfirm}>
          {action}
        </Button>
        <Button disabled={isSending} onClick={onBack}>
          <FormattedMessage id="repay.back" />
        </Button>
      </RepaymentButtonRow>
    </div>
  );
}
