import { isOpenStatus } from '@/contract/codes/caseStatus';
import type { LoanItem } from '@/contract/entities/loanItem';
import { useMay } from '@/ui/currentUser';
import { Alert, Card, type FormInstance } from 'antd';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './caseDetail.module.css';
import type { RecordFields } from './recordFields';
import { RecordForm } from './RecordForm';

interface RecordCardProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly task: LoanItem['task'];
  readonly form: FormInstance<RecordFields>;
  readonly onNext: () => void;
}

/** The result form, or why there is none. */
export function RecordCard({ ref, task, form, onNext }: RecordCardProps) {
  const mayRecord = useMay('cases.work');
  const isOpen = isOpenStatus(task.status);
  return (
    <div ref={ref} className={styles['record']}>
      <Card size="small" title={<FormattedMessage id="case.record.title" />}>
        {mayRecord && isOpen ? (
          <RecordForm task={task} form={form} onNext={onNext} />
        ) : (
          <Alert
            type="info"
            showIcon
            title={<FormattedMessage id={isOpen ? 'case.record.readOnly' : 'case.record.closed'} />}
          />
        )}
      </Card>
    </div>
  );
}
