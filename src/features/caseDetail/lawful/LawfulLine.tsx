import type { ContactVerdict } from '@/contract/entities/contactVerdict';
import { Popover } from 'antd';
import { useIntl } from 'react-intl';

import { Against } from './Against';
import * as styles from './lawful.module.css';
import { lineWords } from './lawfulWords';

interface LawfulLineProps {
  readonly verdict: ContactVerdict;
  /** The contact is the borrower. */
  readonly isBorrower: boolean;
}

/** From when on a contact may be called, where it may not now; by which rules, on pointing at it or with the focus. */
export function LawfulLine({ verdict, isBorrower }: LawfulLineProps) {
  const words = lineWords(verdict, { intl: useIntl(), isBorrower });
  if (words === undefined) return null;
  return (
    <Popover
      content={
        <div className={styles['sources']}>
          <Against verdict={verdict} />
        </div>
      }
      trigger={['hover', 'focus']}
      placement="bottomLeft"
    >
      <button type="button" className={styles['line']} data-verdict={verdict.verdict}>
        {words}
      </button>
    </Popover>
  );
}
