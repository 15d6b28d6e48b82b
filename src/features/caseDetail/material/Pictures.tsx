import { useTaskMaterialKtpQuery, useTaskMaterialUserPicQuery } from '@/api/endpoints/cases/taskMaterialApi';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { UserPicture } from '@/contract/entities/cases/material';
import type { MessageId } from '@/i18n/messageIds';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { PanelHeading } from '../PanelHeading';
import * as styles from './material.module.css';
import { PictureButton } from './PictureButton';
import { PictureDialog } from './PictureDialog';
import { usePictureUrls } from './usePictureUrls';

interface PicturesProps {
  readonly task: LoanItem['task'];
}

/** Pictures of the borrower: first the identity card's, then all others; a click enlarges one (CD-04). */
export function Pictures({ task }: PicturesProps) {
  const card = useTaskMaterialKtpQuery({ id: task.id });
  const all = useTaskMaterialUserPicQuery({ id: task.id });
  const failed = [card, all].find(({ error, currentData }) => error && !currentData);
  if (failed) return <ErrorWithRetry error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!card.currentData || !all.currentData) return <Loading />;
  return <Albums task={task} card={card.currentData} all={all.currentData} />;
}

interface AlbumsProps extends PicturesProps {
  readonly card: readonly UserPicture[];
  readonly all: readonly UserPicture[];
}

function Albums({ task, card, all }: AlbumsProps) {
  const [openId, setOpenId] = useState<string>();
  const others = useMemo(() => all.filter(({ id }) => card.every((picture) => picture.id !== id)), [all, card]);
  const pictures = useMemo(() => [...card, ...others], [card, others]);
  const { urls, load } = usePictureUrls(task.id, pictures);
  const shared = { urls, onOpen: setOpenId, onRetry: load };
  return (
    <>
      <p className={styles['note']}>
        <FormattedMessage id="material.recorded" />
      </p>
      <Album title="material.card" pictures={card} {...shared} />
      <Album title="material.pictures" pictures={others} {...shared} />
      {openId !== undefined && (
        <PictureDialog task={task} pictures={pictures} urls={urls} openId={openId} onOpen={setOpenId} />
      )}
    </>
  );
}

interface AlbumProps {
  readonly title: MessageId;
  readonly pictures: readonly UserPicture[];
  readonly urls: ReturnType<typeof usePictureUrls>['urls'];
  readonly onOpen: (id: string) => void;
  readonly onRetry: (id: string) => void;
}

function Album({ title, pictures, urls, onOpen, onRetry }: AlbumProps) {
  return (
    <>
      <PanelHeading title={title} />
      {pictures.length === 0 && (
        <p className={styles['note']}>
          <FormattedMessage id="material.pictures.none" />
        </p>
      )}
      <ul className={styles['album']}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureButton
              picture={picture}
              url={urls[picture.id]}
              onOpen={() => onOpen(picture.id)}
              onRetry={() => onRetry(picture.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
