import { FormattedMessage } from 'react-intl';

import * as styles from './cases.module.css';

const key = (name: string) => <kbd>{name}</kbd>;

/** Keyboard shortcuts to open a case, and the default order of the cases unless the user chose another. */
export function RowKeysHint({ isInOrder }: { readonly isInOrder: boolean }) {
  return (
    <p className={styles['keys']}>
      <FormattedMessage id="cases.keys" values={{ down: key('J'), up: key('K'), open: key('Enter') }} />
      {isInOrder && (
        <>
          {' · '}
          <FormattedMessage id="cases.order.next" />
        </>
      )}
    </p>
  );
}
