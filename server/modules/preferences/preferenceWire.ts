import type { ContactPreference } from '@/contract/entities/cases/contactPreference';
import { serializeTime } from '../../values/wire';
import type { StoredPreference } from './preferenceStore';

/** Serializes a preference. */
export const serializePreference = (wish: StoredPreference): ContactPreference => ({
  id: String(wish.id),
  kind: wish.kind,
  contactId: wish.contactId === null ? null : String(wish.contactId),
  contactName: wish.contactName,
  hours: wish.hourFrom === null || wish.hourTo === null ? null : { from: wish.hourFrom, to: wish.hourTo },
  name: wish.attorneyName,
  language: wish.language,
  channel: wish.channel,
  remark: wish.remark,
  time: serializeTime(wish.at),
  notedBy: wish.notedByName,
});
