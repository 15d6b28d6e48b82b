import { getCodeValues } from '@/contract/codes/codeTable';
import { CONTACT_RELATION } from '@/contract/codes/contactCodes';
import { toNumberKey, toPersonKey, getPurpose, getRole } from '@/contract/law/contactRole';

const ROLES = {
  R01: 'borrower',
  R02: 'spouse',
  R03: 'relative',
  R04: 'relative',
  R05: 'relative',
  R06: 'reference',
  R07: 'reference',
  R08: 'colleague',
  R09: 'relative',
  R10: 'reference',
  R11: 'unknown',
  R12: 'unknown',
};

test('LC-04 each relation has its role; one that nobody knows is nobody’s permission', () => {
  const named = getCodeValues(CONTACT_RELATION).filter((relation) => (relation as string) !== '');
  expect(Object.fromEntries(named.map((relation) => [relation, getRole({ relation, emergency: false })]))).toEqual(
    ROLES,
  );
  for (const relation of ['', 'R99', 'toString']) expect(getRole({ relation, emergency: false })).toBe('unknown');
});

test.each([
  ['R01', 'borrower'],
  ['R02', 'spouse'],
  ['R03', 'relative'],
  ['R06', 'emergency'],
  ['R08', 'colleague'],
  ['R11', 'emergency'],
  ['R99', 'emergency'],
])('LC-04 an emergency contact is one where the relation says no more: %s is %s', (relation, role) => {
  expect(getRole({ relation, emergency: true })).toBe(role);
});

test('LC-04 the borrower and who acts for the borrower are called to collect, others to find the borrower', () => {
  const purposes = (['borrower', 'attorney', 'spouse', 'emergency', 'unknown'] as const).map(getPurpose);
  expect(purposes).toEqual(['collect', 'collect', 'locate', 'locate', 'locate']);
});

test('LC-03 one number is one however it is written, all of the borrower are one person, and so are all of one name', () => {
  expect(toNumberKey('+52 (55) 1234-5678')).toBe('5512345678');
  expect(toNumberKey('55 1234 5678')).toBe('5512345678');
  const phone = '+86 138 0000 0001';
  expect(toPersonKey({ relation: 'R01', name: 'Ana', phone })).toBe('borrower');
  expect(toPersonKey({ relation: 'R02', name: ' Li NA ', phone })).toBe('li na');
  expect(toPersonKey({ relation: 'R02', name: '  ', phone })).toBe('3800000001');
});
