import { FACE_FAILURES_ALLOWED } from '@/contract/limits';
import type { LoginContext } from '@/machines/loginModel';
import { type SyntheticEvent, useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './faceCheck.module.css';
import * as parts from './loginParts.module.css';
import { LoginAlert } from './LoginForm';
import type { PathsUnder } from './loginFields';
import { type ProviderFrameWindow, type ProviderTicket, createProviderAddress } from './createProviderAddress';
import { LoginTitle } from './LoginTitle';

/** Props of the provider's check: its data and callbacks. */
export interface ProviderScreenProps {
  readonly place: PathsUnder<'provider'>;
  readonly context: LoginContext;
  readonly provider: ProviderTicket | null;
  readonly onFrameReady: (frame: ProviderFrameWindow) => void;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

const WORDS = {
  'provider.loading': 'login.provider.loading',
  'provider.running': 'login.provider.running',
  'provider.checking': 'login.provider.checking',
  'provider.recheck': 'login.provider.recheck',
} as const;

/** Face check on the provider's page (LV-06). The page is unmounted, with its camera, as soon as the result is requested. */
export function ProviderScreen({ place, context, provider, onFrameReady, onRetry, onBack }: ProviderScreenProps) {
  const { formatMessage } = useIntl();
  const framed = place === 'provider.loading' || place === 'provider.running';
  return (
    <section className={styles['step']} aria-label={formatMessage({ id: 'login.provider.title' })}>
      <LoginTitle id="login.provider.title" />
      {place !== 'provider.recheck' && <LoginAlert told={context} />}
      <output className={styles['status']}>{formatMessage({ id: WORDS[place] })}</output>
      {framed && provider && (
        <ProviderFrame key={context.fails} provider={provider} context={context} onFrameReady={onFrameReady} />
      )}
      {context.fails > 0 && (
        <p className={styles['tries']}>
          {formatMessage({ id: 'login.face.triesLeft' }, { tries: FACE_FAILURES_ALLOWED - context.fails })}
        </p>
      )}
      <div className={parts['actions']}>
        <button type="button" className={parts['secondary']} onClick={onBack}>
          {formatMessage({ id: 'login.face.back' })}
        </button>
        {place === 'provider.recheck' && (
          <button type="button" className={parts['primary']} onClick={onRetry}>
            {formatMessage({ id: 'login.provider.askAgain' })}
          </button>
        )}
      </div>
    </section>
  );
}

type ProviderFrameProps = Pick<ProviderScreenProps, 'context' | 'onFrameReady'> & { readonly provider: ProviderTicket };

/** The address is created once per frame: a change of language must not reload the page and its camera. */
function ProviderFrame({ provider, context, onFrameReady }: ProviderFrameProps) {
  const { formatMessage } = useIntl();
  const [address] = useState(() => createProviderAddress(provider, context.lang));
  const ready = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const window = currentTarget.contentWindow;
    if (window && address) onFrameReady({ window, origin: address.origin, nonce: address.nonce });
  };
  if (address === null) return <p className={parts['warning']}>{formatMessage({ id: 'login.provider.unsafe' })}</p>;
  return (
    <iframe
      className={styles['frame']}
      title={formatMessage({ id: 'login.provider.frame' })}
      src={address.href}
      allow="camera"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- its own origin is what its messages are known by; with an origin other than ours this gives it nothing of ours.
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="origin"
      onLoad={ready}
    />
  );
}
