import { useBulkMessageBulkReportMutation, useBulkMessageBulkStopMutation } from '@/api/endpoints/cases/bulkMessageApi';
import { BINDING_STATE } from '@/contract/codes/queueCodes';
import type { BulkMessage } from '@/contract/entities/messages/bulkMessage';
import { MESSAGE_CHANNEL } from '@/contract/messageChannels';
import { DateTime } from '@/ui/dates/DateTime';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { ShareBar } from '@/ui/format/ShareBar';
import { ExportButton } from '@/ui/list/ExportButton';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import * as styles from './bulk.module.css';
import { OutcomeCounts } from './OutcomeCounts';

/** Returns true if a bulk message is not finished. */
export const isBulkRunning = ({ state }: BulkMessage): boolean => state === 'waiting' || state === 'running';

/** A bulk message with its progress; it can be stopped, and its report exported. */
export function BulkProgress({ of }: { readonly of: BulkMessage }) {
  const [stop, stopping] = useBulkMessageBulkStopMutation();
  const [save, saving] = useBulkMessageBulkReportMutation();
  return (
    <section aria-label={of.templateName} className={styles['progress']}>
      <div className={styles['line']}>
        <strong>{of.templateName}</strong>
        <CodeLabel table={MESSAGE_CHANNEL} code={of.channel} />
        <DateTime at={of.createdTime} />
        <CodeLabel table={BINDING_STATE} code={of.state} />
      </div>
      <div className={styles['line']} aria-live="polite">
        <FormattedMessage id="bulk.progress" values={{ done: of.done, total: of.total }} />
        <ShareBar part={of.done} of={of.total} />
      </div>
      <OutcomeCounts outcomes={of.outcomes} />
      <div className={styles['line']}>
        {isBulkRunning(of) && (
          <Button danger size="small" loading={stopping.isLoading} onClick={() => void stop({ id: of.id })}>
            <FormattedMessage id="bulk.stop" />
          </Button>
        )}
        <ExportButton
          list={`bulkMessage${of.id}`}
          about={of.templateName}
          saving={saving}
          onSave={(format) => void save({ id: of.id, format })}
        />
      </div>
    </section>
  );
}
