import { useTaskWorkWishesQuery } from '@/api/endpoints/cases/taskWorkApi';
import { CONTACT_CHANNEL } from '@/contract/codes/contactCodes';
import { isConsent } from '@/contract/codes/preferenceCodes';
import type { ContactPreference } from '@/contract/entities/cases/contactPreference';
import { DateTime } from '@/ui/dates/DateTime';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { usePermission } from '@/ui/screen/currentUser';
import { CloseOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { EndPreferenceDialog } from './EndPreferenceDialog';
import * as styles from './preferences.module.css';
import { usePreferenceText } from './preferenceText';

/** Evidence of a contact preference: person, channel, recorder and time. States that it is a preference and no law. */
function PreferenceEvidence({ wish }: { readonly wish: ContactPreference }) {
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

/** Contact preferences of the borrower and of the people around them, in one line. Renders nothing if there are none (LC-05). */
export function PreferenceLine({ taskId }: { readonly taskId: string }) {
  const { formatMessage } = useIntl();
  const { data: wishes = [], error, refetch } = useTaskWorkWishesQuery({ id: taskId });
  const [ending, setEnding] = useState<ContactPreference>();
  if (error && wishes.length === 0) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (wishes.length === 0) return null;
  return (
    <div className={styles['line']}>
      <span className={styles['label']}>
        <FormattedMessage id="wish.list" />
      </span>
      <ul className={styles['wishes']} aria-label={formatMessage({ id: 'wish.list' })}>
        {wishes.map((wish) => (
          <li key={wish.id}>
            <OneWish wish={wish} onEnd={() => setEnding(wish)} />
          </li>
        ))}
      </ul>
      {ending && <EndPreferenceDialog taskId={taskId} wish={ending} onClose={() => setEnding(undefined)} />}
    </div>
  );
}

/** A contact preference. Hover or focus shows who recorded it; permitted users can end it. */
function OneWish({ wish, onEnd }: { readonly wish: ContactPreference; readonly onEnd: () => void }) {
  const { formatMessage } = useIntl();
  const words = usePreferenceText()(wish);
  const mayHold = usePermission('cases.hold');
  const mayWork = usePermission('cases.work');
  const mayEnd = mayHold || (mayWork && isConsent(wish.kind));
  const end = formatMessage({ id: 'wish.end.of' }, { wish: words });
  return (
    <span className={styles['one']}>
      <Popover content={<PreferenceEvidence wish={wish} />} trigger={['hover', 'focus']} placement="bottomLeft">
        <button type="button" className={styles['wish']}>
          {words}
        </button>
      </Popover>
      {mayEnd && (
        <Button type="text" size="small" icon={<CloseOutlined />} aria-label={end} title={end} onClick={onEnd} />
      )}
    </span>
  );
}
