import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { Popover } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { ContactObjections } from './ContactObjections';
import * as styles from './lawful.module.css';
import { formatVerdictLine } from './formatLawful';
import { RefusedContactDialog } from './RefusedContactDialog';

interface LawfulLineProps {
  readonly verdict: ContactVerdict;
  /** The contact is the borrower. */
  readonly isBorrower: boolean;
}

/** Shows when a refused contact may be called. Hover or focus shows the rules; a click requests an exception if one is possible. */
export function LawfulLine({ verdict, isBorrower }: LawfulLineProps) {
  const words = formatVerdictLine(verdict, { intl: useIntl(), isBorrower });
  const [isOpen, setOpen] = useState(false);
  if (words === undefined) return null;
  const close = (): void => setOpen(false);
  const line = (
    <Popover
      content={
        <div className={styles['sources']}>
          <ContactObjections verdict={verdict} />
        </div>
      }
      trigger={['hover', 'focus']}
      placement="bottomLeft"
    >
      <button
        type="button"
        className={styles['line']}
        data-verdict={verdict.liftedUntil ? 'warn' : verdict.verdict}
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
    </Popover>
  );
  return (
    <>
      {line}
      {isOpen && verdict.override && <RefusedContactDialog verdict={verdict} onGiven={close} onClose={close} />}
    </>
  );
}
