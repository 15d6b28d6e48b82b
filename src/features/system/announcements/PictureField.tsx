import { resizePicture } from '@/browser/device/resizePicture';
import { ANNOUNCEMENT_PICTURE_MAX_BYTES } from '@/contract/ourLimits';
import { PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './announcements.module.css';

interface PictureFieldProps {
  /** A data URL. */
  readonly picture: string | null;
  readonly onChange: (picture: string | null) => void;
}

const getBytes = (address: string): number => ((address.split(',')[1] ?? '').length * 3) / 4;

/** Picture of the announcement: choose, reduce, preview, remove. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<'unreadable' | 'tooLarge'>();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const drawn = await resizePicture(file).catch(() => undefined);
    const isTooLarge = drawn !== undefined && getBytes(drawn) > ANNOUNCEMENT_PICTURE_MAX_BYTES;
    setFault(drawn === undefined ? 'unreadable' : isTooLarge ? 'tooLarge' : undefined);
    if (drawn !== undefined && !isTooLarge) onChange(drawn);
  };
  return (
    <div className={styles['picture']}>
      {picture && <img src={picture} alt={formatMessage({ id: 'system.announcements.picture' })} />}
      <input
        ref={input}
        aria-label={formatMessage({ id: 'system.announcements.picture' })}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className={styles['onlyHeard']}
        tabIndex={-1}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button icon={<PictureOutlined />} onClick={() => input.current?.click()}>
        <FormattedMessage id={picture ? 'system.announcements.otherPicture' : 'system.announcements.choosePicture'} />
      </Button>
      {picture && (
        <Button onClick={() => onChange(null)}>
          <FormattedMessage id="system.announcements.noPicture" />
        </Button>
      )}
      <output className={styles['problem']}>
        {fault && <FormattedMessage id={`system.announcements.picture.${fault}`} />}
      </output>
    </div>
  );
}
