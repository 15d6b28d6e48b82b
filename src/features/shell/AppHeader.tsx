import type { ColorChoice } from '@/browser/stored/colorScheme';
import { isLanguage, type Language, LANGUAGES } from '@/contract/language';
import { LANDING } from '@/contract/routes';
import mark from '@/ui/saldo.svg';
import { MenuButton } from '@/ui/screen/MenuButton';
import { PALETTE_KEY } from '@/ui/screen/paletteKey';
import { useScreenActions } from '@/ui/screen/listScreenActions';
import { DisconnectOutlined, BgColorsOutlined, GlobalOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { AnnouncementBar } from './AnnouncementBar';
import * as styles from './appHeader.module.css';
import { NoticeTicker } from './NoticeTicker';
import type { ShellUser } from './shellUser';
import { UserMenu } from './UserMenu';

/** The product's sign and name. */
function HeaderBrand() {
  return (
    <>
      <img src={mark} alt="" width={26} height={26} />
      <span>Saldo</span>
    </>
  );
}

interface ConnectionStateProps {
  readonly isLineLost: boolean;
  readonly isOffline: boolean;
}

/**
 * State of the connection, in place of a notice for every call: open content can still be read and edited. Always mounted, so that screen
 * readers announce changes.
 */
function ConnectionState({ isLineLost, isOffline }: ConnectionStateProps) {
  const { formatMessage } = useIntl();
  const words = isOffline ? 'shell.offline' : isLineLost ? 'shell.line.lost' : undefined;
  return (
    <output className={styles['place']} data-offline={isOffline}>
      {words && (
        <span className={styles['state']} title={formatMessage({ id: 'shell.line.lostHint' })}>
          <DisconnectOutlined aria-hidden />
          {formatMessage({ id: words })}
        </span>
      )}
    </output>
  );
}

const OWN_NAMES: Readonly<Record<Language, string>> = { cn: '中文', en: 'English', es: 'Español' };
const CHOICES: readonly ColorChoice[] = ['light', 'dark', 'system'];

/** Props of the header: its data and callbacks. */
export interface AppHeaderProps {
  readonly user: ShellUser;
  readonly photo: string | null;
  readonly language: Language;
  readonly colorChoice: ColorChoice;
  readonly isLineLost: boolean;
  /** The server cannot be reached: the network or the server is down. */
  readonly isOffline: boolean;
  readonly showAnnouncement: boolean;
  readonly onLanguage: (language: Language) => void;
  readonly onColorChoice: (choice: ColorChoice) => void;
  readonly onSessions: () => void;
  readonly onFactors: () => void;
  readonly onLogout: () => void;
  /** Note of a wrong clock, and the alert bell of leaders. */
  readonly Alerts: ComponentType;
  /** Opens the palette, which searches screens, data and actions by typing. */
  readonly onPalette: () => void;
}

/** The header: brand, announcements, notice text, language, appearance, user (§2 Header). */
export function AppHeader(props: AppHeaderProps) {
  const { formatMessage } = useIntl();
  return (
    <header className={styles['header']}>
      <Link to={LANDING} className={styles['brand'] ?? ''} aria-label={formatMessage({ id: 'shell.home' })}>
        <HeaderBrand />
      </Link>
      {props.showAnnouncement && <AnnouncementBar />}
      {props.isOffline ? <span className={styles['gap']} /> : <NoticeTicker />}
      <PaletteButton onPalette={props.onPalette} />
      <props.Alerts />
      <ConnectionState isLineLost={props.isLineLost} isOffline={props.isOffline} />
      <LanguageMenu {...props} />
      <ColorMenu {...props} />
      <UserMenu {...props} />
    </header>
  );
}

function PaletteButton({ onPalette }: Pick<AppHeaderProps, 'onPalette'>) {
  const { formatMessage } = useIntl();
  return (
    <Button
      type="text"
      icon={<SearchOutlined />}
      title={PALETTE_KEY}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      aria-label={formatMessage({ id: 'palette.open' })}
      onClick={onPalette}
    >
      <span className={styles['wide']}>
        {formatMessage({ id: 'palette.open' })} <kbd className={styles['key']}>{PALETTE_KEY}</kbd>
      </span>
    </Button>
  );
}

function LanguageMenu({ language, onLanguage }: Pick<AppHeaderProps, 'language' | 'onLanguage'>) {
  const words = useIntl().formatMessage({ id: 'shell.language' });
  const items = LANGUAGES.map((key) => ({ key, label: OWN_NAMES[key], isChosen: key === language }));
  useScreenActions(
    items.map(({ key, label }) => ({
      id: `shell.language.${key}`,
      words: `${words}: ${label}`,
      isGeneral: true,
      run: () => onLanguage(key),
    })),
  );
  return (
    <MenuButton
      label={`${words}: ${OWN_NAMES[language]}`}
      icon={<GlobalOutlined />}
      items={items}
      onChoose={(key) => isLanguage(key) && onLanguage(key)}
    >
      <span className={styles['language']}>{OWN_NAMES[language]}</span>
    </MenuButton>
  );
}

function ColorMenu({ colorChoice, onColorChoice }: Pick<AppHeaderProps, 'colorChoice' | 'onColorChoice'>) {
  const { formatMessage } = useIntl();
  const words = formatMessage({ id: 'shell.theme' });
  const items = CHOICES.map((key) => ({
    key,
    label: formatMessage({ id: `shell.theme.${key}` }),
    isChosen: key === colorChoice,
  }));
  useScreenActions(
    items.map(({ key, label }) => ({
      id: `shell.theme.${key}`,
      words: `${words}: ${label}`,
      isGeneral: true,
      run: () => onColorChoice(key),
    })),
  );
  return (
    <MenuButton
      label={words}
      title={words}
      icon={<BgColorsOutlined />}
      items={items}
      onChoose={(key) => onColorChoice(CHOICES.find((each) => each === key) ?? 'system')}
    />
  );
}
