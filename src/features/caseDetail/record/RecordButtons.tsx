import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { SAVE_KEY } from '../keys/caseKeys';
import { KeyCap } from '../keys/KeyCap';
import * as styles from './recordForm.module.css';

interface RecordButtonsProps {
  readonly isSending: boolean;
  readonly isDisabled: boolean;
  readonly onSave: () => void;
  readonly onSaveNext: () => void;
}

/** Save and go to the next case (Ctrl+Enter), or save and stay. */
export function RecordButtons({ isSending, isDisabled, onSave, onSaveNext }: RecordButtonsProps) {
  return (
    <div className={styles['buttons']}>
      <Button type="primary" htmlType="button" loading={isSending} disabled={isDisabled} onClick={onSaveNext}>
        <FormattedMessage id="case.record.saveNext" />
        <KeyCap>{SAVE_KEY}</KeyCap>
      </Button>
      <Button htmlType="button" disabled={isDisabled || isSending} onClick={onSave}>
        <FormattedMessage id="case.record.save" />
      </Button>
    </div>
  );
}
