import { FIXTURES, KINDS } from './allAreas';
import { filled, type NamedCall } from './asking';
import type { Fixture, Scope } from './fixture';
import { getIdFields } from './idFields';
import { NAMED_CALLS } from './walk';

/** One id of one call: where it goes, and what it names. */
export interface NamedField {
  readonly title: string;
  readonly call: NamedCall;
  readonly fixture: Fixture;
  readonly field: string;
  readonly kind: string;
}

// 'file.row#variant': a call may have several variants.
const getCall = (key: string): string => key.split('#')[0] ?? '';

/** The fields of a fixture where an id goes, with its kind. */
const kindsIn = ({ input }: Fixture): Map<string, string> => {
  const kinds = new Map<string, string>();
  filled(input, (field, kind) => void kinds.set(field, kind));
  return kinds;
};

/** Every id of every call. */
export const NAMED_FIELDS: readonly NamedField[] = Object.entries(FIXTURES).flatMap(([key, fixture]) => {
  const call = NAMED_CALLS.find(({ name }) => name === getCall(key));
  if (call === undefined) return [];
  return [...kindsIn(fixture)].map(([field, kind]) => ({ title: `${key} ${field}`, call, fixture, field, kind }));
});

/** Returns the scope of the row that a field names. */
export const getScope = ({ kind }: NamedField): Scope => KINDS[kind]?.scope ?? 'institution';

/** Ids of calls that no fixture knows, each with what to do about it. */
export const missingFixtures = (): string[] =>
  NAMED_CALLS.flatMap(({ name, row }) => {
    const fixtures = Object.entries(FIXTURES).flatMap(([key, fixture]) => (getCall(key) === name ? [fixture] : []));
    const known = new Set(fixtures.flatMap((each) => [...kindsIn(each).keys(), ...Object.keys(each.noRow ?? {})]));
    return getIdFields(row).flatMap((field) =>
      known.has(field)
        ? []
        : [`add ${field} of '${name}' to the fixtures of its area in __tests__/support/enumeration/`],
    );
  });

/** Fixtures of calls that are not there, and kinds that nobody makes. */
export const idleFixtures = (): string[] => {
  const names = new Set(NAMED_CALLS.flatMap(({ name, row }) => (getIdFields(row).length > 0 ? [name] : [])));
  const kinds = Object.values(FIXTURES).flatMap((fixture) => [...kindsIn(fixture).values()]);
  return [
    ...Object.keys(FIXTURES).filter((key) => !names.has(getCall(key))),
    ...kinds.filter((kind) => !(kind in KINDS)),
  ];
};
