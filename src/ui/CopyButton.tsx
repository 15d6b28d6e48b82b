import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './copyButton.module.css';

/** Copies a text; agents paste ids into the lender's other programs. */
export function CopyButton({ text, isSmall = false }: { readonly text: string; readonly isSmall?: boolean }) {
  const { formatMessage } = useIntl();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  const label = formatMessage({ id: isCopied ? 'copy.done' : 'copy.action' }, { text });
  const Sign = isCopied ? CheckOutlined : CopyOutlined;
  return (
    <button
      type="button"
      className={styles['copy']}
      data-small={isSmall}
      aria-label={label}
      title={label}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      <Sign aria-hidden />
    </button>
  );
}
