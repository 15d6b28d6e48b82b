import type { ColourChoice } from '@/browser/colourScheme';
import { isLanguage, type Language, LANGUAGES } from '@/contract/language';
import { LANDING } from '@/contract/routes';
import { BgColorsOutlined, DisconnectOutlined, GlobalOutlined } from '@ant-design/icons';
import { Button, Dropdown, Tooltip } from 'antd';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './appHeader.module.css';
import { BrandMark } from './BrandMark';
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
  readonly onLanguage: (language: Language) => void;
  readonly onColourChoice: (choice: ColourChoice) => void;
  readonly onLogout: () => void;
}

/** The header: brand, notice text, language, appearance, user (§2 Header). */
export function AppHeader(props: AppHeaderProps) {
  const { formatMessage } = useIntl();
  return (
    <header className={styles['header']}>
      <Link to={LANDING} className={styles['brand'] ?? ''} aria-label={formatMessage({ id: 'shell.home' })}>
        <BrandMark />
      </Link>
      <NoticeTicker />
      {props.isLineLost && <LineLost />}
      <LanguageMenu {...props} />
      <ColourMenu {...props} />
      <UserMenu {...props} />
    </header>
  );
}

function LineLost() {
  const { formatMessage } = useIntl();
  return (
    <Tooltip title={formatMessage({ id: 'shell.line.lostHint' })}>
      <span className={styles['lineLost']}>
        <DisconnectOutlined aria-hidden />
        {formatMessage({ id: 'shell.line.lost' })}
      </span>
    </Tooltip>
  );
}

function LanguageMenu({ language, onLanguage }: Pick<AppHeaderProps, 'language' | 'onLanguage'>) {
  const { formatMessage } = useIntl();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [language],
        items: LANGUAGES.map((key) => ({ key, label: OWN_NAMES[key] })),
        onClick: ({ key }) => isLanguage(key) && onLanguage(key),
      }}
    >
      <Button
        type="text"
        icon={<GlobalOutlined />}
        aria-label={`${formatMessage({ id: 'shell.language' })}: ${OWN_NAMES[language]}`}
        aria-haspopup="menu"
      >
        {OWN_NAMES[language]}
      </Button>
    </Dropdown>
  );
}

function ColourMenu({ colourChoice, onColourChoice }: Pick<AppHeaderProps, 'colourChoice' | 'onColourChoice'>) {
  const { formatMessage } = useIntl();
  const words = formatMessage({ id: 'shell.theme' });
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [colourChoice],
        items: CHOICES.map((key) => ({ key, label: formatMessage({ id: `shell.theme.${key}` }) })),
        onClick: ({ key }) => onColourChoice(CHOICES.find((each) => each === key) ?? 'system'),
      }}
    >
      <Button type="text" icon={<BgColorsOutlined />} aria-label={words} title={words} aria-haspopup="menu" />
    </Dropdown>
  );
}
