import { codeWords } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/role';
import { useLanguage } from '@/i18n/languageContext';
import { MenuButton } from '@/ui/MenuButton';
import { DownOutlined, KeyOutlined, LogoutOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './appHeader.module.css';
import { LazyOwnPassword } from './LazyOwnPassword';
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
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  const close = (): void => setPasswordOpen(false);
  const items = [
    { key: 'password', icon: <KeyOutlined aria-hidden />, label: formatMessage({ id: 'shell.password' }) },
    { key: 'logout', icon: <LogoutOutlined aria-hidden />, label: formatMessage({ id: 'shell.logout' }) },
  ];
  return (
    <>
      <MenuButton
        label={formatMessage({ id: 'shell.user' }, { name: user.name })}
        about={<About name={user.name} about={about} />}
        items={items}
        onChoose={(key) => (key === 'logout' ? onLogout() : setPasswordOpen(true))}
      >
        <span className={styles['face']} aria-hidden>
          {photo === null ? Array.from(user.name)[0] : <img src={photo} alt="" />}
        </span>
        <span className={styles['userName']}>{user.name}</span>
        <DownOutlined aria-hidden />
      </MenuButton>
      {isPasswordOpen && <LazyOwnPassword isFirst={false} onDone={close} onLeave={close} />}
    </>
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
