import { serverNow } from '@/browser/server/serverClock';
import { FOLLOW_UP_DAYS_MAX } from '@/contract/ourLimits';
import { isFollowUpTime } from '@/contract/rules';
import { TimeField } from '@/ui/dates/TimeField';
import { useIntl } from 'react-intl';

const HOURS_AHEAD = 2;
const DAYS_AHEAD = 3;

/** Time of the next follow-up, which determines the position of the case in the list. */
export function FollowUpField() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'case.record.followUp' });
  const invalid = formatMessage({ id: 'case.record.followUp.invalid' }, { days: FOLLOW_UP_DAYS_MAX });
  const presets = [
    { label: formatMessage({ id: 'case.record.followUp.hours' }, { count: HOURS_AHEAD }), hours: HOURS_AHEAD },
    { label: formatMessage({ id: 'case.record.followUp.tomorrow' }), days: 1 },
    { label: formatMessage({ id: 'case.record.followUp.days' }, { count: DAYS_AHEAD }), days: DAYS_AHEAD },
  ];
  const ahead = (_: unknown, value?: string | null) =>
    !value || isFollowUpTime(new Date(value), new Date(serverNow()))
      ? Promise.resolve()
      : Promise.reject(new Error(invalid));
  return (
    <TimeField
      name="nextFollowUpTime"
      label={label}
      isLabelShown={false}
      placeholder={label}
      rules={[{ validator: ahead }]}
      presets={presets}
      daysAhead={FOLLOW_UP_DAYS_MAX}
      dayMeans="morning"
    />
  );
}
