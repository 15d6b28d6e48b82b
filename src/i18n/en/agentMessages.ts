import callLine from './agent/callLine.json';
import caseDetail from './agent/caseDetail.json';
import conditions from './agent/conditions.json';
import longAging from './agent/longAging.json';
import material from './agent/material.json';
import repay from './agent/repay.json';
import sms from './agent/sms.json';
import statistics from './agent/statistics.json';
import timeline from './agent/timeline.json';

/** What the screens of an agent's day say beside the case lists: they come with the screens. */
export const agentMessages = {
  ...callLine,
  ...caseDetail,
  ...conditions,
  ...longAging,
  ...material,
  ...repay,
  ...sms,
  ...statistics,
  ...timeline,
};
