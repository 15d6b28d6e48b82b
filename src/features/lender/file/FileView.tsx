import { useLenderUploadPreviewMutation } from '@/api/endpoints/management/lenderApi';
import { failureText } from '@/ui/feedback/failureText';
import { usePermission } from '@/ui/screen/currentUser';
import { Alert } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from '../lender.module.css';
import { Hint } from '../styled';
import { Batches } from './Batches';
import { CsvPicker, type PickedCsv } from './CsvPicker';
import { FileColumns } from './FileColumns';
import { Preview } from './Preview';

/** A file of the lender: chosen, previewed, and imported completely or not at all. Also the progress of the latest files (MI-01). */
export function FileView() {
  const mayManage = usePermission('lender.manage');
  return (
    <section className={styles['form']}>
      <Hint>
        <FormattedMessage id="lender.file.hint" />
      </Hint>
      <FileColumns />
      {mayManage && <Upload />}
      <Batches />
    </section>
  );
}

function Upload() {
  const intl = useIntl();
  const [picked, pick] = useState<PickedCsv>();
  const [ask, { data, error, isLoading, reset }] = useLenderUploadPreviewMutation();
  const look = (file: PickedCsv): void => {
    pick(file);
    void ask(file);
  };
  const over = (): void => {
    pick(undefined);
    reset();
  };
  return (
    <>
      <CsvPicker isBusy={isLoading} onPick={look} />
      {error !== undefined && !isLoading && <Alert type="error" title={failureText(error, intl)} />}
      {picked && data && <Preview file={picked} preview={data} onDone={over} />}
    </>
  );
}
