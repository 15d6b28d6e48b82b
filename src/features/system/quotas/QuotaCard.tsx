import { CHECK_KIND } from '@/contract/codes/signInCodes';
import type { Quota } from '@/contract/entities/management/systemConfig';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { usePermission } from '@/ui/screen/currentUser';
import { Alert } from 'antd';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { SettingsCard, SettingsHint, Subheading } from '../systemElements';
import * as styles from '../system.module.css';
import { IncreaseForm } from './IncreaseForm';

/** Days below which a quota is shown as running out, at the rate of the last month: time enough to buy more. */
const QUOTA_LOW_DAYS = 14;

const DAYS = 30;

/** A kind of check: the remaining number, how long it lasts at the present rate, and a form to add some. */
export function QuotaCard({ quota }: { readonly quota: Quota }) {
  const mayChange = usePermission('system.manage');
  const { kind, remaining, usedToday, used30Days } = quota;
  return (
    <SettingsCard>
      <Subheading>
        <CodeLabel table={CHECK_KIND} code={kind} />
      </Subheading>
      <span className={styles['figure']}>
        {remaining === null ? <FormattedMessage id="system.quotas.unlimited" /> : <FormattedNumber value={remaining} />}
      </span>
      <dl className={styles['facts']}>
        <dt>
          <FormattedMessage id="system.quotas.today" />
        </dt>
        <dd>
          <FormattedNumber value={usedToday} />
        </dd>
        <dt>
          <FormattedMessage id="system.quotas.month" />
        </dt>
        <dd>
          <FormattedNumber value={used30Days} />
        </dd>
      </dl>
      <Outlook quota={quota} />
      {mayChange && <IncreaseForm kind={kind === 'liveness' ? 'liveness' : 'face'} isLimited={remaining !== null} />}
    </SettingsCard>
  );
}

function Outlook({ quota: { remaining, used30Days } }: { readonly quota: Quota }) {
  if (remaining === null) {
    return (
      <SettingsHint>
        <FormattedMessage id="system.quotas.unlimitedHint" />
      </SettingsHint>
    );
  }
  if (remaining === 0) return <Alert type="error" showIcon title={<FormattedMessage id="system.quotas.none" />} />;
  const days = used30Days === 0 ? null : Math.floor((remaining * DAYS) / used30Days);
  const lasts = days === null ? null : <FormattedMessage id="system.quotas.lasts" values={{ days }} />;
  if (days !== null && days < QUOTA_LOW_DAYS) {
    return <Alert type="warning" showIcon title={<FormattedMessage id="system.quotas.low" />} description={lasts} />;
  }
  return <SettingsHint>{lasts}</SettingsHint>;
}
