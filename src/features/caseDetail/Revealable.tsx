import { useReveal } from '@/api/reveal';
import type { Revealable as RevealableField } from '@/contract/entities/borrower';
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './revealable.module.css';

interface RevealableProps {
  readonly taskId: string;
  readonly field: RevealableField;
  readonly contactId?: string;
  /** Of the address book entry, line of the call list, message or order that the value belongs to. */
  readonly rowId?: string;
  readonly masked: string | null;
  /** What it is, in words, for those who do not see the button's place. */
  readonly label: string;
}

/** Masked personal data, in lists of thousands too, so without antd's button; showing it is a click that the server records (CD-12). The value lives in this element alone and goes with it. */
export function Revealable({ taskId, masked, label, ...asked }: RevealableProps) {
  const { formatMessage } = useIntl();
  const [reveal, isRevealing] = useReveal();
  const [shown, setShown] = useState<string | null>(null);
  if (masked === null || masked === '') return <span>–</span>;

  const toggle = async () => {
    // A second click in the same moment would be recorded as a second look.
    if (!isRevealing) setShown(shown === null ? await reveal({ id: taskId, ...asked }) : null);
  };
  const action = formatMessage({ id: shown === null ? 'case.reveal' : 'case.reveal.hide' }, { field: label });
  return (
    <span className={styles['revealable']}>
      <span className={asked.field.endsWith('Phone') ? styles['number'] : styles['value']}>{shown ?? masked}</span>
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
