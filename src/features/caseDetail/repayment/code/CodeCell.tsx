import { NOT_EXTENDED, CODE_FAILURE, REPAYMENT_CODE_STATE } from '@/contract/codes/moneyCodes';
import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import { CalendarDay } from '@/ui/dates/DateTime';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CopyableId } from '@/ui/format/CopyableId';
import { FormattedMessage } from 'react-intl';

import { useCurrentMinute } from '../../contacts/useCurrentMinute';
import * as styles from '../repayment.module.css';
import { getCodeState } from './getCodeState';
import { CodeValidity } from './CodeValidity';

/** Outcome of the payment of an extension code: the new due date, or the reason why there is none (MI-07). */
function CodeOutcome({ row: { extendedDate, notExtended } }: { readonly row: RepaymentCode }) {
  if (notExtended) {
    const why = <CodeLabel table={NOT_EXTENDED} code={notExtended} />;
    return (
      <span className={styles['until']}>
        <FormattedMessage id="repay.code.notExtended" values={{ why }} />
      </span>
    );
  }
  if (!extendedDate) return null;
  return (
    <span className={styles['until']}>
      <FormattedMessage id="repay.code.extended" values={{ date: <CalendarDay at={extendedDate} /> }} />
    </span>
  );
}

/** A code in the history. A valid one can be copied; any other is marked, so that it is not copied by mistake (MI-06). */
export function CodeCell({ row }: { readonly row: RepaymentCode }) {
  const { code, expiresTime, failure } = row;
  const state = getCodeState(row, useCurrentMinute());
  if (state === 'good' && code !== null) {
    return (
      <>
        <CopyableId id={code} />
        <CodeValidity at={expiresTime} />
      </>
    );
  }
  return (
    <span className={styles['ended']}>
      {code !== null && <del>{code}</del>} <CodeLabel table={REPAYMENT_CODE_STATE} code={state} />
      {state === 'refused' && failure && (
        <span className={styles['until']}>
          <CodeLabel table={CODE_FAILURE} code={failure} />
        </span>
      )}
      <CodeOutcome row={row} />
    </span>
  );
}
