import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './copyButton.module.css';

interface CopyButtonProps {
  readonly text: string;
  /** For the rows of a list: no higher than the adjacent text. */
  readonly isSmall?: boolean;
}

/** Copies a text, for example an id for the lender's other programs. */
export function CopyButton({ text, isSmall = false }: CopyButtonProps) {
  const { formatMessage } = useIntl();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  const label = formatMessage({ id: isCopied ? 'copy.done' : 'copy.action' }, { text });
  const icon = isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />;
  const does = {
    'aria-label': label,
    title: label,
    onClick: () => void copy(),
    onBlur: () => setIsCopied(false),
  };
  if (!isSmall) return <Button type="text" size="small" icon={icon} {...does} />;
  return (
    <button type="button" className={styles['copy']} {...does}>
      {icon}
    </button>
  );
}
