import type * as z from 'zod/mini';
import type { ApprovalFactCode } from '@/contract/codes/approvalCodes';
import type { overrideRequest } from '@/contract/entities/law/override';
import type { RuleViolation } from '@/contract/law/contact';
import { stripNul } from '../../values/stripNul';
import type { StoredContact } from '../borrower/borrowerFacade';
import { isOwn } from './liftable';

const listed = (texts: readonly string[], between: string): string => [...new Set(texts)].join(between);
const getKinds = (rules: readonly RuleViolation[]): string =>
  listed(
    rules.map(({ kind }) => kind),
    ', ',
  );

/** Returns the facts for the approval of an override: rules of the institution have no legal text. */
export function overrideFacts(
  { name, relation }: Pick<StoredContact, 'name' | 'relation'>,
  { channel, reason }: Pick<z.output<typeof overrideRequest>, 'channel' | 'reason'>,
  refusing: readonly RuleViolation[],
): { readonly fact: ApprovalFactCode; readonly text: string }[] {
  const articles = refusing
    .filter((rule) => !isOwn(rule))
    .map(({ pack, source, article }) => `${source}, ${article} (${pack})`);
  const facts = [
    { fact: 'contact', text: name },
    { fact: 'relation', text: relation },
    { fact: 'channel', text: channel },
    { fact: 'rules', text: getKinds(refusing) },
    { fact: 'own', text: getKinds(refusing.filter(isOwn)) },
    { fact: 'articles', text: listed(articles, '; ') },
    { fact: 'reason', text: stripNul(reason) },
  ] as const;
  return facts.filter(({ text }) => text !== '');
}
