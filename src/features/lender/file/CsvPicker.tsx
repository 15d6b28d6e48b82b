import { readBase64 } from '@/browser/files/readBase64';
import { LENDER_FILE_MAX_BYTES } from '@/contract/entities/lender/lenderUpload';
import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from '../lender.module.css';

/** A file as the calls take it. */
export interface CsvFile {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

type Fault = 'name' | 'size' | 'empty' | 'unreadable';

const MB = 1024 * 1024;

const getFault = ({ name, size }: File): Fault | undefined => {
  if (!/\.csv$/iu.test(name)) return 'name';
  if (size === 0) return 'empty';
  return size > LENDER_FILE_MAX_BYTES ? 'size' : undefined;
};

interface CsvPickerProps {
  readonly isBusy: boolean;
  readonly onPick: (file: CsvFile) => void;
}

/** Accepts a CSV file and returns its content; an invalid file is refused at once. */
export function CsvPicker({ isBusy, onPick }: CsvPickerProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault>();
  const label = formatMessage({ id: 'lender.file.choose' });
  const pick = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const found = getFault(file);
    setFault(found);
    if (found) return;
    await readBase64(file).then(
      (content) => onPick({ fileName: file.name, content }),
      () => setFault('unreadable'),
    );
  };
  return (
    <>
      <div className={styles['head']}>
        <input
          ref={input}
          aria-label={label}
          type="file"
          accept=".csv"
          className={styles['unseen']}
          tabIndex={-1}
          disabled={isBusy}
          onChange={({ target }) => {
            void pick(target.files?.[0]);
            // Allows the user to choose the same file again after a correction.
            target.value = '';
          }}
        />
        <Button icon={<UploadOutlined />} loading={isBusy} onClick={() => input.current?.click()}>
          {label}
        </Button>
      </div>
      {fault && (
        <Alert
          type="error"
          title={<FormattedMessage id={`lender.file.fault.${fault}`} values={{ most: LENDER_FILE_MAX_BYTES / MB }} />}
        />
      )}
    </>
  );
}
