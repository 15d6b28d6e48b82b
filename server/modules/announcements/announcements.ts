import type { Transaction } from '../../database/connect';
import type { OpenContext } from '../../access/callContext';
import { addAnnouncement, type NewAnnouncement } from './announcementStore';

/** What publishing needs of a call; a seed or a command has it too. */
export interface Publisher {
  readonly tx: Transaction;
  readonly publish: OpenContext['publish'];
  readonly now: Date;
}

/** An announcement to publish; without `forUserId` it is for everybody of the institution. */
export type PublishedAnnouncement = Omit<NewAnnouncement, 'createdAt'>;

type Audience = Pick<PublishedAnnouncement, 'institutionId' | 'forUserId'>;

/** Tells those whom an announcement is for, or was for, that theirs have changed (AP-08). */
export const publishToAudience = (
  { publish }: Pick<Publisher, 'publish'>,
  { institutionId, forUserId }: Audience,
): void =>
  publish({ institutionId, ...(typeof forUserId === 'number' && { userIds: [forUserId] }) }, { type: 'announcement' });

/** Publishes a violation announcement: those it is for see it at once (AP-08). Gives its number. */
export const publishAnnouncement = async (
  { tx, publish, now }: Publisher,
  published: PublishedAnnouncement,
): Promise<number> => {
  const msgId = await addAnnouncement(tx, { ...published, createdAt: now });
  publishToAudience({ publish }, published);
  return msgId;
};
