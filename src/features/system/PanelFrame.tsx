import type { LastChange } from '@/contract/entities/management/lastChange';
import type { Permission } from '@/contract/permissions';
import type { MessageId } from '@/i18n/messageIds';
import { usePermission } from '@/ui/screen/currentUser';
import { DateTime } from '@/ui/dates/DateTime';
import { NumberScope } from '@/ui/form/NumberScope';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { EndAligned, SettingsIntro, PanelHead } from './systemElements';
import { SecondaryText } from '@/ui/screen/screenLayout';
import * as legible from '@/ui/theme/legible.module.css';
import * as styles from './system.module.css';

interface PanelFrameProps {
  readonly title: MessageId;
  readonly intro: MessageId;
  /** Permission to change the panel; without it the panel is read-only. */
  readonly changes: Permission;
  readonly lastChange?: LastChange | undefined;
  /** Shown next to the heading, such as 'new'. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a tab of /system: title, last change, and a note if it is read-only. */
export function PanelFrame({ title, intro, changes, lastChange, action, children }: PanelFrameProps) {
  const mayChange = usePermission(changes);
  return (
    <div className={styles['panel']}>
      <PanelHead as="header">
        <h2 className={styles['heading']}>
          <FormattedMessage id={title} />
        </h2>
        {lastChange && (
          <SecondaryText>
            <FormattedMessage
              id="system.lastChange"
              values={{ name: lastChange.userName, time: <DateTime at={lastChange.time} /> }}
            />
          </SecondaryText>
        )}
        {mayChange && action !== undefined && <EndAligned>{action}</EndAligned>}
      </PanelHead>
      <SettingsIntro>
        <FormattedMessage id={intro} />
      </SettingsIntro>
      {!mayChange && <Alert type="info" showIcon title={<FormattedMessage id="system.readOnly" />} />}
      <div className={mayChange ? styles['content'] : `${styles['content']} ${legible['legible']}`}>
        <NumberScope>{children}</NumberScope>
      </div>
    </div>
  );
}
