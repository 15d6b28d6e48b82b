import type { FastifyInstance } from 'fastify';
import { startBoardClerk } from './modules/board/boardFacade';
import { startBindingDesk } from './modules/binding/bindingFacade';
import { startQueueSweep } from './modules/queues/queuesFacade';
import type { Services } from './kernel/services';
import { startSmsPost } from './modules/messages/messagesFacade';
import type { AppContext } from './access/appContext';
import { startDialLine } from './modules/telephony/telephonyFacade';

/** Starts what reaches beyond the database with the server, and stops it before the server closes. */
export const startServices = (app: FastifyInstance, appContext: Omit<AppContext, 'services'>): Services => {
  const smsPost = startSmsPost(appContext, app.log);
  const dialLine = startDialLine(appContext, app.log);
  const queueSweep = startQueueSweep(appContext, app.log);
  const bindingDesk = startBindingDesk(appContext, app.log);
  const boardClerk = startBoardClerk(appContext, app.log);
  app.addHook('preClose', async () => {
    await Promise.all([smsPost.stop(), dialLine.stop(), queueSweep.stop(), bindingDesk.stop(), boardClerk.stop()]);
  });
  return { smsPost, dialLine, queueSweep, bindingDesk };
};
