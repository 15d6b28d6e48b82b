import { LockOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';

import * as styles from './states.module.css';

/** Shown for a screen that the server did not grant, after its address was typed (RT-06). */
export function NoPermission({ backTo }: { readonly backTo: string }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['state']} role="alert">
      <LockOutlined style={{ fontSize: 32 }} aria-hidden />
      <h1 className={styles['title']}>{formatMessage({ id: 'state.noPermission.title' })}</h1>
      <p className={styles['text']}>{formatMessage({ id: 'state.noPermission.text' })}</p>
      <a href={`#${backTo}`}>{formatMessage({ id: 'state.noPermission.back' })}</a>
    </div>
  );
}
