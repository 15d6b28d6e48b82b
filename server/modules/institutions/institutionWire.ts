import type { Institution, InstitutionAccount, InstitutionNode } from '@/contract/entities/users/institution';
import { serializeIdOrNull, serializeTime, serializeTimeOrNull } from '../../values/wire';
import type { AccountRow, TreeRow } from './institutionStore';

/** Converts an institution of the tree to its wire shape (IN-01). */
export const serializeInstitution = ({
  id,
  parentId,
  createdAt,
  accounts,
  administrators,
  ...row
}: TreeRow): Institution => ({
  ...row,
  id: String(id),
  parentId: serializeIdOrNull(parentId),
  createdTime: serializeTime(createdAt),
  accountCount: accounts,
  administratorCount: administrators,
});

/** Converts an institution with all rows below it to the wire shape of the older client. */
export const serializeNode = (rows: readonly TreeRow[], { id, code, name, enabled }: TreeRow): InstitutionNode => ({
  id: String(id),
  code,
  name,
  enabled,
  children: rows.filter(({ parentId }) => parentId === id).map((child) => serializeNode(rows, child)),
});

/** Converts an account of an institution to its wire shape. */
export const serializeAccount = ({ id, oneTimePasswordUntil, ...account }: AccountRow): InstitutionAccount => ({
  id: String(id),
  ...account,
  oneTimePasswordUntil: serializeTimeOrNull(oneTimePasswordUntil),
});
