import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { CommentOutlined } from '@ant-design/icons';
import { Button, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { CASE_KEYS } from '../keys/caseKeys';
import { KeyCap } from '../keys/KeyCap';
import { useCaseKeys } from '../keys/useCaseKeys';
import type { RecordFields } from '../record/recordFields';
import { PreferencePanel } from './PreferencePanel';
import * as styles from './preferences.module.css';

interface WishButtonProps {
  readonly task: LoanItem['task'];
  /** The result form: who was spoken to, and over which channel. */
  readonly form: FormInstance<RecordFields>;
}

/** Calls back when the focus goes into a dialog, which covers the list and needs its keys. */
function useDialogFocused(onFocused: () => void): void {
  const tell = useEffectEvent(onFocused);
  useEffect(() => {
    const watch = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[role=dialog]')) tell();
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, []);
}

/** Opens the list of contact preferences next to the result form; the next key records one (LC-05). */
export function PreferenceButton({ task, form }: WishButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useDialogFocused(() => setOpen(false));
  useCaseKeys({ [CASE_KEYS.wish]: () => setOpen(true) });
  return (
    <div className={styles['whole']}>
      <Button
        ref={button}
        type="text"
        size="small"
        icon={<CommentOutlined />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage id="wish.note" />
        <KeyCap>{CASE_KEYS.wish}</KeyCap>
      </Button>
      {isOpen && <PreferencePanel taskId={task.id} form={form} onClose={close} />}
    </div>
  );
}
