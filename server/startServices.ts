import type { FastifyInstance } from 'fastify';
import { startBoardWorker } from './modules/board/boardFacade';
import { startBindingWorker } from './modules/binding/bindingFacade';
import { startQueueWorker } from './modules/queues/queuesFacade';
import type { Services } from './kernel/services';
import { startSmsWorker } from './modules/messages/messagesFacade';
import type { AppContext } from './access/appContext';
import { startDialLine } from './modules/telephony/telephonyFacade';

/** Starts what reaches beyond the database with the server, and stops it before the server closes. */
export const startServices = (app: FastifyInstance, appContext: Omit<AppContext, 'services'>): Services => {
  const smsWorker = startSmsWorker(appContext, app.log);
  const dialLine = startDialLine(appContext, app.log);
  const queueWorker = startQueueWorker(appContext, app.log);
  const bindingWorker = startBindingWorker(appContext, app.log);
  const boardWorker = startBoardWorker(appContext, app.log);
  app.addHook('preClose', async () => {
    await Promise.all([
      smsWorker.stop(),
      dialLine.stop(),
      queueWorker.stop(),
      bindingWorker.stop(),
      boardWorker.stop(),
    ]);
  });
  return { smsWorker, dialLine, queueWorker, bindingWorker };
};
