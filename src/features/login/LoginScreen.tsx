import { getInsecurePageMessage } from '@/browser/device/secureContext';
import { type ColorChoice, readColorChoice, writeColorChoice } from '@/browser/stored/colorScheme';
import type { FactorProofRequest } from '@/contract/entities/users/secondFactor';
import { isLanguage, type Language, LANGUAGES } from '@/contract/language';
import { type ReactNode, useState, lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './login.module.css';
import * as parts from './loginParts.module.css';
import { isStorageAllowed } from '@/browser/stored/storage';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { isUnder, type LoginStatePath } from './loginFields';
import type { ProviderFrameWindow, ProviderTicket } from './createProviderAddress';

/** The product's sign and name. */
function LoginBrand({ className }: { readonly className?: string | undefined }) {
  return (
    <div className={`${styles['mark']} ${className ?? ''}`}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
        <rect width="32" height="32" rx="7" fill="#0f7d93" />
        <path d="M8 11.5h16M8 16h10.5M8 20.5h5" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
        <path d="m17.8 21.2 2.6 2.6 4.8-5.4" className={styles['markTick']} />
      </svg>
      {useIntl().formatMessage({ id: 'login.brand' })}
    </div>
  );
}

const RINGS = [210, 168, 126, 84];

/** The brand's picture: rings that close, as balances do, and the tick when they have. */
function BrandPicture() {
  return (
    <svg className={styles['picture']} viewBox="0 0 480 480" fill="none" aria-hidden>
      {RINGS.map((radius, at) => (
        <g key={radius} transform={`rotate(${-90 + at * 28} 240 240)`}>
          <circle cx="240" cy="240" r={radius} className={styles['ringTrack']} />
          <circle
            cx="240"
            cy="240"
            r={radius}
            pathLength="100"
            strokeDasharray={`${58 + at * 13} 100`}
            className={styles['ringDone']}
            opacity={0.45 + at * 0.16}
          />
        </g>
      ))}
      <g className={styles['tick']}>
        <path d="m208 242 22 22 44-50" />
      </g>
    </svg>
  );
}

const OWN_NAMES: Readonly<Record<Language, string>> = { cn: '中文', en: 'English', es: 'Español' };

const CHOICES: readonly ColorChoice[] = ['system', 'light', 'dark'];

interface LoginFrameProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly children: ReactNode;
}

/** Frame of all login screens: the brand at the side, language and appearance at the top. No side menu, no header (RT-04). */
export function LoginFrame({ language, onLanguage, children }: LoginFrameProps) {
  const { formatMessage } = useIntl();
  const insecure = getInsecurePageMessage();
  return (
    <div className={`${parts['scheme']} ${styles['page']}`}>
      <aside className={styles['brand']} aria-hidden>
        <LoginBrand className={styles['brandMark']} />
        <BrandPicture />
        <div className={styles['slogan']}>{formatMessage({ id: 'login.slogan' })}</div>
        <div className={styles['sloganMore']}>{formatMessage({ id: 'login.sloganMore' })}</div>
      </aside>
      <main className={styles['side']}>
        <div className={styles['choices']}>
          <LoginBrand className={styles['narrowMark']} />
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
  const [choice, setChoice] = useState(readColorChoice);
  const choose = (value: string): void => {
    const chosen = CHOICES.find((each) => each === value) ?? 'system';
    setChoice(chosen);
    writeColorChoice(chosen);
  };
  return (
    <select
      className={styles['select']}
      aria-label={formatMessage({ id: 'login.colorScheme' })}
      value={choice}
      onChange={({ target }) => choose(target.value)}
    >
      {CHOICES.map((each) => (
        <option key={each} value={each}>
          {formatMessage({ id: `login.colorScheme.${each}` })}
        </option>
      ))}
    </select>
  );
}

/** Replaces the form: without site data even a correct password would have no effect, so none is accepted. */
function SiteDataBlocked() {
  const { formatMessage } = useIntl();
  return (
    <>
      <div role="alert" className={parts['alert']}>
        {formatMessage({ id: 'login.siteData' })}
      </div>
      <button type="button" className={`${parts['primary']} ${parts['wide']}`} onClick={() => location.reload()}>
        {formatMessage({ id: 'errors.reload' })}
      </button>
    </>
  );
}

const FaceCheckScreen = lazy(async () => ({ default: (await import('./FaceCheckScreen')).FaceCheckScreen }));
const SecondFactorScreen = lazy(async () => ({ default: (await import('./SecondFactorScreen')).SecondFactorScreen }));
const ProviderScreen = lazy(async () => ({ default: (await import('./ProviderScreen')).ProviderScreen }));

const SingleSignOnScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "singleSignOn" */ './SingleSignOnScreen')).SingleSignOnScreen,
}));

const PasskeyScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "passkeySignIn" */ './PasskeyScreen')).PasskeyScreen,
}));

/** Props of the login screens: their data and callbacks. The machine decides the next step. */
export interface LoginScreenProps extends Omit<LoginFormProps, 'place'> {
  readonly place: LoginStatePath;
  readonly provider: ProviderTicket | null;
  readonly onLanguage: (language: Language) => void;
  readonly onFactor: (proof: FactorProofRequest) => void;
  readonly onStart: () => void;
  readonly onCapture: () => void;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  /** The provider's page has loaded: only what comes from this window and from its origin counts (LV-06). */
  readonly onFrameReady: (frame: ProviderFrameWindow) => void;
}

/** The login page (route /login): the form, the second factor, the face check or the provider's page, depending on the machine's state. */
export function LoginScreen(props: LoginScreenProps) {
  return (
    <LoginFrame language={props.context.lang} onLanguage={props.onLanguage}>
      <Suspense fallback={<div className={styles['waiting']} aria-busy />}>
        <LoginStep {...props} />
      </Suspense>
    </LoginFrame>
  );
}

function LoginStep({ place, ...props }: LoginScreenProps) {
  if (isUnder(place, 'secondFactor')) return <SecondFactorScreen {...props} place={place} />;
  if (isUnder(place, 'camera')) return <FaceCheckScreen {...props} place={place} />;
  if (isUnder(place, 'provider')) return <ProviderScreen {...props} place={place} />;
  if (isUnder(place, 'passkey')) return <PasskeyScreen place={place} onBack={props.onBack} />;
  if (isUnder(place, 'singleSignOn')) return <SingleSignOnScreen place={place} onBack={props.onBack} />;
  if (isUnder(place, 'authenticated')) return <div className={styles['waiting']} aria-busy />;
  return isStorageAllowed() ? <LoginForm {...props} place={place} /> : <SiteDataBlocked />;
}
