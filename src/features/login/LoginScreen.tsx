import { isStorageAllowed } from '@/browser/stored/storage';
import type { Language } from '@/contract/language';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './login.module.css';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { LoginFrame } from './LoginFrame';
import * as parts from './loginParts.module.css';
import { isIn, type LoginPlace } from './loginPlace';
import type { ProviderFrameWindow, ProviderTicket } from './providerAddress';

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
const ProviderScreen = lazy(async () => ({ default: (await import('./ProviderScreen')).ProviderScreen }));

/** Props of the login screens: their data and callbacks. The machine decides the next step. */
export interface LoginScreenProps extends Omit<LoginFormProps, 'place'> {
  readonly place: LoginPlace;
  readonly provider: ProviderTicket | null;
  readonly onLanguage: (language: Language) => void;
  readonly onStart: () => void;
  readonly onCapture: () => void;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  /** The provider's page has loaded: only what comes from this window and from its origin counts (LV-06). */
  readonly onFrameReady: (frame: ProviderFrameWindow) => void;
}

/** The login page (route /login): the form, the face check or the provider's page, depending on the machine's state. */
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
  if (isIn(place, 'camera')) return <FaceCheckScreen {...props} place={place} />;
  if (isIn(place, 'provider')) return <ProviderScreen {...props} place={place} />;
  if (isIn(place, 'authenticated')) return <div className={styles['waiting']} aria-busy />;
  return isStorageAllowed() ? <LoginForm {...props} place={place} /> : <SiteDataBlocked />;
}
