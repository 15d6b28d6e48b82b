import { ROUTES } from '@/contract/routes';
import { foldText } from '@/ui/format/foldText';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { groupPanels, type PanelGroup } from './groupPanels';
import { SettingsHint } from './systemElements';
import type { SystemPanel } from './systemPanels';
import * as styles from './system.module.css';

interface SystemNavigationProps {
  readonly panels: readonly SystemPanel[];
  readonly shown: SystemPanel;
  readonly onChoose: (key: string) => void;
}

/** Lists the areas of /system by group; a field finds one by its name, Enter opens the first. */
export function SystemNavigation({ panels, shown, onChoose }: SystemNavigationProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const searchText = foldText(text.trim());
  const groups = groupPanels(panels.filter(({ label }) => foldText(formatMessage({ id: label })).includes(searchText)));
  const first = groups[0]?.panels[0];
  const find = formatMessage({ id: 'system.find' });
  return (
    <nav className={styles['navigation']} aria-label={formatMessage({ id: 'system.title' })}>
      <Input
        type="search"
        allowClear
        aria-label={find}
        placeholder={find}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={() => searchText !== '' && first && onChoose(first.key)}
      />
      {groups.map((group) => (
        <NavigationGroup key={group.group} {...group} shown={shown} />
      ))}
      <output>
        {!first && (
          <SettingsHint>
            <FormattedMessage id="system.find.none" />
          </SettingsHint>
        )}
      </output>
    </nav>
  );
}

function NavigationGroup({ group, panels, shown }: PanelGroup & Pick<SystemNavigationProps, 'shown'>) {
  const id = useId();
  return (
    <div>
      <span id={id} className={styles['group']}>
        <FormattedMessage id={`system.group.${group}`} />
      </span>
      <ul aria-labelledby={id}>
        {panels.map(({ key, label, prefetch }) => (
          <li key={key}>
            <Link
              to={`${ROUTES.system.path}?tab=${key}`}
              aria-current={key === shown.key ? 'page' : undefined}
              onMouseEnter={() => void prefetch()}
            >
              <FormattedMessage id={label} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
