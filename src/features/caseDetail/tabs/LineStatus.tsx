import { CALL_STATUS } from '@/contract/codes/contactCodes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Tag } from 'antd';
import { FormattedMessage } from 'react-intl';

/** Status reported by the line for a call that was recorded as connected against it (CD-05). */
export function LineStatus({ status }: { readonly status: string }) {
  return (
    <Tag color="warning">
      <FormattedMessage id="case.log.lineSaid" values={{ status: <CodeLabel table={CALL_STATUS} code={status} /> }} />
    </Tag>
  );
}
