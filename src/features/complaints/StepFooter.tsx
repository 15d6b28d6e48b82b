import { formatFailure } from '@/ui/feedback/formatFailure';
import { Alert, Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ComplaintButtonRow } from './complaintElements';

interface StepEndProps {
  readonly button: Pick<ButtonProps, 'type' | 'danger'>;
  readonly children: ReactNode;
  readonly isSending: boolean;
  readonly refusal: unknown;
  readonly onCancel: () => void;
}

/** End of a step's form: the error of a refusal, the submit button, and cancel. */
export function StepFooter({ button, children, isSending, refusal, onCancel }: StepEndProps) {
  const intl = useIntl();
  return (
    <>
      {refusal !== undefined && !isSending && (
        <Alert type="error" showIcon role="alert" title={formatFailure(refusal, intl)} />
      )}
      <ComplaintButtonRow>
        <Button {...button} htmlType="submit" loading={isSending}>
          {children}
        </Button>
        <Button type="text" onClick={onCancel}>
          <FormattedMessage id="complaints.cancel" />
        </Button>
      </ComplaintButtonRow>
    </>
  );
}
