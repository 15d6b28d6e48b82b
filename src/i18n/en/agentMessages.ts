import callLine from './callLine.json';
import caseDetail from './caseDetail.json';
import conditions from './conditions.json';
import longAging from './longAging.json';
import material from './material.json';
import repay from './repay.json';
import sms from './sms.json';
import statistics from './statistics.json';
import timeline from './timeline.json';

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
