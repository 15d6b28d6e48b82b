import { CONTACT_CHANNEL } from '@/contract/codes/contactCodes';
import { isConsent } from '@/contract/codes/preferenceCodes';
import type { ContactPreference } from '@/contract/entities/cases/wish';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { FormattedMessage } from 'react-intl';

import * as styles from './wishes.module.css';

/** Evidence of a contact preference: person, channel, recorder and time. States that it is a preference and no law. */
export function WishEvidence({ wish }: { readonly wish: ContactPreference }) {
  const { kind, contactName, channel, remark, notedBy, time } = wish;
  return (
    <div className={styles['evidence']}>
      {contactName !== null && (
        <span>
          <FormattedMessage
            id={channel === null ? 'wish.said' : 'wish.saidOver'}
            values={{ name: contactName, channel: <CodeLabel table={CONTACT_CHANNEL} code={channel} /> }}
          />
        </span>
      )}
      {remark && (
        <span>
          <FormattedMessage id="wish.remark" values={{ text: remark }} />
        </span>
      )}
      <span>
        <FormattedMessage id="wish.noted" values={{ name: notedBy, time: <DateTime at={time} /> }} />
      </span>
      <span className={styles['hint']}>
        <FormattedMessage id={isConsent(kind) ? 'wish.agreed.binds' : 'wish.binds'} />
      </span>
    </div>
  );
}
