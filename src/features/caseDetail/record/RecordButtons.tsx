import { Alert, Button, Form, type FormInstance, Space } from 'antd';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { SAVE_KEY } from '../keys/caseKeys';
import { KeyCap } from '../keys/KeyCap';
import type { RecordFields } from './recordFields';
import * as styles from './record.module.css';

interface RecordButtonsProps {
  readonly form: FormInstance<RecordFields>;
  /** Saving was refused because something is missing. */
  readonly isIncomplete: boolean;
  readonly isSending: boolean;
  readonly isDisabled: boolean;
  readonly onSave: () => void;
  readonly onSaveNext: () => void;
}

/** Save and go to the next case (Ctrl+Enter), or save and stay. */
export function RecordButtons({ form, isIncomplete, isSending, isDisabled, onSave, onSaveNext }: RecordButtonsProps) {
  return (
    <div className={styles['recordButtons']}>
      <Button type="primary" htmlType="button" loading={isSending} disabled={isDisabled} onClick={onSaveNext}>
        <FormattedMessage id="case.record.saveNext" />
        <KeyCap>{SAVE_KEY}</KeyCap>
      </Button>
      <Button htmlType="button" disabled={isDisabled || isSending} onClick={onSave}>
        <FormattedMessage id="case.record.save" />
      </Button>
      {isIncomplete ? (
        <span role="alert" className={styles['incomplete']}>
          <FormattedMessage id="form.incomplete" />
        </span>
      ) : (
        <Missing form={form} />
      )}
    </div>
  );
}

/** Lists the choices still required before saving. */
function Missing({ form }: Pick<RecordButtonsProps, 'form'>) {
  const status = Form.useWatch('callStatus', form);
  const result = Form.useWatch('callResult', form);
  if (status && result) return null;
  return (
    <span className={styles['missing']}>
      <FormattedMessage id={status ? 'case.record.missing.result' : 'case.record.missing.status'} />
    </span>
  );
}

interface AgainstLineProps {
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/**
 * Shown if the line reports the call as unanswered and the result says connected. Replaces the buttons with the choice between the two
 * (CD-05).
 */
export function ObjectionLine({ onConfirm, onBack }: AgainstLineProps) {
  const no = useRef<HTMLButtonElement>(null);
  // Not on 'yes': the key that saves may still be pressed.
  useEffect(() => no.current?.focus(), []);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles['question'] ?? ''}
      title={<FormattedMessage id="case.record.againstLine" />}
      description={
        <Space>
          <Button type="primary" onClick={onConfirm}>
            <FormattedMessage id="case.record.againstLine.yes" />
          </Button>
          <Button ref={no} onClick={onBack}>
            <FormattedMessage id="case.record.againstLine.no" />
          </Button>
        </Space>
      }
    />
  );
}
