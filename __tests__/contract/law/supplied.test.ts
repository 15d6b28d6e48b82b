import { readdirSync, readFileSync } from 'node:fs';
import { getCodeValues } from '@/contract/codes/codeTable';
import { CONTACT_RELATION } from '@/contract/codes/contactCodes';
import { LAW_FACT } from '@/contract/codes/lawFactCodes';
import { LAW_ROLE } from '@/contract/codes/lawCodes';
import { getRole } from '@/contract/law/contactRole';

const SUPPLIERS = 'server/modules/law';

const page = readFileSync('docs/law.md', 'utf8');

/** Returns the code terms in the paragraph with this beginning. */
const namedIn = (beginning: string): string[] => {
  const line = page.split('\n').find((each) => each.startsWith(`- **${beginning}**`)) ?? '';
  return [...line.matchAll(/`(\w+)`/gu)].map(([, code]) => code ?? '');
};

test('LC-01 docs/law.md names every fact that packs can look for and nothing supplies', () => {
  const supplied = new Set(
    readdirSync(SUPPLIERS, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(`${SUPPLIERS}/${file}`, 'utf8').matchAll(/\bfact(?::| as) '(\w+)'/gu)])
      .map(([, fact]) => fact),
  );
  const missing = getCodeValues(LAW_FACT).filter((fact) => !supplied.has(fact));
  const named = namedIn('Not supplied by anything yet').filter((code) => Object.hasOwn(LAW_FACT, code));
  expect(named.toSorted()).toEqual(missing.toSorted());
});

test('LC-04 docs/law.md names every role that no contact can have', () => {
  const reached = getCodeValues(CONTACT_RELATION).flatMap((relation) =>
    [false, true].map((emergency) => getRole({ relation, emergency })),
  );
  // The attorney comes of a wish.
  const missing = getCodeValues(LAW_ROLE).filter((role) => role !== 'attorney' && !reached.includes(role));
  expect(namedIn("Nobody's role yet").toSorted()).toEqual(missing.toSorted());
});
