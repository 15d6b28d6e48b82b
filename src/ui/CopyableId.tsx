import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './figures.module.css';

/** An id that a click copies; agents paste it into the lender's other programs. */
export function CopyableId({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setIsCopied(true);
  };
  const label = isCopied
    ? formatMessage({ id: 'copy.done' }, { text: id })
    : formatMessage({ id: 'copy.action' }, { text: id });
  return (
    <span className={styles['figure']}>
      {id}
      <Button
        type="text"
        size="small"
        icon={isCopied ? <CheckOutlined /> : <CopyOutlined />}
        aria-label={label}
        title={label}
        onClick={() => void copy()}
        onBlur={() => setIsCopied(false)}
      />
    </span>
  );
}
