import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { PanelHeading } from '../PanelHeading';
import { useConditionsAddress } from './plan/conditionsAddress';
import { DeductionTable } from './deduct/DeductionTable';
import { PlanTable } from './plan/PlanTable';

/** Repayment plan and payments received (CD-03). Also available as a separate page (CO-01). */
export function RepaymentPanel({ loanItem: { task } }: { readonly loanItem: LoanItem }) {
  const conditions = useConditionsAddress(task);
  const [planPage, setPlanPage] = useState(1);
  const [logPage, setLogPage] = useState(1);
  return (
    <>
      <PanelHeading title="repay.plan">
        <Link to={conditions}>
          <FormattedMessage id="repay.openConditions" />
        </Link>
      </PanelHeading>
      <PlanTable isNarrow taskId={task.id} page={planPage} onPage={setPlanPage} />
      <PanelHeading title="repay.deductions" />
      <DeductionTable taskId={task.id} page={logPage} onPage={setLogPage} />
    </>
  );
}
