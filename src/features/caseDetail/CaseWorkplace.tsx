import type { LoanItem } from '@/contract/entities/loanItem';
import { Form } from 'antd';
import { useCallback, useRef } from 'react';

import { CaseBar } from './CaseBar';
import { CaseTabs } from './CaseTabs';
import * as styles from './caseDetail.module.css';
import { ContactsCard } from './ContactsCard';
import { RecordCard } from './RecordCard';
import type { RecordFields } from './recordFields';
import { useCaseKeys } from './useCaseKeys';
import { useNavigateCases } from './useNavigateCases';
import { useOpenedBehaviour } from './useOpenedBehaviour';

/** For somebody on the phone: who it is, what is owed, whom to call and the result form on one screen at 1280 px. */
export function CaseWorkplace({ loanItem }: { readonly loanItem: LoanItem }) {
  const { task } = loanItem;
  const [form] = Form.useForm<RecordFields>();
  const { neighbours, goNext, goPrevious, goList } = useNavigateCases(task.id);
  const record = useRef<HTMLDivElement>(null);
  const focusRecord = useCallback(() => record.current?.querySelector('input')?.focus(), []);
  useCaseKeys({ goNext, goPrevious, goList, focusRecord });
  useOpenedBehaviour(task.loanId);

  const callContact = (contactId: string) => {
    form.setFieldValue('contactId', contactId);
    focusRecord();
  };

  return (
    <div className={styles['workplace']}>
      <CaseBar loanItem={loanItem} neighbours={neighbours} onPrevious={goPrevious} onNext={goNext} />
      <div className={styles['columns']}>
        <div className={styles['facts']}>
          <ContactsCard taskId={task.id} onChoose={callContact} />
          <CaseTabs loanItem={loanItem} />
        </div>
        <RecordCard ref={record} task={task} form={form} onNext={goNext} />
      </div>
    </div>
  );
}
