import { Radio } from 'antd';
import { useIntl } from 'react-intl';

const CHOICES = ['all', 'noticeable', 'serious'] as const;
type Choice = (typeof CHOICES)[number];

interface SeverityChoiceProps {
  readonly value: string | undefined;
  readonly onChoose: (severity: string | undefined) => void;
}

/** Everybody, or only those who are unusual. */
export function SeverityChoice({ value, onChoose }: SeverityChoiceProps) {
  const { formatMessage } = useIntl();
  const chosen: Choice = CHOICES.find((each) => each === value) ?? 'all';
  return (
    <Radio.Group
      aria-label={formatMessage({ id: 'monitoring.severity' })}
      optionType="button"
      value={chosen}
      onChange={({ target }) => onChoose(target.value === 'all' ? undefined : String(target.value))}
      options={CHOICES.map((each) => ({ value: each, label: formatMessage({ id: `monitoring.severity.${each}` }) }))}
    />
  );
}
