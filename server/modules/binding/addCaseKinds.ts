import type { CallerContext } from '../../access/callContext';
import { getKinds } from './bindingCaseStore';
import { type CaseKind, isLimited, type CaseKindFilter } from './caseKind';

/** Adds their kinds to cases; they are read only if one of the agents does not work every kind. */
export async function addCaseKinds<Case extends { readonly id: number }>(
  cases: readonly Case[],
  agents: readonly CaseKindFilter[],
  context: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<readonly (Case & { readonly kind?: CaseKind | undefined })[]> {
  if (!agents.some(isLimited)) return cases;
  const kinds = await getKinds(
    cases.map(({ id }) => id),
    context,
  );
  return cases.map((each) => ({ ...each, kind: kinds.get(each.id) }));
}
