import { isPromise } from '@/contract/codes/contactCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { Form, type FormInstance } from 'antd';

import { lazyPart } from '../lazyPart';
import { PromisedAmount } from './PromisedAmount';
import { PromisedTime } from './PromisedTime';
import { PromisePlanButton } from './PromisePlanButton';
import type { RecordFields } from './recordFields';
import * as styles from './record.module.css';

const PromisePlanEditor = lazyPart(async () => (await import('./PromisePlanEditor')).PromisePlanEditor);

interface PromiseFieldsProps {
  readonly task: LoanItem['task'];
  readonly form: FormInstance<RecordFields>;
  readonly touch: () => void;
}

/**
 * Amount and date of a promise; empty fields mean the full amount due, and today. Allows parts if the server supports payment plans
 * (MI-08).
 */
export function PromiseFields({ task, form, touch }: PromiseFieldsProps) {
  const isShown = isPromise(Form.useWatch('callResult', form));
  const parts = Form.useWatch('promisedParts', { form, preserve: true });
  const { planLimits } = task;
  if (!isShown) return null;
  if (planLimits && parts) return <PromisePlanEditor task={task} limits={planLimits} form={form} touch={touch} />;
  return (
    <div className={styles['promise']}>
      <PromisedAmount task={task} />
      <PromisedTime form={form} />
      {planLimits && (
        <div className={styles['asPlan']}>
          <PromisePlanButton task={task} form={form} touch={touch} />
        </div>
      )}
    </div>
  );
}
