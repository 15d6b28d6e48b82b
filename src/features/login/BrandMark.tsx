import { useIntl } from 'react-intl';

import * as styles from './login.module.css';

/** The product's sign and name. */
export function BrandMark({ className }: { readonly className?: string | undefined }) {
  return (
    <div className={`${styles['mark']} ${className ?? ''}`}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
        <rect width="32" height="32" rx="7" fill="#0f7d93" />
        <path d="M8 11.5h16M8 16h10.5M8 20.5h5" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
        <path d="m17.8 21.2 2.6 2.6 4.8-5.4" className={styles['markTick']} />
      </svg>
      {useIntl().formatMessage({ id: 'login.brand' })}
    </div>
  );
}
