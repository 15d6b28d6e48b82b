import type { Announcement } from '@/contract/entities/messages/announcement';
import { UserOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';

import * as styles from './announcementCard.module.css';

const FIELDS = [
  ['announcement.name', 'name'],
  ['announcement.idNo', 'idNo'],
  ['announcement.violations', 'irregularities'],
  ['announcement.result', 'processResult'],
] as const satisfies readonly (readonly [string, keyof Announcement])[];

const pictureAddress = (image: string): string =>
  image.startsWith('data:image/') ? image : `data:image/jpeg;base64,${image}`;

/** One announcement: photo, name, ID number, violations, processing result (§2). */
export function AnnouncementCard({ announcement }: { readonly announcement: Omit<Announcement, 'msgId'> }) {
  const { formatMessage } = useIntl();
  const { base64Image: image, name, label, content } = announcement;
  return (
    <article className={styles['card']} aria-live="polite">
      {image ? (
        <img
          className={styles['photo']}
          src={pictureAddress(image)}
          alt={formatMessage({ id: 'announcement.photo' }, { name })}
        />
      ) : (
        <div className={styles['photo']} title={formatMessage({ id: 'announcement.noPhoto' })}>
          <UserOutlined aria-hidden />
        </div>
      )}
      <dl className={styles['fields']}>
        {FIELDS.map(([id, field]) => (
          <div key={field}>
            <dt>{formatMessage({ id })}</dt>
            <dd>{announcement[field]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['text']}>
        {label !== null && label !== '' && <strong>{label} </strong>}
        {content}
      </p>
    </article>
  );
}
