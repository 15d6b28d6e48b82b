import type { Density } from '@/browser/tableDensity';
import { DENSITIES } from '@/browser/tableDensity';
import { ColumnHeightOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';

import { MenuButton } from '../MenuButton';

interface DensityButtonProps {
  readonly density: Density;
  readonly onChoose: (density: Density) => void;
}

/** Button that toggles the row height of a list. */
export function DensityButton({ density, onChoose }: DensityButtonProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'lists.density' });
  return (
    <MenuButton
      label={label}
      title={label}
      icon={<ColumnHeightOutlined />}
      items={DENSITIES.map((key) => ({
        key,
        label: formatMessage({ id: `lists.density.${key}` }),
        isChosen: key === density,
      }))}
      onChoose={(key) => onChoose(key === 'comfortable' ? 'comfortable' : 'compact')}
    />
  );
}
