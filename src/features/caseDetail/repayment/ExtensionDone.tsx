import { CalendarDay } from '@/ui/dates/DateTime';
import { Alert, Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import * as styles from './repayment.module.css';

interface ExtensionDoneProps {
  /** Undefined if only the lookup by key confirmed the extension. */
  readonly newDate: string | undefined;
  readonly onClose: () => void;
}

/** Outcome of the extension: the loan's new due date. */
export function ExtensionDone({ newDate, onClose }: ExtensionDoneProps) {
  return (
    <>
      <Alert
        type="success"
        showIcon
        className={styles.extensionDoneDoneNote ?? ''}
        title={<FormattedMessage id="repay.extension.done" />}
        description={
          newDate && <FormattedMessage id="repay.extension.newDate" values={{ date: <CalendarDay at={newDate} /> }} />
        }
      />
      <Button type="primary" onClick={onClose}>
        <FormattedMessage id="repay.close" />
      </Button>
    </>
  );
}
