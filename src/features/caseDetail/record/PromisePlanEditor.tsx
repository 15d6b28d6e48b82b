import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { PLAN_PARTS_MIN, PLAN_PARTS_MAX } from '@/contract/ourLimits';
import type { PlanLimits } from '@/contract/money/promisePlan';
import { AmountInput } from '@/ui/form/AmountInput';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { DayField } from '@/ui/dates/DayField';
import { useUnreadableAmount } from '@/ui/form/useUnreadableAmount';
import { CloseOutlined } from '@ant-design/icons';
import { Button, Form, type FormInstance } from 'antd';
import { useIntl, FormattedMessage } from 'react-intl';
import {
  type FieldFault,
  findFieldFaults,
  calculateRemaining,
  requiresApproval,
  type PromisePartFields,
  type RecordFields,
} from './recordFields';
import * as styles from './promisePlan.module.css';
import { getPlaces } from '@/ui/form/amountText';
import { useInstitutionDate } from '@/ui/dates/institutionDay';
import { Money } from '@/ui/format/Money';
import { useEffect } from 'react';
import { PromisePlanSpread } from './PromisePlanSpread';

interface PromisePlanRowProps {
  /** Zero-based index. */
  readonly place: number;
  readonly count: number;
  readonly task: LoanItem['task'];
  readonly limits: PlanLimits;
  /** Returns the current faults of the plan in the form. */
  readonly faultsOf: () => readonly FieldFault[];
  readonly onRemove: () => void;
}

/** A part of a payment plan: its day, its amount. */
export function PromisePlanRow({ place, count, task, limits, faultsOf, onRemove }: PromisePlanRowProps) {
  const { formatMessage } = useIntl();
  const ofUser = useCurrentUser()?.currency;
  const used = task.currency ?? ofUser;
  const unreadable = useUnreadableAmount(used);
  const number = place + 1;
  const day = formatMessage({ id: 'case.plan.day' }, { number });
  const amount = formatMessage({ id: 'case.plan.amount' }, { number });
  const remove = formatMessage({ id: 'case.plan.remove' }, { number });
  const check = (field: FieldFault['field']) => async (_: unknown, typed?: unknown) => {
    if (field === 'amount' && typeof typed === 'string') throw new Error(unreadable);
    const fault = faultsOf().find((each) => each.part === place && each.field === field);
    const values = { days: limits.days, percent: limits.firstPercent };
    if (fault) throw new Error(formatMessage({ id: `case.plan.wrong.${fault.kind}` }, values));
    return Promise.resolve();
  };
  return (
    <div className={styles['row']}>
      <span className={styles['number']}>{number}</span>
      <DayField
        name={['promisedParts', place, 'day']}
        label={day}
        isLabelShown={false}
        placeholder={day}
        rules={[{ validator: check('day') }]}
      />
      <Form.Item
        name={['promisedParts', place, 'amount']}
        validateTrigger="onBlur"
        rules={[{ validator: check('amount') }]}
      >
        <AmountInput label={amount} currency={used} />
      </Form.Item>
      <Button
        type="text"
        icon={<CloseOutlined />}
        aria-label={remove}
        title={remove}
        disabled={count <= PLAN_PARTS_MIN}
        onClick={onRemove}
      />
    </div>
  );
}

interface PromisePlanEditorProps {
  readonly task: LoanItem['task'];
  readonly limits: PlanLimits;
  readonly form: FormInstance<RecordFields>;
  readonly touch: () => void;
}

const NO_PARTS: readonly PromisePartFields[] = [];

/** Revalidates the fields with errors whenever another part changes. */
function useCheckedAgain(form: FormInstance<RecordFields>, parts: readonly PromisePartFields[]): void {
  useEffect(() => {
    if (parts.length === 0) return;
    const isWrong = ({ name: [field], errors }: { name: readonly (string | number)[]; errors: readonly string[] }) =>
      field === 'promisedParts' && errors.length > 0;
    const names = form
      .getFieldsError()
      .filter(isWrong)
      .map(({ name }) => name);
    if (names.length > 0) void form.validateFields(names).catch(() => undefined);
  }, [form, parts]);
}

/** Payment plan: 2 to 12 days with an amount each, distributed evenly at first and all editable (MI-08). */
export function PromisePlanEditor({ task, limits, form, touch }: PromisePlanEditorProps) {
  const { amount: due, currency } = task;
  const most = task.planLimitsWithYes ?? limits;
  const today = useInstitutionDate();
  const watched: readonly PromisePartFields[] | null | undefined = Form.useWatch('promisedParts', {
    form,
    preserve: true,
  });
  const parts = watched ?? NO_PARTS;
  useCheckedAgain(form, parts);
  const set = (next: readonly PromisePartFields[] | null): void => {
    form.setFieldsValue({ promisedParts: next });
    touch();
  };
  const now = (): readonly PromisePartFields[] => form.getFieldValue('promisedParts') ?? NO_PARTS;
  return (
    <fieldset className={styles['plan']}>
      <legend className={styles['legend']}>
        <FormattedMessage id="case.plan" />
      </legend>
      <PromisePlanSpread due={due} places={getPlaces(currency)} count={parts.length} today={today} onSpread={set} />
      {parts.map((_, place) => (
        <PromisePlanRow
          // oxlint-disable-next-line react/no-array-index-key -- a part is identified by its position
          key={place}
          place={place}
          count={parts.length}
          task={task}
          limits={most}
          faultsOf={() => findFieldFaults(now(), { due, today, limits: most })}
          onRemove={() => set(now().filter((__, at) => at !== place))}
        />
      ))}
      {requiresApproval(parts, { due, today, limits, most }) && (
        <output className={styles['left']}>
          <FormattedMessage id="case.plan.needsYes" />
        </output>
      )}
      <LeftOver left={calculateRemaining(parts, due, getPlaces(currency))} currency={currency} />
      <div className={styles['foot']}>
        <Button size="small" disabled={parts.length >= PLAN_PARTS_MAX} onClick={() => set([...now(), {}])}>
          <FormattedMessage id="case.plan.add" />
        </Button>
        <Button size="small" type="link" onClick={() => set(null)}>
          <FormattedMessage id="case.plan.single" />
        </Button>
      </div>
    </fieldset>
  );
}

interface LeftOverProps {
  readonly left: number;
  readonly currency: string | null | undefined;
}

/** Shows the amount not yet in any part, updated while typing. */
function LeftOver({ left, currency }: LeftOverProps) {
  if (left === 0) return null;
  const values = { amount: <Money amount={Math.abs(left)} currency={currency} /> };
  return (
    <output className={left < 0 ? styles['over'] : styles['left']}>
      <FormattedMessage id={left < 0 ? 'case.plan.over' : 'case.plan.left'} values={values} />
    </output>
  );
}
