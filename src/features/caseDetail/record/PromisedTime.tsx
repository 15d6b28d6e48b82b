import { serverNow } from '@/browser/server/serverClock';
import { FOLLOW_UP_DAYS_MAX } from '@/contract/ourLimits';
import { isFollowUpTime } from '@/contract/rules';
import { TimeField } from '@/ui/dates/TimeField';
import { Form, type FormInstance } from 'antd';
import { useIntl } from 'react-intl';

import type { RecordFields } from './recordFields';

/** Due time of a promise; while the field is empty, the follow-up, else the end of today. */
export function PromisedTime({ form }: { readonly form: FormInstance<RecordFields> }) {
  const { formatMessage } = useIntl();
  const hasFollowUp = Boolean(Form.useWatch('nextFollowUpTime', form));
  const label = formatMessage({ id: 'case.promise.until' });
  const today = formatMessage({ id: 'case.promise.until.today' });
  const invalid = formatMessage({ id: 'case.record.followUp.invalid' }, { days: FOLLOW_UP_DAYS_MAX });
  const ahead = (_: unknown, value?: string | null) =>
    !value || isFollowUpTime(new Date(value), new Date(serverNow()))
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
