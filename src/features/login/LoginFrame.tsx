import { type ColourChoice, readColourChoice, writeColourChoice } from '@/browser/stored/colourScheme';
import { insecurePageMessage } from '@/browser/device/secureContext';
import { isLanguage, type Language, LANGUAGES } from '@/contract/language';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';

import { BrandMark } from './BrandMark';
import { BrandPicture } from './BrandPicture';
import * as styles from './login.module.css';
import * as parts from './loginParts.module.css';

const OWN_NAMES: Readonly<Record<Language, string>> = { cn: '中文', en: 'English', es: 'Español' };

const CHOICES: readonly ColourChoice[] = ['system', 'light', 'dark'];

interface LoginFrameProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly children: ReactNode;
}

/** Frame of all login screens: the brand at the side, language and appearance at the top. No side menu, no header (RT-04). */
export function LoginFrame({ language, onLanguage, children }: LoginFrameProps) {
  const { formatMessage } = useIntl();
  const insecure = insecurePageMessage();
  return (
    <div className={`${parts['scheme']} ${styles['page']}`}>
      <aside className={styles['brand']} aria-hidden>
        <BrandMark className={styles['brandMark']} />
        <BrandPicture />
        <div className={styles['slogan']}>{formatMessage({ id: 'login.slogan' })}</div>
        <div className={styles['sloganMore']}>{formatMessage({ id: 'login.sloganMore' })}</div>
      </aside>
      <main className={styles['side']}>
        <div className={styles['choices']}>
          <BrandMark className={styles['narrowMark']} />
          <SchemeSelect />
          <LanguageSelect language={language} onLanguage={onLanguage} />
        </div>
        <div className={styles['card']}>
          {insecure && <p className={parts['warning']}>{formatMessage({ id: insecure })}</p>}
          {children}
        </div>
      </main>
    </div>
  );
}

function LanguageSelect({ language, onLanguage }: Pick<LoginFrameProps, 'language' | 'onLanguage'>) {
  const { formatMessage } = useIntl();
  return (
    <select
      className={styles['select']}
      aria-label={formatMessage({ id: 'login.language' })}
      value={language}
      onChange={({ target }) => isLanguage(target.value) && onLanguage(target.value)}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each}>
          {OWN_NAMES[each]}
        </option>
      ))}
    </select>
  );
}

function SchemeSelect() {
  const { formatMessage } = useIntl();
  const [choice, setChoice] = useState(readColourChoice);
  const choose = (value: string): void => {
    const chosen = CHOICES.find((each) => each === value) ?? 'system';
    setChoice(chosen);
    writeColourChoice(chosen);
  };
  return (
    <select
      className={styles['select']}
      aria-label={formatMessage({ id: 'login.colourScheme' })}
      value={choice}
      onChange={({ target }) => choose(target.value)}
    >
      {CHOICES.map((each) => (
        <option key={each} value={each}>
          {formatMessage({ id: `login.colourScheme.${each}` })}
        </option>
      ))}
    </select>
  );
}
