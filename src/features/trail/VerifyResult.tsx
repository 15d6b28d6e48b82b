import { getCodeLabel } from '@/contract/codes/codeTable';
import { TRAIL_FAULT } from '@/contract/codes/trailCodes';
import type { TrailCheck } from '@/contract/entities/users/trail';
import { useLocale } from '@/i18n/languageContext';
import { formatFailure } from '@/ui/feedback/formatFailure';
import { Alert, Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './trail.module.css';
import type { VerificationState } from './useVerify';

interface VerifyResultProps {
  readonly verifying: VerificationState;
  readonly onCancel: () => void;
}

/** Progress and result of the chain verification. */
export function VerifyResult({ verifying, onCancel }: VerifyResultProps) {
  if (verifying.state === 'idle') return null;
  if (verifying.state === 'running') return <Running {...verifying} onCancel={onCancel} />;
  if (verifying.state === 'cancelled') {
    return <Alert type="info" showIcon title={<FormattedMessage id="trail.verify.cancelled" values={verifying} />} />;
  }
  if (verifying.state === 'failed') return <Failed error={verifying.error} />;
  if (verifying.state === 'bad') return <Bad check={verifying.check} />;
  return <Good check={verifying.check} anchors={verifying.anchors} />;
}

function Failed({ error }: { readonly error: unknown }) {
  const intl = useIntl();
  const title = <FormattedMessage id="trail.verify.failed" />;
  return <Alert type="warning" showIcon title={title} description={formatFailure(error, intl)} />;
}

interface RunningProps {
  readonly to: number;
  readonly total: number;
  readonly onCancel: () => void;
}

function Running({ to, total, onCancel }: RunningProps) {
  const { formatMessage } = useIntl();
  const words = formatMessage({ id: 'trail.verify.running' }, { to, total });
  return (
    <div className={styles['running']}>
      <progress aria-label={words} max={Math.max(total, 1)} value={to} />
      <output>{words}</output>
      <Button size="small" onClick={onCancel}>
        {formatMessage({ id: 'trail.verify.cancel' })}
      </Button>
    </div>
  );
}

function Bad({ check: { fault } }: { readonly check: TrailCheck }) {
  const language = useLocale();
  if (!fault) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={
        <FormattedMessage
          id={fault.fault === 'anchorFile' ? 'trail.verify.badFile' : 'trail.verify.bad'}
          values={{ seq: fault.seq }}
        />
      }
      description={
        <FormattedMessage
          id={fault.fault === 'anchorFile' ? 'trail.verify.whyFile' : 'trail.verify.why'}
          values={{ why: getCodeLabel(TRAIL_FAULT, fault.fault, language) }}
        />
      }
    />
  );
}

function Good({
  check: { total, head, tornAnchors },
  anchors,
}: {
  readonly check: TrailCheck;
  readonly anchors: number;
}) {
  if (total === 0) return <Alert type="info" showIcon title={<FormattedMessage id="trail.verify.empty" />} />;
  return (
    <Alert
      type="success"
      showIcon
      title={<FormattedMessage id="trail.verify.good" values={{ total }} />}
      description={
        <span className={styles['hash']}>
          <FormattedMessage id="trail.verify.anchors" values={{ anchors, head: <code>{head}</code> }} />
          {tornAnchors > 0 && (
            <>
              {' '}
              <FormattedMessage id="trail.verify.torn" values={{ torn: tornAnchors }} />
            </>
          )}
        </span>
      }
    />
  );
}
