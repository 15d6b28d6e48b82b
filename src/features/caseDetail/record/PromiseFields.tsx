import type { LoanItem } from '@/contract/entities/loanItem';
import { Form, type FormInstance } from 'antd';

import { PromisedAmount } from './PromisedAmount';
import { PromisedTime } from './PromisedTime';
import { isPromise, type RecordFields } from './recordFields';
import * as styles from './recordForm.module.css';

interface PromiseFieldsProps {
  readonly task: LoanItem['task'];
  readonly form: FormInstance<RecordFields>;
}

/** With a promise: how much and until when; left empty it is all that is due, and today. */
export function PromiseFields({ task, form }: PromiseFieldsProps) {
  const isShown = isPromise(Form.useWatch('callResult', form));
  if (!isShown) return null;
  return (
    <div className={styles['promise']}>
      <PromisedAmount task={task} />
      <PromisedTime form={form} />
    </div>
  );
}
