import type { Transaction } from '../../database/connect';
import type { OpenContext } from '../../access/callContext';
import { addAnnouncement, type NewAnnouncement } from './announcementStore';

/** Parts of the call context that publishing uses; a seed or a command provides them too. */
export interface Publisher {
  readonly tx: Transaction;
  readonly publish: OpenContext['publish'];
  readonly now: Date;
}

/** Announcement to publish; without `forUserId` it is for all users of the institution. */
export type PublishedAnnouncement = Omit<NewAnnouncement, 'createdAt'>;

type Audience = Pick<PublishedAnnouncement, 'institutionId' | 'forUserId'>;

/** Publishes the change of an announcement to its current or previous recipients (AP-08). */
export const publishToAudience = (
  { publish }: Pick<Publisher, 'publish'>,
  { institutionId, forUserId }: Audience,
): void =>
  publish({ institutionId, ...(typeof forUserId === 'number' && { userIds: [forUserId] }) }, { type: 'announcement' });

/** Publishes a violation announcement: its recipients see it at once (AP-08). Returns its id. */
export const publishAnnouncement = async (
  { tx, publish, now }: Publisher,
  published: PublishedAnnouncement,
): Promise<number> => {
  const msgId = await addAnnouncement(tx, { ...published, createdAt: now });
  publishToAudience({ publish }, published);
  return msgId;
};
