import { APPROVAL_REASON_MAX } from '@/contract/ourLimits';
import { Alert, Input } from 'antd';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { Part } from '../styled';

interface MoveReasonProps {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  /** The move was submitted without a reason. */
  readonly isMissing: boolean;
}

/** The reason for a move that needs an approval: shown to who decides (MI-09). */
export function MoveReason({ reason, onChange, isMissing }: MoveReasonProps) {
  const id = useId();
  return (
    <Part>
      <Alert type="info" showIcon title={<FormattedMessage id="queues.bind.needsApproval" />} />
      <label htmlFor={id}>
        <FormattedMessage id="queues.bind.reason" />
      </label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={APPROVAL_REASON_MAX}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={isMissing}
        {...(isMissing && { status: 'error' as const, 'aria-describedby': `${id}-missing` })}
      />
      {isMissing && (
        <span id={`${id}-missing`} role="alert">
          <FormattedMessage id="queues.bind.reasonMissing" />
        </span>
      )}
    </Part>
  );
}
