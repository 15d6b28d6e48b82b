import { codeWords } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/role';
import { useLanguage } from '@/i18n/languageContext';
import { DownOutlined, LogoutOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useIntl } from 'react-intl';

import * as styles from './appHeader.module.css';
import type { ShellUser } from './shellUser';

interface UserMenuProps {
  readonly user: ShellUser;
  readonly photo: string | null;
  readonly onLogout: () => void;
}

/** Who is signed in, and the way out (SH-02). */
export function UserMenu({ user, photo, onLogout }: UserMenuProps) {
  const { formatMessage } = useIntl();
  const role = codeWords(ROLE, user.role, useLanguage());
  const about = [role, user.groupName, user.institutionName].filter(Boolean).join(' · ');
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'about', disabled: true, label: <About name={user.name} about={about} /> },
          { type: 'divider' },
          { key: 'logout', icon: <LogoutOutlined />, label: formatMessage({ id: 'shell.logout' }), onClick: onLogout },
        ],
      }}
    >
      <Button type="text" aria-label={formatMessage({ id: 'shell.user' }, { name: user.name })} aria-haspopup="menu">
        <span className={styles['face']} aria-hidden>
          {photo === null ? Array.from(user.name)[0] : <img src={photo} alt="" />}
        </span>
        <span className={styles['userName']}>{user.name}</span>
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}

function About({ name, about }: { readonly name: string; readonly about: string }) {
  return (
    <span className={styles['about']}>
      <strong>{name}</strong>
      <span>{about}</span>
    </span>
  );
}
