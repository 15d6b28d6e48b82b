import { CODE_FAILURE, REPAYMENT_CODE_STATE } from '@/contract/codes/moneyCodes';
import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CopyableId } from '@/ui/format/CopyableId';

import { useMinute } from '../contacts/useMinute';
import { CodeOutcome } from './CodeOutcome';
import { getCodeState } from './getCodeState';
import { GoodUntil } from './GoodUntil';
import * as styles from './repayment.module.css';

/** A code in the history. A valid one can be copied; any other is marked, so that it is not copied by mistake (MI-06). */
export function CodeCell({ row }: { readonly row: RepaymentCode }) {
  const { code, expiresTime, failure } = row;
  const state = getCodeState(row, useMinute());
  if (state === 'good' && code !== null) {
    return (
      <>
        <CopyableId id={code} />
        <GoodUntil at={expiresTime} />
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
