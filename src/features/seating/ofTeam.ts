/** A team as the calls take it: all that the user sees without one. */
export const ofTeam = (team: string | undefined): { groupId?: string } => (team === undefined ? {} : { groupId: team });
