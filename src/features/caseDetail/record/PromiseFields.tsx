import { getServerNow } from '@/browser/server/serverClock';
import { isPromise } from '@/contract/codes/contactCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { FOLLOW_UP_DAYS_MAX } from '@/contract/ourLimits';
import { isFollowUpTime, isPromisable } from '@/contract/rules';
import { useInstitutionDate } from '@/ui/dates/institutionDay';
import { TimeField } from '@/ui/dates/TimeField';
import { AmountInput } from '@/ui/form/AmountInput';
import { getPlaces, type TypedAmount } from '@/ui/form/amountText';
import { useUnreadableAmount } from '@/ui/form/useUnreadableAmount';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { Button, type FormInstance, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { createLazyPart } from '../createLazyPart';
import { spreadEvenly, type RecordFields } from './recordFields';
import * as styles from './record.module.css';

/** Initial number of parts of a plan. */
const COUNT = 3;
const INTERVAL_DAYS = 7;

/** Turns a promise into a payment plan. Without the plan, the previous input is restored. */
function PromisePlanButton({ task: { amount, currency }, form, touch }: PromiseFieldsProps) {
  const first = useInstitutionDate();
  const begin = (): void => {
    const promisedParts = spreadEvenly(amount, { count: COUNT, first, interval: INTERVAL_DAYS }, getPlaces(currency));
    form.setFieldsValue({ promisedParts });
    touch();
  };
  return (
    <Button size="small" type="link" onClick={begin}>
      <FormattedMessage id="case.plan.begin" />
    </Button>
  );
}

/** Due time of a promise; while the field is empty, the follow-up, else the end of today. */
function PromisedTime({ form }: { readonly form: FormInstance<RecordFields> }) {
  const { formatMessage } = useIntl();
  const hasFollowUp = Boolean(Form.useWatch('nextFollowUpTime', form));
  const label = formatMessage({ id: 'case.promise.until' });
  const today = formatMessage({ id: 'case.promise.until.today' });
  const invalid = formatMessage({ id: 'case.record.followUp.invalid' }, { days: FOLLOW_UP_DAYS_MAX });
  const ahead = (_: unknown, value?: string | null) =>
    !value || isFollowUpTime(new Date(value), new Date(getServerNow()))
      ? Promise.resolve()
      : Promise.reject(new Error(invalid));
  return (
    <TimeField
      name="promisedTime"
      label={label}
      rules={[{ validator: ahead }]}
      placeholder={hasFollowUp ? formatMessage({ id: 'case.promise.until.followUp' }) : today}
      presets={[
        { label: today, endOfDays: 0 },
        { label: formatMessage({ id: 'case.promise.until.tomorrow' }), endOfDays: 1 },
      ]}
      daysAhead={FOLLOW_UP_DAYS_MAX}
      dayMeans="end"
    />
  );
}

/** Promised amount: at most the amount due, and all of it while the field is empty. */
function PromisedAmount({ task: { amount, currency } }: { readonly task: LoanItem['task'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const ofUser = useCurrentUser()?.currency;
  const used = currency ?? ofUser;
  const places = getPlaces(used);
  const due = formatNumber(amount, { minimumFractionDigits: places, maximumFractionDigits: places });
  const invalid = formatMessage({ id: 'case.promise.amount.invalid' }, { due });
  const unreadable = useUnreadableAmount(used);
  // An empty field means the full amount due; a string is an unreadable input.
  const check = async (_: unknown, typed?: TypedAmount): Promise<void> => {
    if (typeof typed === 'string') throw new Error(unreadable);
    if (typeof typed === 'number' && !isPromisable(typed, amount)) throw new Error(invalid);
    return Promise.resolve();
  };
  return (
    <Form.Item
      name="promisedAmount"
      label={formatMessage({ id: 'case.promisedAmount' })}
      validateTrigger="onBlur"
      rules={[{ validator: check }]}
    >
      <AmountInput currency={used} placeholder={formatMessage({ id: 'case.promise.amount.all' }, { due })} />
    </Form.Item>
  );
}

const PromisePlanEditor = createLazyPart(async () => (await import('./PromisePlanEditor')).PromisePlanEditor);

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
