import { ROUTES } from '@/contract/routes';
import {
  AuditOutlined,
  BarChartOutlined,
  CalendarOutlined,
  CommentOutlined,
  DashboardOutlined,
  EyeOutlined,
  FileSearchOutlined,
  HourglassOutlined,
  InboxOutlined,
  ProfileOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { Tooltip } from 'antd';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';

import type { MenuEntry } from './menuEntries';
import * as styles from './sideMenu.module.css';

const ICONS: Readonly<Record<string, ComponentType<{ 'aria-hidden': true }>>> = {
  [ROUTES.caseList.path]: FileSearchOutlined,
  [ROUTES.myTasks.path]: ProfileOutlined,
  [ROUTES.longAging.path]: HourglassOutlined,
  [ROUTES.statistics.path]: BarChartOutlined,
  [ROUTES.users.path]: TeamOutlined,
  [ROUTES.queue.path]: InboxOutlined,
  [ROUTES.system.path]: SettingOutlined,
  [ROUTES.complaints.path]: CommentOutlined,
  [ROUTES.seatingSchedule.path]: CalendarOutlined,
  [ROUTES.dashboard.path]: DashboardOutlined,
  [ROUTES.dataMonitoring.path]: EyeOutlined,
  [ROUTES.trail.path]: AuditOutlined,
};

interface SideMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly isNarrow: boolean;
  /** Fetches a screen that will probably be opened (RT-07). */
  readonly onPrefetch: (path: string) => void;
}

/** The left menu: the labelled routes that the server grants (RT-05). */
export function SideMenu({ entries, isNarrow, onPrefetch }: SideMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'menu.label' })} className={styles['menu']}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <MenuLink entry={entry} isNarrow={isNarrow} onPrefetch={onPrefetch} />
          </li>
        ))}
      </ul>
      {entries.length === 0 && <p className={styles['empty']}>{formatMessage({ id: 'menu.empty' })}</p>}
    </nav>
  );
}

interface MenuLinkProps extends Pick<SideMenuProps, 'isNarrow' | 'onPrefetch'> {
  readonly entry: MenuEntry;
}

function MenuLink({ entry: { path, label }, isNarrow, onPrefetch }: MenuLinkProps) {
  const words = useIntl().formatMessage({ id: label });
  const Icon = ICONS[path];
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
