import { useBoardAgentsFileMutation, useBoardPaymentsFileMutation } from '@/api/boardApi';
import type { BoardPlace } from '@/contract/routes';
import { failureText } from '@/ui/failureText';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './dashboard.module.css';

interface SaveProps {
  readonly save: () => unknown;
  readonly state: { readonly data?: string | undefined; readonly error?: unknown; readonly isLoading: boolean };
}

/** Saves a file under the server's name, and says so (AP-06). */
function SaveButton({ save, state: { data: name, error, isLoading } }: SaveProps) {
  const intl = useIntl();
  return (
    <>
      <output className={styles['said']}>
        {!isLoading && name !== undefined && <FormattedMessage id="board.exported" values={{ name }} />}
        {!isLoading && error !== undefined && failureText(error, intl)}
      </output>
      <Button icon={<DownloadOutlined />} loading={isLoading} onClick={save}>
        {intl.formatMessage({ id: 'board.export' })}
      </Button>
    </>
  );
}

/** The figures agent by agent as a file. */
export function AgentsExport({ place }: { readonly place: BoardPlace }) {
  const [save, state] = useBoardAgentsFileMutation();
  return <SaveButton save={() => void save(place)} state={state} />;
}

/** The payments as a file. */
export function PaymentsExport({
  place,
  agentId,
}: {
  readonly place: BoardPlace;
  readonly agentId?: string | undefined;
}) {
  const [save, state] = useBoardPaymentsFileMutation();
  return <SaveButton save={() => void save({ ...place, agentId })} state={state} />;
}
