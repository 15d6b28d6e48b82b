import { getCodeValues } from '@/contract/codes/codeTable';
import { ROLE, type Role } from '@/contract/codes/userCodes';
import { filled } from './asking';
import { NAMED_FIELDS, type NamedField } from './named';
import type { Walk } from './startWalk';
import { isOpenTo, NAMED_CALLS } from './walk';

/** Call, role of the caller, and the returned code. */
export type Told = readonly [call: string, role: Role, code: string | undefined];

const takesAway = ({ fixture }: NamedField): number => Number(fixture.takesAway ?? false);

/** Makes every call as every role: with own rows where it names some and the role may make it, and with nothing. */
export const askAll = async (walk: Walk): Promise<Told[]> => {
  const told: Told[] = [];
  for (const { title, call, fixture } of NAMED_FIELDS.toSorted((a, b) => takesAway(a) - takesAway(b))) {
    for (const role of getCodeValues(ROLE).filter((each) => isOpenTo(each, call.row))) {
      const input = filled(fixture.input, (_field, kind) => walk.rig.ids.get(kind)?.get('own') ?? `no ${kind}`);
      const { code } = await walk.asked(call, {
        who: walk.everybody().first[role],
        input: input as Record<string, unknown>,
      });
      told.push([title, role, code]);
    }
  }
  for (const call of NAMED_CALLS) {
    for (const role of getCodeValues(ROLE)) {
      const { code } = await walk.asked(call, { who: walk.everybody().first[role] });
      told.push([call.name, role, code]);
    }
    if (call.row.path === 'login/out') await walk.signAnew();
  }
  return told;
};
