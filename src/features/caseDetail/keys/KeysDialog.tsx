import { Modal } from 'antd';
import { FormattedMessage } from 'react-intl';

import { KEY_HELP } from './caseKeys';
import * as styles from './keys.module.css';

/** Lists all keyboard shortcuts of the case screen. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal open width={520} footer={null} onCancel={onClose} title={<FormattedMessage id="case.keys.title" />}>
      <dl className={styles['keys']}>
        {KEY_HELP.map(({ keys, does }) => (
          <div key={keys} className={styles['line']}>
            <dt>
              <kbd className={styles['dialogKey']}>{keys}</kbd>
            </dt>
            <dd className={styles['does']}>
              <FormattedMessage id={does} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['hint']}>
        <FormattedMessage id="case.keys.hint" />
      </p>
    </Modal>
  );
}
