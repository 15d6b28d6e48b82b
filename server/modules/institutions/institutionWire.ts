import type { Institution, InstitutionAccount, InstitutionNode } from '@/contract/entities/institution';
import { idOrNull, timeOnWire, timeOrNull } from '../../values/wire';
import type { AccountRow, TreeRow } from './institutionStore';

/** An institution of the tree as the wire shows it (IN-01). */
export const institutionOnWire = ({
  id,
  parentId,
  createdAt,
  accounts,
  administrators,
  ...row
}: TreeRow): Institution => ({
  ...row,
  id: String(id),
  parentId: idOrNull(parentId),
  createdTime: timeOnWire(createdAt),
  accountCount: accounts,
  administratorCount: administrators,
});

/** An institution with all of the rows that are below it, as the older client takes them. */
export const nodeOnWire = (rows: readonly TreeRow[], { id, code, name, enabled }: TreeRow): InstitutionNode => ({
  id: String(id),
  code,
  name,
  enabled,
  children: rows.filter(({ parentId }) => parentId === id).map((child) => nodeOnWire(rows, child)),
});

/** An account of an institution as the wire shows it. */
export const accountOnWire = ({ id, oneTimePasswordUntil, ...account }: AccountRow): InstitutionAccount => ({
  id: String(id),
  ...account,
  oneTimePasswordUntil: timeOrNull(oneTimePasswordUntil),
});
