import { getCodeValues } from '@/contract/codes/codeTable';
import { ROLE, type Role } from '@/contract/codes/userCodes';
import { RESULT_CODES } from '@/contract/resultCodes';
import { type Answer, filled } from '../../support/enumeration/asking';
import type { Place } from '../../support/enumeration/fixture';
import {
  idleFixtures,
  missingFixtures,
  NAMED_FIELDS,
  type NamedField,
  getScope,
} from '../../support/enumeration/named';
import { startWalk, type Walk } from '../../support/enumeration/startWalk';
import { fingerprint, isOpenTo, isSeen, getPlaces } from '../../support/enumeration/walk';
import { isSampled, sampled } from '../../support/sampled';
import type { SignedIn } from '../../support/server/people';

const ROLES = getCodeValues(ROLE);
const ABSENT = '987654321';
const { notFound, invalidInput } = RESULT_CODES;
const fields = sampled(NAMED_FIELDS, 36);

let walk: Walk;

beforeAll(async () => {
  walk = await startWalk();
}, 60_000);
afterAll(() => walk.end());

test('RO-01 every call with the id of a row has a fixture that says what the id names, and no fixture is idle', () => {
  expect(missingFixtures()).toEqual([]);
  expect(idleFixtures()).toEqual([]);
});

interface Asked {
  readonly who: SignedIn;
  readonly at: NamedField;
  /** Owner of the rows in the other fields. */
  readonly from?: Place;
}

const idAt = (kind: string, place: Place): string => walk.rig.ids.get(kind)?.get(place) ?? `no ${kind}`;

/** Asks with a value in one field and the caller's own rows in the others. */
const withId = ({ who, at, from = 'own' }: Asked, value: unknown): Promise<Answer> => {
  const input = filled(at.fixture.input, (each, kind) => (each === at.field ? value : idAt(kind, from)));
  return walk.asked(at.call, { who, input: input as Record<string, unknown> });
};

/** Replaces the requested id in a response, which may contain it. */
const told = ({ status, text }: Answer, id: string) => ({ status, text: text.replaceAll(`"${id}"`, '"the id"') });

/** Asks for what is not seen, and for what is not there: the answers have to be the same, byte for byte. */
const compared = async (asked: Asked, places: readonly Place[]) => {
  const absent = await withId(asked, ABSENT);
  const hidden: { place: Place; status: number; text: string }[] = [];
  for (const place of places) {
    const id = idAt(asked.at.kind, place);
    hidden.push({ place, ...told(await withId(asked, id), id) });
  }
  return { code: absent.code ?? '00', hidden, expected: places.map((place) => ({ place, ...told(absent, ABSENT) })) };
};

const NOT_IDS: readonly unknown[] = ['-1', '0', 'abc', 'a b<', '9'.repeat(20), '1e3', '', ['1', '2'], null, { id: 1 }];

/** The codes of what can be no row's id, where they are none of those that are fine. */
const faults = async (asked: Asked): Promise<string[]> => {
  const fine = ['00', invalidInput.code, notFound.code, ...(asked.at.fixture.absent ?? [])];
  const found: string[] = [];
  for (const value of NOT_IDS) {
    const { code = '00', status } = await withId(asked, value);
    if (status !== 200 || !fine.includes(code)) found.push(`${JSON.stringify(value)}: ${status} ${code}`);
  }
  return found;
};

const asking = ({ call }: NamedField): Role[] => ROLES.filter((role) => isOpenTo(role, call.row));

describe('RO-01 8.2.2 what is not seen equals what is not there, and nonsense is refused', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await fingerprint(walk.server.database, walk.rig.corners.otherInstitution.institutionId);
  });

  test.each(fields)('$title', async (at) => {
    for (const role of asking(at)) {
      const asked = { who: walk.everybody().first[role], at };
      const places = getPlaces(getScope(at)).filter((place) => !isSeen(getScope(at), role, place));
      const { code, hidden, expected } = await compared(asked, places);
      expect([role, hidden]).toEqual([role, expected]);
      expect(at.fixture.absent ?? [notFound.code]).toContain(code);
      expect([role, await faults(asked)]).toEqual([role, []]);
    }
  });

  test('nothing of the other institution has changed', async () => {
    const { institutionId } = walk.rig.corners.otherInstitution;
    expect(await fingerprint(walk.server.database, institutionId)).toEqual(before);
  });
});

describe('RO-01 8.2.2 the other institution, whatever its role, sees and changes nothing of this one', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await fingerprint(walk.server.database, walk.rig.corners.own.institutionId);
  });

  test.each(fields)('$title', async (at) => {
    for (const role of asking(at)) {
      const asked: Asked = { who: walk.everybody().other[role], at, from: 'otherInstitution' };
      const { hidden, expected } = await compared(asked, ['own']);
      expect([role, hidden]).toEqual([role, expected]);
    }
  });

  test('nothing of this institution has changed', async () => {
    expect(await fingerprint(walk.server.database, walk.rig.corners.own.institutionId)).toEqual(before);
  });
});

/** Returns the roles that see the own row and may request it; the other roles are tested above. */
const seeing = (at: NamedField): Role[] =>
  asking(at).filter((role) => isSeen(getScope(at), role, 'own') && !(at.fixture.notFor ?? []).includes(role));

const takesAway = ({ fixture }: NamedField): number => Number(fixture.takesAway ?? false);

// The last of the describes: many of these change what they find. Never a sample: some find what the one before has left.
describe('RO-01 the own rows are found', () => {
  const inTurn = NAMED_FIELDS.filter((at) => seeing(at).length > 0).toSorted((a, b) => takesAway(a) - takesAway(b));
  test.each(inTurn)('$title', async (at) => {
    const found: [Role, string][] = [];
    for (const role of seeing(at)) {
      const { code = '00', text } = await withId({ who: walk.everybody().first[role], at }, idAt(at.kind, 'own'));
      found.push([role, ['00', ...(at.fixture.own ?? [])].includes(code) ? 'found' : text.slice(0, 200)]);
    }
    expect(found).toEqual(seeing(at).map((role) => [role, 'found']));
  });
});

test('RO-01 every id was requested in all variants', () => {
  // A field of one role alone takes 15.
  expect(walk.walked()).toBeGreaterThan((isSampled ? 12 : 20) * fields.length);
});
