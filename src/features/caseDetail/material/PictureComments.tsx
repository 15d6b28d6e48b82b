import { useTaskMaterialImageCommentsQuery } from '@/api/endpoints/cases/taskMaterialApi';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { usePermission } from '@/ui/screen/currentUser';
import { DateTime } from '@/ui/dates/DateTime';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { FormattedMessage } from 'react-intl';

import { CommentForm } from './CommentForm';
import * as styles from './material.module.css';

interface PictureCommentsProps {
  readonly task: LoanItem['task'];
  readonly pictureId: string;
}

/** Remarks on a picture, newest first, and a form to add one. */
export function PictureComments({ task, pictureId }: PictureCommentsProps) {
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
