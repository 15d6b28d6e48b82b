import { useTaskMaterialImageCommentsQuery } from '@/api/endpoints/cases/taskMaterialApi';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { UserPicture } from '@/contract/entities/cases/material';
import { DateTime } from '@/ui/dates/DateTime';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { usePermission } from '@/ui/screen/currentUser';
import { Modal } from 'antd';
import { FormattedMessage } from 'react-intl';

import { CommentForm } from './CommentForm';
import * as styles from './material.module.css';
import { PictureStage } from './PictureStage';
import type { PictureUrls } from './usePictureUrls';
import { usePictureText } from './usePictureText';

interface PictureCommentsProps {
  readonly task: LoanItem['task'];
  readonly pictureId: string;
}

/** Remarks on a picture, newest first, and a form to add one. */
function PictureComments({ task, pictureId }: PictureCommentsProps) {
  const { currentData: comments, error, refetch } = useTaskMaterialImageCommentsQuery({ id: task.id });
  const mayWrite = usePermission('cases.work');
  const ofPicture = comments?.filter((comment) => comment.pictureId === pictureId);
  return (
    <aside className={styles['remarks']}>
      <h3 className={styles['remarksTitle']}>
        <FormattedMessage id="material.comments" />
      </h3>
      {mayWrite && <CommentForm taskId={task.id} pictureId={pictureId} onMissed={() => void refetch()} />}
      {!ofPicture && (error ? <ErrorWithRetry error={error} onRetry={() => void refetch()} /> : <Loading rows={2} />)}
      {ofPicture?.length === 0 && (
        <p className={styles['aside']}>
          <FormattedMessage id="material.comments.none" />
        </p>
      )}
      <ul className={styles['remarkList']}>
        {ofPicture?.map(({ id, comment, creator, time }) => (
          <li key={id}>
            <div className={styles['remark']}>{comment}</div>
            <div className={styles['aside']}>
              {creator} · <DateTime at={time} />
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

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
  const words = usePictureText();
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
