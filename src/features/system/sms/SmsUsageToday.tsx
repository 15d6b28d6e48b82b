import type { SmsLimitInfo } from '@/contract/entities/messages/smsAdmin';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { SettingsCard, Subheading } from '../systemElements';
import * as styles from './sms.module.css';
import { ShareBar } from '@/ui/format/ShareBar';

const FIGURES = [
  ['system.sms.sent', 'sent'],
  ['system.sms.waiting', 'waiting'],
  ['system.sms.failed', 'failed'],
  ['system.sms.accountsAtLimit', 'accountsAtLimit'],
  ['system.sms.casesAtLimit', 'casesAtLimit'],
] as const;

/** Use of today's limits, to show who is about to reach them. */
export function SmsUsageToday({ info: { limits, today } }: { readonly info: SmsLimitInfo }) {
  return (
    <SettingsCard>
      <Subheading>
        <FormattedMessage id="system.sms.today" />
      </Subheading>
      <dl className={styles['figures']}>
        {FIGURES.map(([label, name]) => (
          <div key={name}>
            <dt>
              <FormattedMessage id={label} />
            </dt>
            <dd>
              <FormattedNumber value={today[name]} />
            </dd>
          </div>
        ))}
      </dl>
      {today.accounts.length > 0 && (
        <ul className={styles['bars']}>
          {today.accounts.map(({ id, name, used }) => (
            <li key={id}>
              <span>{name}</span>
              <ShareBar
                part={used}
                of={limits.accountDaily}
                tone={used >= limits.accountDaily ? 'over' : undefined}
                size="middle"
              />
              <span className={styles['number']}>
                <FormattedMessage
                  id="system.sms.usedOf"
                  values={{ used, most: limits.accountDaily, isFull: String(used >= limits.accountDaily) }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}
