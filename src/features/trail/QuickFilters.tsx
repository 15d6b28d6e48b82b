import { Radio } from 'antd';
import { useIntl } from 'react-intl';

const QUICK = {
  all: undefined,
  failed: 'livenessFailed',
  pending: 'livenessPending',
  wrong: 'wrongCredentials',
} as const;
const NAMES = ['all', 'failed', 'pending', 'wrong'] as const;

interface QuickFiltersProps {
  readonly result: string | undefined;
  readonly onChoose: (result: string | undefined) => void;
}

/** Filters that auditors use most. */
export function QuickFilters({ result, onChoose }: QuickFiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <Radio.Group
      aria-label={formatMessage({ id: 'trail.quick' })}
      optionType="button"
      value={result ?? 'all'}
      onChange={({ target }) => onChoose(NAMES.map((name) => QUICK[name]).find((each) => each === target.value))}
      options={NAMES.map((name) => ({
        value: QUICK[name] ?? 'all',
        label: formatMessage({ id: `trail.quick.${name}` }),
      }))}
    />
  );
}
