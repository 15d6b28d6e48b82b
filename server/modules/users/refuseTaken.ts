import type * as z from 'zod/mini';
import type { takenUserFields } from '@/contract/entities/users/systemUser';
import type { Words } from '@/contract/language';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';

type Field = z.output<typeof takenUserFields>['fields'][number];

const NAMES: Readonly<Record<Field, Words>> = {
  username: { cn: '用户名', en: 'username', es: 'usuario' },
  email: { cn: '邮箱', en: 'e-mail address', es: 'correo electrónico' },
  idCard: { cn: '登录证件号', en: 'ID card', es: 'documento' },
};

/**
 * Refuses values that another user has already. Names the fields in the caller's language, and by their identifiers for the form
 * (US-01).
 */
export function refuseTaken(fields: readonly Field[], { language }: Pick<CallerContext, 'language'>): void {
  if (fields.length === 0) return;
  throw new Refusal('nameTaken', { fields: fields.map((field) => NAMES[field][language]).join(', ') }, { fields });
}
