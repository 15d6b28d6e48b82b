import type { Institution, InstitutionNode } from '@/contract/entities/users/institution';
import { runAsServiceRole } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { FORCED } from '../../live/endEverySession';
import { Refusal } from '../../kernel/refusal';
import { changeInstitution, getInstitutionBelow, lockTree, listTreeBelow, type TreeRow } from './institutionStore';
import { serializeInstitution, serializeNode } from './institutionWire';
import { endSessionsOfInstitution } from '../../security/session/sessions';

const rowsBelow = ({ tx, caller }: CallerContext): Promise<TreeRow[]> =>
  runAsServiceRole(tx, (own) => listTreeBelow(own, caller.institutionId));

/** Lists the caller's institution and all below it (IN-01). */
export const showInstitutions = async (context: CallerContext): Promise<Institution[]> =>
  (await rowsBelow(context)).map(serializeInstitution);

/** Returns the institutions as a tree, for the older client (§7 management/institution/tree). */
export async function showInstitutionTree(context: CallerContext): Promise<InstitutionNode[]> {
  const rows = await rowsBelow(context);
  return rows.filter(({ parentId }) => parentId === null).map((row) => serializeNode(rows, row));
}

/** Changes an institution's name (IN-01). */
export const renameInstitution = (
  { id, name }: { readonly id: string; readonly name: string },
  { tx, caller }: CallerContext,
): Promise<void> =>
  runAsServiceRole(tx, async (own) => {
    const found = await getInstitutionBelow(own, id, caller.institutionId);
    await changeInstitution(own, found.id, { name });
  });

/** Refuses a move or a status change of the caller's own institution. */
const refuseOwn = (id: number, { caller }: CallerContext): void => {
  if (id === caller.institutionId) throw new Refusal('notAllowed');
};

/** Moves an institution with all below it to another visible parent; never below itself (IN-01). */
export const moveInstitution = (
  { id, parentId }: { readonly id: string; readonly parentId: string },
  context: CallerContext,
): Promise<void> =>
  runAsServiceRole(context.tx, async (own) => {
    const top = context.caller.institutionId;
    await lockTree(own);
    const moved = await getInstitutionBelow(own, id, top);
    const parent = await getInstitutionBelow(own, parentId, top);
    refuseOwn(moved.id, context);
    const below = await listTreeBelow(own, moved.id);
    if (below.some((each) => each.id === parent.id)) throw new Refusal('institutionLoop');
    await changeInstitution(own, moved.id, { parentId: parent.id });
  });

/** Enables or disables an institution below the caller's; all users of a disabled one are signed out at once, on every server (IN-01). */
export const setInstitutionStatus = (
  { id, enabled }: { readonly id: string; readonly enabled: boolean },
  context: CallerContext,
): Promise<{ signedOut: number }> =>
  runAsServiceRole(context.tx, async (own) => {
    const { caller, now, publish } = context;
    await lockTree(own);
    const found = await getInstitutionBelow(own, id, caller.institutionId);
    refuseOwn(found.id, context);
    await changeInstitution(own, found.id, { enabled });
    if (enabled) return { signedOut: 0 };
    const ended = await endSessionsOfInstitution(own, found.id, { reason: 'administrator', now });
    publish({ institutionId: found.id }, FORCED);
    return { signedOut: ended.length };
  });
