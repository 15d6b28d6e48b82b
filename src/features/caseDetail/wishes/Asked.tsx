import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { useFirstField } from '@/ui/form/useFirstField';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { useDigits } from './useDigits';
import type { WishSaid } from './wishChoices';
import * as styles from './wishes.module.css';

/** Props of the forms for the details of a contact preference. */
export interface Details {
  /** The request is pending. */
  readonly isOff: boolean;
  readonly onNote: (said: WishSaid) => void;
  readonly onBack: () => void;
}

interface AskedProps extends Pick<Details, 'isOff' | 'onBack'> {
  readonly onFinish: (fields: Record<string, string>) => void;
  readonly initial?: Record<string, string>;
  readonly children: ReactNode;
}

/** Enter records it, Escape goes back to the list. */
export function Asked({ isOff, onBack, onFinish, initial = {}, children }: AskedProps) {
  useDigits(() => undefined, onBack);
  return (
    <GuardedForm<Record<string, string>>
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      disabled={isOff}
      onFinish={onFinish}
    >
      <div ref={useFirstField()} className={styles['fields']}>
        {children}
      </div>
      <div className={styles['buttons']}>
        <Button type="primary" size="small" htmlType="submit" loading={isOff}>
          <FormattedMessage id="wish.save" />
        </Button>
        <Button size="small" onClick={onBack}>
          <FormattedMessage id="wish.back" />
        </Button>
      </div>
    </GuardedForm>
  );
}
