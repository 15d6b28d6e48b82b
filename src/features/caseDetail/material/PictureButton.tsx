import { PICTURE_KIND } from '@/contract/codes/caseCodes';
import type { UserPicture } from '@/contract/entities/cases/material';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { CommentOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './material.module.css';
import { usePictureText } from './usePictureText';
import { FAILED } from './usePictureUrls';

interface PictureButtonProps {
  readonly picture: UserPicture;
  /** Undefined while the picture is loading. */
  readonly url: string | undefined;
  readonly onOpen: () => void;
  readonly onRetry: () => void;
}

/** Thumbnail; a click enlarges it. */
export function PictureButton({ picture, url, onOpen, onRetry }: PictureButtonProps) {
  return (
    <figure className={styles['picture']}>
      <Sight picture={picture} url={url} onOpen={onOpen} onRetry={onRetry} />
      <figcaption className={styles['caption']}>
        <span>
          <CodeLabel table={PICTURE_KIND} code={picture.kind} />
        </span>
        <span className={styles['aside']}>
          <DateTime at={picture.takenTime} />
          {picture.comments > 0 && (
            <span className={styles['comments']}>
              <CommentOutlined aria-hidden /> <FormattedMessage id="material.comments.count" values={picture} />
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

function Sight({ picture, url, onOpen, onRetry }: PictureButtonProps) {
  const { formatMessage } = useIntl();
  const words = usePictureText()(picture);
  if (url === undefined) return <Skeleton.Node active className={styles['sight'] ?? ''} />;
  if (url === FAILED) {
    return (
      <div className={styles['sight']} role="alert">
        <FormattedMessage id="material.failed" />
        <Button size="small" onClick={onRetry}>
          <FormattedMessage id="errors.retry" />
        </Button>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles['sight']}
      onClick={onOpen}
      title={formatMessage({ id: 'material.enlarge' }, { picture: words })}
    >
      <img src={url} alt={formatMessage({ id: 'material.enlarge' }, { picture: words })} draggable={false} />
    </button>
  );
}
