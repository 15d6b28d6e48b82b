import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { getPlaces } from '@/ui/form/amountText';
import { useInstitutionDate } from '@/ui/dates/houseDay';
import { Button, type FormInstance } from 'antd';
import { FormattedMessage } from 'react-intl';

import { spreadEvenly } from './promisePlanFields';
import type { RecordFields } from './recordFields';

/** Initial number of parts of a plan. */
const COUNT = 3;
const INTERVAL_DAYS = 7;

interface PromisePlanButtonProps {
  readonly task: LoanItem['task'];
  readonly form: FormInstance<RecordFields>;
  readonly touch: () => void;
}

/** Turns a promise into a payment plan. Without the plan, the previous input is restored. */
export function PromisePlanButton({ task: { amount, currency }, form, touch }: PromisePlanButtonProps) {
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
