import { useReveal } from '@/api/reveal';
import type { Revealable as RevealableField } from '@/contract/entities/borrower';
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './caseDetail.module.css';

interface RevealableProps {
  readonly taskId: string;
  readonly field: RevealableField;
  readonly contactId?: string;
  readonly masked: string | null;
  /** What it is, in words, for those who do not see the button's place. */
  readonly label: string;
}

/** Masked personal data; showing it is a click that the server records (CD-12). The value lives in this element alone and goes with it. */
export function Revealable({ taskId, field, contactId, masked, label }: RevealableProps) {
  const { formatMessage } = useIntl();
  const [reveal, isRevealing] = useReveal();
  const [shown, setShown] = useState<string | null>(null);
  if (masked === null || masked === '') return <span>–</span>;

  const toggle = async () =>
    setShown(
      shown === null ? await reveal({ id: taskId, field, ...(contactId !== undefined && { contactId }) }) : null,
    );
  const action = formatMessage({ id: shown === null ? 'case.reveal' : 'case.reveal.hide' }, { field: label });
  return (
    <span className={styles['revealable']}>
      <span className={styles['figures']}>{shown ?? masked}</span>
      <Button
        type="text"
        size="small"
        icon={shown === null ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        aria-label={action}
        title={shown === null ? `${action}. ${formatMessage({ id: 'case.reveal.recorded' })}` : action}
        loading={isRevealing}
        onClick={() => void toggle()}
      />
    </span>
  );
}
