import type { JourneyCase, JourneyRig, JourneyUser } from './journeyRig';

/** A new case of a user. */
export async function getCase(rig: JourneyRig, user: JourneyUser): Promise<JourneyCase> {
  const [made] = await rig.cases(user, 1);
  if (!made) throw new Error('no case was made');
  return made;
}
