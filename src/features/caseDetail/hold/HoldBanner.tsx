import { HOLD_KIND } from '@/contract/codes/preferenceCodes';
import type { Hold } from '@/contract/entities/cases/hold';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { usePermission } from '@/ui/screen/currentUser';
import { CalendarDay, DateTime } from '@/ui/dates/DateTime';
import { Alert, Button } from 'antd';
import { FormattedMessage } from 'react-intl';

interface HoldBannerProps {
  readonly hold: Hold;
  readonly onChange: () => void;
}

/** Banner of a case held by a decision: reason, period and user, and the action to prolong or lift it (MI-10). */
export function HoldBanner({ hold: { kind, reason, sinceTime, untilDay, decidedBy }, onChange }: HoldBannerProps) {
  const mayChange = usePermission('cases.hold');
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          <strong>
            <FormattedMessage
              id="case.hold.banner"
              values={{ kind: <CodeLabel table={HOLD_KIND} code={kind} />, since: <DateTime at={sinceTime} /> }}
            />
          </strong>{' '}
          {untilDay ? (
            <FormattedMessage id="case.hold.until" values={{ day: <CalendarDay at={untilDay} /> }} />
          ) : (
            <FormattedMessage id="case.hold.endless" />
          )}{' '}
          <FormattedMessage id="case.hold.why" values={{ name: decidedBy, reason }} />{' '}
          <FormattedMessage id="case.hold.hint" />
        </>
      }
      action={
        mayChange && (
          <Button size="small" onClick={onChange}>
            <FormattedMessage id="case.hold.change" />
          </Button>
        )
      }
    />
  );
}
