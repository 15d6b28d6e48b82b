import { codeValues, codeLabel } from '@/contract/codes/codeTable';
import { REPORT_DAY, type ReportDay } from '@/contract/codes/caseCodes';
import { useLocale } from '@/i18n/languageContext';
import { Radio } from 'antd';
import { useIntl } from 'react-intl';

interface DayChoiceProps {
  readonly date: ReportDay;
  readonly onChoose: (date: ReportDay) => void;
}

/** Today or yesterday (§9). */
export function DayChoice({ date, onChoose }: DayChoiceProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  return (
    <Radio.Group
      aria-label={formatMessage({ id: 'statistics.day' })}
      optionType="button"
      value={date}
      onChange={({ target }) => onChoose(target.value === 'yesterday' ? 'yesterday' : 'today')}
      options={codeValues(REPORT_DAY).map((code) => ({ value: code, label: codeLabel(REPORT_DAY, code, language) }))}
    />
  );
}
