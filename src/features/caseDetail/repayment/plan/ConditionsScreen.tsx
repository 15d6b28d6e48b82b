import { useTaskLoanItemInfoQuery } from '@/api/endpoints/cases/taskApi';
import { CopyableId } from '@/ui/format/CopyableId';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Alert, Card, Tabs } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';

import { useConditionsLocation, useBackLinks } from './conditionsAddress';
import { DeductionTable } from '../deduct/DeductionTable';
import { PlanTable } from './PlanTable';
import { useLongAgingRole } from '../repaymentScope';
import * as styles from '../../caseDetail.module.css';

/** /conditions/{taskId}: repayment plan and deduction record of one case (§2, CO-01). */
export function ConditionsScreen() {
  const { taskId = '' } = useParams();
  const { formatMessage } = useIntl();
  const { loanId, backTo } = useBackLinks(taskId);
  const role = useLongAgingRole();
  const place = useConditionsLocation();
  const scope = { taskId, role };
  return (
    <div className={styles['screen']}>
      <header className={styles['header']}>
        <Link to={backTo} className={styles['back']}>
          <ArrowLeftOutlined aria-hidden />{' '}
          <FormattedMessage id={loanId ? 'conditions.back' : 'conditions.backToList'} />
        </Link>
        <h1 className={styles['conditionsTitle']}>
          <FormattedMessage id="conditions.title" />
        </h1>
        {loanId && <WhoseConditions taskId={taskId} loanId={loanId} />}
      </header>
      {role && <Alert type="info" showIcon title={<FormattedMessage id="conditions.allLoans" />} />}
      <Card size="small">
        <Tabs
          activeKey={place.tab}
          onChange={place.setTab}
          items={[
            {
              key: 'plan',
              label: formatMessage({ id: 'repay.plan' }),
              children: <PlanTable {...scope} page={place.planPage} onPage={place.setPlanPage} />,
            },
            {
              key: 'deductions',
              label: formatMessage({ id: 'repay.deductions' }),
              children: <DeductionTable {...scope} page={place.logPage} onPage={place.setLogPage} />,
            },
          ]}
        />
      </Card>
    </div>
  );
}

interface LoanAddress {
  readonly taskId: string;
  readonly loanId: string;
}

/** Shows whose conditions these are, if the address names the loan. */
function WhoseConditions({ taskId, loanId }: LoanAddress) {
  const { data } = useTaskLoanItemInfoQuery({ id: loanId, taskId });
  return (
    <span className={styles['who']}>
      {data?.task.borrowerName} <CopyableId id={loanId} />
    </span>
  );
}
