import { useLocale } from '@/i18n/languageContext';
import { Tooltip } from 'antd';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';

import type { MenuEntry } from './buildMenuEntries';
import * as styles from './sideMenu.module.css';

/** The icons of the menu's screens, by path. */
export type MenuIcons = Readonly<Record<string, ComponentType<{ 'aria-hidden': true }>>>;

interface SideMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly icons: MenuIcons;
  readonly isNarrow: boolean;
  /** Preloads a screen that will probably be opened (RT-07). */
  readonly onPrefetch: (path: string) => void;
}

/** The left menu: the labelled routes that the server grants (RT-05). */
export function SideMenu({ entries, icons, isNarrow, onPrefetch }: SideMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'menu.label' })} className={styles['menu']}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <MenuLink entry={entry} Icon={icons[entry.path]} isNarrow={isNarrow} onPrefetch={onPrefetch} />
          </li>
        ))}
      </ul>
      {entries.length === 0 && <p className={styles['empty']}>{formatMessage({ id: 'menu.empty' })}</p>}
    </nav>
  );
}

interface MenuLinkProps extends Pick<SideMenuProps, 'isNarrow' | 'onPrefetch'> {
  readonly entry: MenuEntry;
  readonly Icon: MenuIcons[string] | undefined;
}

function MenuLink({ entry: { path, label }, Icon, isNarrow, onPrefetch }: MenuLinkProps) {
  const words = label[useLocale()];
  const prefetch = (): void => onPrefetch(path);
  return (
    <Tooltip title={isNarrow ? words : ''} placement="right">
      <NavLink to={path} className={styles['link'] ?? ''} onMouseEnter={prefetch} onFocus={prefetch}>
        {Icon && <Icon aria-hidden />}
        <span className={isNarrow ? styles['heard'] : undefined}>{words}</span>
      </NavLink>
    </Tooltip>
  );
}
