import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { UserPicture } from '@/contract/entities/cases/material';
import { Modal } from 'antd';
import { FormattedMessage } from 'react-intl';

import * as styles from './material.module.css';
import { PictureComments } from './PictureComments';
import { PictureStage } from './PictureStage';
import { usePictureWords } from './usePictureWords';
import type { PictureUrls } from './useLoadedPictures';

interface PictureDialogProps {
  readonly task: LoanItem['task'];
  readonly pictures: readonly UserPicture[];
  readonly urls: PictureUrls;
  readonly openId: string;
  /** Undefined closes the dialog. */
  readonly onOpen: (id: string | undefined) => void;
}

/** Dialog of one large picture with its remarks; arrow keys switch to the others (CD-04). */
export function PictureDialog({ task, pictures, urls, openId, onOpen }: PictureDialogProps) {
  const words = usePictureWords();
  const place = pictures.findIndex(({ id }) => id === openId);
  const picture = pictures[place];
  if (!picture) return null;
  const go = (step: number) => onOpen(pictures[(place + step + pictures.length) % pictures.length]?.id);
  return (
    <Modal
      open
      footer={null}
      width="min(1180px, 94vw)"
      centered
      onCancel={() => onOpen(undefined)}
      title={
        <>
          {words(picture)}{' '}
          <span className={styles['aside']}>
            <FormattedMessage id="material.position" values={{ position: place + 1, total: pictures.length }} />
          </span>
        </>
      }
    >
      <div className={styles['dialog']}>
        <PictureStage key={picture.id} url={urls[picture.id]} words={words(picture)} onStep={go} />
        <PictureComments key={`${picture.id}-comments`} task={task} pictureId={picture.id} />
      </div>
    </Modal>
  );
}
