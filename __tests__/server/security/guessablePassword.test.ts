import { isNewPassword } from '@/contract/rules';
import { loadCommonPasswords, isGuessable } from '../../../server/security/guessablePassword';

test('US-01 more than 3,000 of the passwords that are tried first could be set, and none of them is taken', async () => {
  const settable = [...(await loadCommonPasswords())].filter(isNewPassword);
  expect(settable.length).toBeGreaterThan(3000);
  const taken: string[] = [];
  for (const password of settable) if (!(await isGuessable(password, []))) taken.push(password);
  expect(taken).toEqual([]);
});

test('US-01 a common word is refused with digits and signs behind it, in the trade’s words and languages, and so is a name', async () => {
  for (const password of [
    'Sunshine77!',
    'Cobranza2026',
    'Contraseña1',
    'woaini1314',
    'abcdefgh',
    '98765432',
    'aabbaabb',
  ]) {
    expect([password, await isGuessable(password, [])]).toEqual([password, true]);
  }
  expect(await isGuessable('x-Rosario-9', ['rosario'])).toBe(true);
});

test('US-01 a password of one’s own making is taken', async () => {
  for (const password of ['tres-Gatos+1', 'kX7-pq2_Lm', '海边的-Ff8-kM']) {
    expect([password, await isGuessable(password, ['rosario'])]).toEqual([password, false]);
  }
});
