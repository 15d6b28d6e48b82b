import { CheckCircleFilled, CloseCircleFilled, CloseOutlined, InfoCircleFilled } from '@ant-design/icons';
import { useIntl } from 'react-intl';

import { ReloadButton } from './ReloadButton';
import * as styles from './noticeStack.module.css';

/** A notice with its words in the language of the moment. */
export interface VisibleNotice {
  readonly key: number;
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** Offers to reload the page. */
  readonly reloads: boolean;
}

const ICONS = { success: CheckCircleFilled, error: CloseCircleFilled, info: InfoCircleFilled };

interface NoticeStackProps {
  readonly notices: readonly VisibleNotice[];
  readonly onClose: (key: number) => void;
}

/** Short messages at the top of the page. The region is always mounted, so that screen readers announce new messages (SE-07). */
export function NoticeStack({ notices, onClose }: NoticeStackProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['stack']} aria-live="polite" aria-label={formatMessage({ id: 'notices.region' })}>
      {notices.map(({ key, tone, text, reloads }) => {
        const Icon = ICONS[tone];
        return (
          <div key={key} className={styles['notice']} data-tone={tone}>
            <Icon aria-hidden />
            <span>{text}</span>
            {reloads && <ReloadButton />}
            <button type="button" aria-label={formatMessage({ id: 'notices.close' })} onClick={() => onClose(key)}>
              <CloseOutlined aria-hidden />
            </button>
          </div>
        );
      })}
    </section>
  );
}
