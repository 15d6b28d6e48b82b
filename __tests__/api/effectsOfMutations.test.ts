import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve('src');

/** The dependencies that close an effect, a callback or a memo. */
const DEPENDENCIES = /\}\s*,\s*\[(?<names>[^\][]*)\]\s*,?\s*\)/gu;
/** Matches a mutation hook: a stable trigger, and a result that is new after each response. */
const MUTATIONS = /const\s*\[[^,\]]*,\s*(?<result>\{[^}]*\}|\w+)\s*\]\s*=\s*use\w+Mutation\(/gu;

/** `reset`, `reset: forget` and the like, and the name of a result that was not taken apart. */
function unsteadyNames(code: string): Set<string> {
  const results = [...code.matchAll(MUTATIONS)].map(({ groups }) => groups?.['result'] ?? '');
  const names = results.flatMap((result) => {
    if (!result.startsWith('{')) return [result, `${result}.reset`];
    return [...result.matchAll(/\breset(?:\s*:\s*(?<as>\w+))?/gu)].map(({ groups }) => groups?.['as'] ?? 'reset');
  });
  return new Set(names);
}

/** The dependencies of a file that are new after each answer of a mutation: an effect with one asks without end. */
function getFaults(code: string): string[] {
  const unsteady = unsteadyNames(code);
  const names = [...code.matchAll(DEPENDENCIES)].flatMap(({ groups }) => groups?.['names']?.split(',') ?? []);
  return names.map((name) => name.trim()).filter((name) => unsteady.has(name));
}

test('QU-02 GE-03 no effect depends on a mutation result that is new after each response', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/u.test(file));
  const faults = files.flatMap((file) => {
    const found = getFaults(readFileSync(path.join(SOURCES, file), 'utf8'));
    return found.map((name) => `${file}: ${name}`);
  });
  expect(faults).toEqual([]);
  const mutations = files.filter((file) => readFileSync(path.join(SOURCES, file), 'utf8').search(MUTATIONS) >= 0);
  expect(mutations.length).toBeGreaterThan(20);
});

const effect = (mutation: string, names: string): string =>
  `const ${mutation} = useInstitutionAndQueueBindPlanMutation();\nuseEffect(() => {\n  void ask(1);\n}, [${names}]);`;

test('QU-02 GE-03 the three ways to write such a dependency are found', () => {
  expect(getFaults(effect('[ask, { data, error, reset }]', 'ask, wish, reset'))).toEqual(['reset']);
  expect(getFaults(effect('[ask, { data, reset: forget }]', 'forget'))).toEqual(['forget']);
  expect(getFaults(effect('[ask, asking]', 'ask, asking.reset, asking'))).toEqual(['asking.reset', 'asking']);
  expect(getFaults(effect('[ask, { data, isLoading }]', 'ask, data'))).toEqual([]);
});
