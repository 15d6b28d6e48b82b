import { isOpenStatus } from '@/contract/codes/caseCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { usePermission } from '@/ui/screen/currentUser';
import { Alert, Card, Form, type FormInstance } from 'antd';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';

import { CallStrip } from '../callLine/CallStrip';
import type { CaseCall } from '../callLine/usePhoneCall';
import type { RecordFields } from './recordFields';
import { RecordForm } from './RecordForm';
import * as styles from './record.module.css';
import { PreferenceButton } from '../preferences/PreferenceButton';

interface RecordCardProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly task: LoanItem['task'];
  readonly form: FormInstance<RecordFields>;
  readonly line: CaseCall;
  readonly onNext: () => void;
}

/** The current call, and the result form or the reason why there is none. */
export function RecordCard({ ref, task, form, line, onNext }: RecordCardProps) {
  const mayRecord = usePermission('cases.work');
  const isOpen = isOpenStatus(task.status);
  const recordedCallId = Form.useWatch('phoneCallId', form);
  return (
    <div ref={ref} className={styles['record']}>
      <CallStrip line={line} recordedCallId={recordedCallId} />
      <Card
        size="small"
        title={<FormattedMessage id="case.record.title" />}
        extra={mayRecord && isOpen && <PreferenceButton task={task} form={form} />}
      >
        {mayRecord && isOpen ? (
          <RecordForm task={task} form={form} call={line.call} onNext={onNext} />
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
