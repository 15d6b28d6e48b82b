import { readFileSync } from 'node:fs';
import { BLOCKS, DOCUMENT, readCommands } from '../../../scripts/restore/documentedCommands';

test('GE-06 npm run restore:test knows every named block of commands in docs/operations.md', () => {
  const named = [...readFileSync(DOCUMENT, 'utf8').matchAll(/^```sh (\S+)$/gmu)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(BLOCKS));
  expect(named).toHaveLength(BLOCKS.length);
});

test('GE-06 a place that a block of commands does not have is a mistake', () => {
  expect(readCommands('dump', { '/backup/saldo.dump': '/tmp/other' })).toContain('-f /tmp/other saldo');
  expect(() => readCommands('dump', { '/backup/another.dump': '/tmp/other' })).toThrow('does not say');
});
