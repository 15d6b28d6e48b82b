import { useLenderUploadMutation } from '@/api/endpoints/management/lenderApi';
import { useIdempotencyKey } from '@/api/hooks/useIdempotencyKey';
import { LENDER_EVENT_KIND } from '@/contract/codes/lenderCodes';
import type { LenderUploadPreview } from '@/contract/entities/lender/lenderUpload';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { Alert, Button } from 'antd';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { Amount } from '../Amount';
import * as styles from '../lender.module.css';
import type { CsvFile } from './CsvPicker';
import { RowErrors } from './RowErrors';

interface PreviewProps {
  readonly file: CsvFile;
  readonly preview: LenderUploadPreview;
  /** Runs after the file was imported or discarded. */
  readonly onDone: () => void;
}

const Kinds = ({ kinds }: Pick<LenderUploadPreview, 'kinds'>) => (
  <dl className={styles['facts']}>
    {kinds.map(({ kind, count, amount }) => (
      <div key={kind} className={styles['pair']}>
        <dt>
          <CodeLabel table={LENDER_EVENT_KIND} code={kind} />
        </dt>
        <dd>
          <FormattedNumber value={count} />
          {amount > 0 && (
            <>
              {' · '}
              <Amount amount={amount} currency={null} />
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

function Start({ file, preview, onDone }: PreviewProps) {
  const [upload, { isLoading }] = useLenderUploadMutation();
  const once = useIdempotencyKey();
  const run = async (): Promise<void> => {
    const { error } = await once((idempotencyKey) => upload({ ...file, idempotencyKey }));
    if (error === undefined) onDone();
  };
  return (
    <div className={styles['actions']}>
      <UnsavedNote isChanged />
      <Button type="primary" loading={isLoading} onClick={() => void run()}>
        <FormattedMessage id="lender.file.start" values={{ fresh: preview.fresh }} />
      </Button>
      <Button disabled={isLoading} onClick={onDone}>
        <FormattedMessage id="lender.cancel" />
      </Button>
    </div>
  );
}

/** Preview of a file's effect, or all its errors. Only a file without errors can be imported. */
export function Preview({ file, preview, onDone }: PreviewProps) {
  const { rows, fresh, known, contradictory, errorCount, problem, kinds } = preview;
  if (problem !== null) {
    return <Alert type="error" title={<FormattedMessage id="lender.file.noFile" />} description={problem} />;
  }
  return (
    <div className={styles['form']} aria-live="polite">
      <strong>
        <FormattedMessage
          id={errorCount > 0 ? 'lender.file.wrong' : 'lender.file.whole'}
          values={{ name: file.fileName, rows, count: errorCount }}
        />
      </strong>
      {errorCount > 0 ? (
        <RowErrors preview={preview} />
      ) : (
        <>
          <Kinds kinds={kinds} />
          {(known > 0 || contradictory > 0) && (
            <Alert
              type={contradictory > 0 ? 'warning' : 'info'}
              title={<FormattedMessage id="lender.file.counts" values={{ fresh, known, contradictory }} />}
            />
          )}
          <Start file={file} preview={preview} onDone={onDone} />
        </>
      )}
    </div>
  );
}
