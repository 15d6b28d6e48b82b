import { Alert, Button } from 'antd';
import { FormattedMessage } from 'react-intl';

interface UnknownOutcomeProps {
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** No answer came: 'no server' does not mean 'not saved'. */
export function UnknownOutcome({ isAsking, onAsk }: UnknownOutcomeProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: 12 }}
      title={<FormattedMessage id="case.record.unknown" />}
      action={
        <Button size="small" loading={isAsking} onClick={onAsk}>
          <FormattedMessage id="case.record.unknown.ask" />
        </Button>
      }
    />
  );
}
