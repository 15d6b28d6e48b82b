import { Select } from 'antd';
import { useIntl } from 'react-intl';

import { groupPanels } from './groupPanels';
import type { SystemPanel } from './systemPanels';

interface SystemSelectProps {
  readonly panels: readonly SystemPanel[];
  readonly shown: SystemPanel;
  readonly onChoose: (key: string) => void;
}

/** Chooses an area of /system in a small window; typing finds one by its name. */
export function SystemSelect({ panels, shown, onChoose }: SystemSelectProps) {
  const { formatMessage } = useIntl();
  return (
    <Select
      aria-label={formatMessage({ id: 'system.find' })}
      showSearch={{ optionFilterProp: 'label' }}
      value={shown.key}
      onChange={onChoose}
      options={groupPanels(panels).map((each) => ({
        label: formatMessage({ id: `system.group.${each.group}` }),
        options: each.panels.map(({ key, label }) => ({ value: key, label: formatMessage({ id: label }) })),
      }))}
    />
  );
}
