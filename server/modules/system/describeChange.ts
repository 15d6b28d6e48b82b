type Flat = Readonly<Record<string, unknown>>;

const isFlat = (value: unknown): value is Flat => typeof value === 'object' && value !== null && !Array.isArray(value);

const flatten = (value: Flat, above = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, each]) =>
    isFlat(each) ? flatten(each, `${above}${name}.`) : [[above + name, String(each)] satisfies [string, string]],
  );

const getText = (fields: readonly (readonly [string, string])[]): string | null =>
  fields.length === 0 ? null : fields.map(([name, value]) => `${name}: ${value}`).join(', ');

/** Describes the fields in which two versions of a setting differ, before and after, for the list of changes (SY-01). */
export function describeChange(before: Flat, after: Flat): { before: string | null; after: string | null } {
  const [was, is] = [new Map(flatten(before)), new Map(flatten(after))];
  const differing = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
  const of = (version: ReadonlyMap<string, string>) =>
    getText(differing.flatMap((name) => (version.has(name) ? [[name, version.get(name) ?? ''] as const] : [])));
  return { before: of(was), after: of(is) };
}
