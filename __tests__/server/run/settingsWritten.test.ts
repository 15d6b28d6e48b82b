import { readFileSync } from 'node:fs';
import { SETTING_NAMES } from '../../../server/settings/settings';

test.each([
  ['docs/settings.md', /^\| `(\w+)`/gmu],
  ['.env.example', /^(\w+)=/gmu],
])('PC-05 GE-05 %s lists every setting of the server exactly once', (file, line) => {
  const listed = [...readFileSync(file, 'utf8').matchAll(line)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual(SETTING_NAMES.toSorted());
});
