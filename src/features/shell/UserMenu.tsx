import { getCodeLabel } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/userCodes';
import { useLocale } from '@/i18n/languageContext';
import { MenuButton } from '@/ui/screen/MenuButton';
import { useScreenActions } from '@/ui/screen/listScreenActions';
import {
  DownOutlined,
  KeyOutlined,
  LaptopOutlined,
  LogoutOutlined,
  SafetyCertificateOutlined,
} from '@ant-design/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './appHeader.module.css';
import { LazyOwnPassword } from './account/LazyOwnPassword';
import type { ShellUser } from './shellUser';

interface UserMenuProps {
  readonly user: ShellUser;
  readonly photo: string | null;
  readonly onSessions: () => void;
  readonly onFactors: () => void;
  readonly onLogout: () => void;
}

/** Menu with the signed-in user, password, second factor, sessions, and sign-out (SH-02). */
export function UserMenu({ user, photo, onSessions, onFactors, onLogout }: UserMenuProps) {
  const { formatMessage } = useIntl();
  const role = getCodeLabel(ROLE, user.role, useLocale());
  const about = [role, user.groupName, user.institutionName].filter(Boolean).join(' · ');
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  const close = (): void => setPasswordOpen(false);
  const does: Readonly<Record<string, () => void>> = {
    password: () => setPasswordOpen(true),
    sessions: onSessions,
    factors: onFactors,
    logout: onLogout,
  };
  const items = [
    { key: 'password', icon: <KeyOutlined aria-hidden />, label: formatMessage({ id: 'shell.password' }) },
    { key: 'factors', icon: <SafetyCertificateOutlined aria-hidden />, label: formatMessage({ id: 'shell.factors' }) },
    { key: 'sessions', icon: <LaptopOutlined aria-hidden />, label: formatMessage({ id: 'shell.sessions' }) },
    { key: 'logout', icon: <LogoutOutlined aria-hidden />, label: formatMessage({ id: 'shell.logout' }) },
  ];
  useScreenActions(
    items.map(({ key, label }) => ({ id: `shell.${key}`, words: label, isGeneral: true, run: () => does[key]?.() })),
  );
  return (
    <>
      <MenuButton
        label={formatMessage({ id: 'shell.user' }, { name: user.name })}
        about={<About name={user.name} about={about} />}
        items={items}
        onChoose={(key) => does[key]?.()}
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
