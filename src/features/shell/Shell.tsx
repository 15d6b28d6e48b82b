import { SMALL_SCREEN } from '@/browser/page/createMediaQuery';
import { usePermission } from '@/ui/screen/currentUser';
import { useMedia } from '@/ui/screen/useMedia';
import { Watermark } from '@/ui/screen/Watermark';
import { ExclamationCircleFilled, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { AppHeader, type AppHeaderProps } from './AppHeader';
import { buildMenuEntries } from './buildMenuEntries';
import { ScoreBox } from './ScoreBox';
import * as styles from './shell.module.css';
import { type MenuIcons, SideMenu } from './SideMenu';
import { useCollapsed } from './useCollapsed';

interface ShellProps extends AppHeaderProps {
  /** Paths that the server grants. */
  readonly granted: readonly string[];
  readonly menuIcons: MenuIcons;
  readonly isDark: boolean;
  /** The session has ended and the screen is only read (SE-06). */
  readonly isSignedOut: boolean;
  readonly onRelogin: () => void;
  readonly onPrefetch: (path: string) => void;
  /** Content at the bottom of the menu. */
  readonly Note: ComponentType<{ readonly isNarrow: boolean }>;
  readonly children: ReactNode;
}

const CONTENT = 'content';

/** Layout of every screen behind the login: header, announcements, menu with results, watermark (§2). */
export function Shell(props: ShellProps) {
  const { user, photo, granted, isDark, Note, children } = props;
  const [isNarrow, setNarrow] = useCollapsed('menu', useMedia(SMALL_SCREEN));
  const hasScore = usePermission('score.read');
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <AppHeader {...props} />
      {props.isSignedOut && <SignedOut onRelogin={props.onRelogin} />}
      <div className={styles['body']}>
        <aside className={styles['side']} data-narrow={isNarrow}>
          <SideMenu
            entries={buildMenuEntries(granted)}
            icons={props.menuIcons}
            isNarrow={isNarrow}
            onPrefetch={props.onPrefetch}
          />
          {!isNarrow && hasScore && <ScoreBox agentId={user.id} />}
          <Note isNarrow={isNarrow} />
          <NarrowButton isNarrow={isNarrow} onNarrow={setNarrow} />
        </aside>
        <main id={CONTENT} tabIndex={-1} className={styles['content']}>
          {children}
        </main>
      </div>
      <Watermark name={user.name} photo={photo} ink={isDark ? '#ffffff' : '#000000'} />
    </div>
  );
}

interface NarrowButtonProps {
  readonly isNarrow: boolean;
  readonly onNarrow: (isNarrow: boolean) => void;
}

function NarrowButton({ isNarrow, onNarrow }: NarrowButtonProps) {
  const words = useIntl().formatMessage({ id: isNarrow ? 'menu.expand' : 'menu.collapse' });
  return (
    <Button
      type="text"
      className={styles['turn'] ?? ''}
      aria-expanded={!isNarrow}
      aria-label={words}
      title={words}
      icon={isNarrow ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
      onClick={() => onNarrow(!isNarrow)}
    />
  );
}

/** The hash belongs to the router, so the focus is moved by script. */
function SkipLink() {
  const { formatMessage } = useIntl();
  return (
    <button type="button" className={styles['skip']} onClick={() => document.getElementById(CONTENT)?.focus()}>
      {formatMessage({ id: 'shell.skip' })}
    </button>
  );
}

function SignedOut({ onRelogin }: Pick<ShellProps, 'onRelogin'>) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert" className={styles['signedOut']}>
      <ExclamationCircleFilled aria-hidden />
      <span>{formatMessage({ id: 'shell.reading' })}</span>
      <Button size="small" type="primary" onClick={onRelogin}>
        {formatMessage({ id: 'shell.loginAgain' })}
      </Button>
    </div>
  );
}
