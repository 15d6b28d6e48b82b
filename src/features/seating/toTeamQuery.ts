/** A team as the calls take it: all that the user sees without one. */
export const toTeamQuery = (team: string | undefined): { groupId?: string } =>
  team === undefined ? {} : { groupId: team };
