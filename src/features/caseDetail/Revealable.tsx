import { useReveal } from '@/api/hooks/useReveal';
import type { Revealable as RevealableField } from '@/contract/entities/cases/borrower';
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './caseDetail.module.css';

interface RevealableProps {
  readonly taskId: string;
  readonly field: RevealableField;
  readonly contactId?: string;
  /** Id of the address book entry, call list line, message or order that contains the value. */
  readonly rowId?: string;
  readonly masked: string | null;
  /** Accessible name of the value. */
  readonly label: string;
}

/**
 * Masked personal data. Works without antd's button, because it also appears in lists of thousands. Revealing it is a click that the server
 * records (CD-12). The value exists only in this element and is discarded with it.
 */
export function Revealable({ taskId, masked, label, ...query }: RevealableProps) {
  const { formatMessage } = useIntl();
  const [reveal, isRevealing] = useReveal();
  const [shown, setShown] = useState<string | null>(null);
  if (masked === null || masked === '') return <span>–</span>;

  const toggle = async () => {
    // A second click before the next render would be recorded as a second access.
    if (!isRevealing) setShown(shown === null ? await reveal({ id: taskId, ...query }) : null);
  };
  const action = formatMessage({ id: shown === null ? 'case.reveal' : 'case.reveal.hide' }, { field: label });
  return (
    <span className={styles['revealable']}>
      <span className={query.field.endsWith('Phone') ? styles['number'] : styles['value']}>{shown ?? masked}</span>
      <button
        type="button"
        className={styles['eye']}
        aria-label={action}
        aria-busy={isRevealing}
        title={shown === null ? `${action}. ${formatMessage({ id: 'case.reveal.recorded' })}` : action}
        onClick={() => void toggle()}
      >
        {shown === null ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
      </button>
    </span>
  );
}
