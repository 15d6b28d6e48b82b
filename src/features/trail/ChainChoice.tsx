import type { TrailOf } from '@/contract/entities/users/trail';
import { Segmented } from 'antd';
import { useIntl } from 'react-intl';

interface ChainChoiceProps {
  readonly of: TrailOf | undefined;
  /** The institution's own needs no word in the address. */
  readonly onChoose: (of: 'house' | undefined) => void;
}

/** Selects the institution's chain, or the operator's with the attempts under unknown names (TR-02). */
export function ChainChoice({ of = 'institution', onChoose }: ChainChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Segmented
      aria-label={formatMessage({ id: 'trail.of' })}
      value={of}
      options={[
        { value: 'institution', label: formatMessage({ id: 'trail.of.institution' }) },
        { value: 'house', label: formatMessage({ id: 'trail.of.house' }) },
      ]}
      onChange={(value) => onChoose(value === 'house' ? value : undefined)}
    />
  );
}
