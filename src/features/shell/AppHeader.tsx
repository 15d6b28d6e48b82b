import type { ColourChoice } from '@/browser/colourScheme';
import { isLanguage, type Language, LANGUAGES } from '@/contract/language';
import { LANDING } from '@/contract/routes';
import { MenuButton } from '@/ui/MenuButton';
import { BgColorsOutlined, GlobalOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { AnnouncementBar } from './AnnouncementBar';
import * as styles from './appHeader.module.css';
import { BrandMark } from './BrandMark';
import { ConnectionState } from './ConnectionState';
import { NoticeTicker } from './NoticeTicker';
import type { ShellUser } from './shellUser';
import { UserMenu } from './UserMenu';

const OWN_NAMES: Readonly<Record<Language, string>> = { cn: '中文', en: 'English', es: 'Español' };
const CHOICES: readonly ColourChoice[] = ['light', 'dark', 'system'];

/** What the header shows and whom it tells. */
export interface AppHeaderProps {
  readonly user: ShellUser;
  readonly photo: string | null;
  readonly language: Language;
  readonly colourChoice: ColourChoice;
  readonly isLineLost: boolean;
  /** Nobody answers: the network is cut, or the server is away. */
  readonly isOffline: boolean;
  readonly showAnnouncement: boolean;
  readonly onLanguage: (language: Language) => void;
  readonly onColourChoice: (choice: ColourChoice) => void;
  readonly onSessions: () => void;
  readonly onLogout: () => void;
}

/** The header: brand, announcements, notice text, language, appearance, user (§2 Header). */
export function AppHeader(props: AppHeaderProps) {
  const { formatMessage } = useIntl();
  return (
    <header className={styles['header']}>
      <Link to={LANDING} className={styles['brand'] ?? ''} aria-label={formatMessage({ id: 'shell.home' })}>
        <BrandMark />
      </Link>
      {props.showAnnouncement && <AnnouncementBar />}
      {props.isOffline ? <span className={styles['gap']} /> : <NoticeTicker />}
      <ConnectionState isLineLost={props.isLineLost} isOffline={props.isOffline} />
      <LanguageMenu {...props} />
      <ColourMenu {...props} />
      <UserMenu {...props} />
    </header>
  );
}

function LanguageMenu({ language, onLanguage }: Pick<AppHeaderProps, 'language' | 'onLanguage'>) {
  const { formatMessage } = useIntl();
  return (
    <MenuButton
      label={`${formatMessage({ id: 'shell.language' })}: ${OWN_NAMES[language]}`}
      icon={<GlobalOutlined />}
      items={LANGUAGES.map((key) => ({ key, label: OWN_NAMES[key], isChosen: key === language }))}
      onChoose={(key) => isLanguage(key) && onLanguage(key)}
    >
      <span className={styles['wide']}>{OWN_NAMES[language]}</span>
    </MenuButton>
  );
}

function ColourMenu({ colourChoice, onColourChoice }: Pick<AppHeaderProps, 'colourChoice' | 'onColourChoice'>) {
  const { formatMessage } = useIntl();
  const words = formatMessage({ id: 'shell.theme' });
  return (
    <MenuButton
      label={words}
      title={words}
      icon={<BgColorsOutlined />}
      items={CHOICES.map((key) => ({
        key,
        label: formatMessage({ id: `shell.theme.${key}` }),
        isChosen: key === colourChoice,
      }))}
      onChoose={(key) => onColourChoice(CHOICES.find((each) => each === key) ?? 'system')}
    />
  );
}
