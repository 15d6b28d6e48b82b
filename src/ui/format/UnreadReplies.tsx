import { MessageOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';

import * as styles from './unreadReplies.module.css';

/** Marks a case with replies that its agent has not read. Renders nothing if there are none. */
export function UnreadReplies({ count }: { readonly count: number | null | undefined }) {
  const { formatMessage } = useIntl();
  if (!count) return null;
  const label = formatMessage({ id: 'cases.unreadReplies' }, { count });
  return (
    <span className={styles['mark']} title={label}>
      <MessageOutlined aria-label={label} /> <span aria-hidden>{count}</span>
    </span>
  );
}
