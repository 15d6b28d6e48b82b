import { FormattedMessage } from 'react-intl';

import * as styles from './cases.module.css';

const key = (name: string) => <kbd>{name}</kbd>;

/** By which keys a case is opened. */
export function RowKeysHint() {
  return (
    <p className={styles['keys']}>
      <FormattedMessage id="cases.keys" values={{ down: key('J'), up: key('K'), open: key('Enter') }} />
    </p>
  );
}

/** In which order the cases stand as long as nobody has chosen another. */
export function OrderHint() {
  return (
    <p className={styles['keys']}>
      <FormattedMessage id="cases.order.next" />
    </p>
  );
}
