import type { Act, ActFact } from '../../kernel/secondPerson';

interface Change {
  readonly permission: string;
  readonly allowed: boolean | null;
}

const named = (fact: 'given' | 'taken', changes: readonly Change[]): ActFact[] =>
  changes.length === 0 ? [] : [{ fact, text: [...new Set(changes.map(({ permission }) => permission))].join(', ') }];

/**
 * Describes a permission change to the decider (MI-09). Undefined if it grants nothing: revoking needs no approval. Removing a user's
 * override counts as granting, because it may restore what the role has.
 */
export function grantAct(
  changes: readonly Change[],
  { facts, ...whose }: Pick<Act, 'subject' | 'forUserId'> & { readonly facts: readonly ActFact[] },
): Act | undefined {
  const given = changes.filter(({ allowed }) => allowed !== false);
  const taken = changes.filter(({ allowed }) => allowed === false);
  if (given.length === 0) return undefined;
  const makesDecider = given.some(({ permission }) => permission === 'approvals.decide');
  return {
    kind: 'grant',
    ...whose,
    makesDecider,
    facts: [...facts, ...named('given', given), ...named('taken', taken)],
  };
}
