import { type Area, type Fixture, getId } from './fixture';

const queue = getId('queueOfInstitution');
const institution = getId('institution');
const agentId = getId('user');
const empty = ['00', '20'];
const board: Fixture = { input: { queue, institution }, absent: empty };
const boardOfAgent: Fixture = { input: { queue, institution, agentId }, absent: empty };
const WRITTEN_DOWN = 'what the browser says of its own sign-in; trail.test reaches it';

/** The dashboard, monitoring and the trail (§7 achievementBoard, user/behavior; DB-01 … TR-02). */
export const watchingArea: Area = {
  kinds: {},
  fixtures: {
    'boardCalls.summary': board,
    'boardCalls.agents': board,
    'boardCalls.personal': { input: { agentId }, absent: empty },
    'boardCalls.history': boardOfAgent,
    'boardCalls.cases': { ...boardOfAgent, input: { ...boardOfAgent.input, figure: 'boundCases' } },
    'boardCalls.casesFile': { ...boardOfAgent, input: { ...boardOfAgent.input, figure: 'boundCases' } },
    'boardCalls.agentsFile': board,
    'boardCalls.payments': boardOfAgent,
    'boardCalls.paymentsFile': boardOfAgent,
    'behaviourCalls.detailList': { input: { userId: agentId, loanId: getId('loanNo') }, absent: empty },
    'behaviourCalls.detailFile': { input: { userId: agentId, loanId: getId('loanNo') }, absent: empty },
    'trailCalls.logins': { input: { userLoginLogId: getId('loginLog') }, absent: empty },
    'trailCalls.loginsExport': { input: { userLoginLogId: getId('loginLog') }, absent: ['00'] },
    'trailCalls.login': { input: { id: getId('loginLog') }, own: ['20'] },
    'trailCalls.evidence': { input: { id: getId('loginLog') }, own: ['20'] },
    'trailCalls.add': {
      input: { rows: [] },
      noRow: { 'rows.userLoginLogId': WRITTEN_DOWN, 'rows.event.userLoginLogId': WRITTEN_DOWN },
    },
  },
};
