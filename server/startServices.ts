import type { FastifyInstance } from 'fastify';
import { startBoardClerk } from './board/boardClerk';
import { startBindingDesk } from './queues/bindingDesk';
import { startQueueSweep } from './queues/queueSweep';
import type { Services } from './services';
import { startSmsPost } from './sms/smsPost';
import type { Surroundings } from './surroundings';
import { startDialLine } from './telephony/dialLine';

/** Starts what reaches beyond the database with the server, and stops it before the server closes. */
export const startServices = (app: FastifyInstance, surroundings: Omit<Surroundings, 'services'>): Services => {
  const smsPost = startSmsPost(surroundings, app.log);
  const dialLine = startDialLine(surroundings, app.log);
  const queueSweep = startQueueSweep(surroundings, app.log);
  const bindingDesk = startBindingDesk(surroundings, app.log);
  const boardClerk = startBoardClerk(surroundings, app.log);
  app.addHook('preClose', async () => {
    await Promise.all([smsPost.stop(), dialLine.stop(), queueSweep.stop(), bindingDesk.stop(), boardClerk.stop()]);
  });
  return { smsPost, dialLine, queueSweep, bindingDesk };
};
