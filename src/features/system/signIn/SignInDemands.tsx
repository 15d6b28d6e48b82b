import type { SignInConfig, SignInInfo } from '@/contract/entities/systemConfig';
import type { MessageId } from '@/i18n/messageIds';
import { useMay } from '@/ui/currentUser';
import { Checkbox } from 'antd';
import { FormattedMessage } from 'react-intl';

import * as styles from '../system.module.css';

interface SignInDemandsProps {
  readonly config: SignInConfig;
  readonly info: SignInInfo;
  readonly onChange: (config: SignInConfig) => void;
}

const captchaHint = ({ captchaNever, captchaAnyway }: SignInInfo): MessageId => {
  if (captchaNever) return 'system.signIn.captchaNever';
  return captchaAnyway ? 'system.signIn.captchaAnyway' : 'system.signIn.captchaHint';
};

/** What is asked for beside name and password. */
export function SignInDemands({ config, info, onChange }: SignInDemandsProps) {
  const mayChange = useMay('system.manage');
  return (
    <section className={styles['card']}>
      <h3 className={styles['subheading']}>
        <FormattedMessage id="system.signIn.demands" />
      </h3>
      <div className={styles['line']}>
        <Checkbox
          checked={config.captcha}
          disabled={!mayChange}
          onChange={({ target }) => onChange({ ...config, captcha: target.checked })}
        >
          <FormattedMessage id="system.signIn.captcha" />
        </Checkbox>
        <span className={styles['hint']}>
          <FormattedMessage id={captchaHint(info)} />
        </span>
      </div>
      <div className={styles['line']}>
        <Checkbox
          checked={config.gps}
          disabled={!mayChange}
          onChange={({ target }) => onChange({ ...config, gps: target.checked })}
        >
          <FormattedMessage id="system.signIn.gps" />
        </Checkbox>
        <span className={styles['hint']}>
          <FormattedMessage id="system.signIn.gpsHint" />
        </span>
      </div>
    </section>
  );
}
