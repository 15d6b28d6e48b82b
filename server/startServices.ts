import type { FastifyInstance } from 'fastify';
import { startBoardClerk } from './modules/board/boardClerk';
import { startBindingDesk } from './modules/binding/bindingDesk';
import { startQueueSweep } from './modules/queues/queueSweep';
import type { Services } from './kernel/services';
import { startSmsPost } from './modules/messages/smsPost';
import type { Surroundings } from './access/surroundings';
import { startDialLine } from './modules/telephony/dialLine';

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
