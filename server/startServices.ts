import type { FastifyInstance } from 'fastify';
import type { WorkContext, Services } from './access/appContext';
import { startDiskWatch } from './kernel/diskWatch';
import { startApprovalSweeper } from './modules/approvals/approvalsFacade';
import { startBindingWorker, startPlanSweeper } from './modules/binding/bindingFacade';
import { startBoardWorker } from './modules/board/boardFacade';
import { startHoldSweeper } from './modules/cases/casesFacade';
import { startIdempotencyKeySweeper } from './modules/idempotency/idempotencyFacade';
import { startReplayWorker } from './modules/law/lawFacade';
import { startLenderWorker, startSimulatedLender } from './modules/lender/lenderFacade';
import { startBulkMessageWorker, startSimulatedReplies, startSmsWorker } from './modules/messages/messagesFacade';
import { startCodeWorker, startDeductionWorker, startExtensionWorker } from './modules/money/moneyFacade';
import { startLoadSweeper, startQueueWorker } from './modules/queues/queuesFacade';
import { startDialler } from './modules/telephony/telephonyFacade';
import { startTrailAnchorWorker } from './modules/trail/trailFacade';
import { startUserWorker } from './modules/users/usersFacade';
import { isMarked } from './seed/seededMark';
import type { Settings } from './settings/settings';

const getDisk = ({ dataDir, diskFloorMb, databaseUrl }: Settings) => ({
  folder: dataDir,
  floorMb: diskFloorMb,
  holdsDatabase: databaseUrl === undefined,
});

/** Starts what works without being called, and stops it before the server closes. */
export const startServices = (app: FastifyInstance, appContext: WorkContext): Services => {
  const bindingWorker = startBindingWorker(appContext, app.log);
  const lenderWorker = startLenderWorker(appContext, app.log);
  const smsWorker = startSmsWorker(appContext, app.log);
  const services = {
    smsWorker,
    bulkMessageWorker: startBulkMessageWorker({ ...appContext, smsWorker }, app.log),
    deductionWorker: startDeductionWorker(appContext, app.log),
    codeWorker: startCodeWorker(appContext, app.log),
    dialLine: startDialler(appContext, app.log),
    queueWorker: startQueueWorker(appContext, app.log),
    bindingWorker,
    userWorker: startUserWorker({ ...appContext, bindingWorker }, app.log),
    lenderWorker,
    replayWorker: startReplayWorker(appContext, app.log),
    diskWatch: startDiskWatch({ ...getDisk(appContext.settings), log: app.log }),
  };
  const uncalled = [
    startBoardWorker,
    startTrailAnchorWorker,
    startIdempotencyKeySweeper,
    startPlanSweeper,
    startLoadSweeper,
    startApprovalSweeper,
    startExtensionWorker,
    startHoldSweeper,
  ].map((start) => start(appContext, app.log));
  const surroundings = { log: app.log, isSynthetic: () => isMarked(appContext.database) };
  const simulated = [
    startSimulatedLender(appContext, { ...surroundings, lenderWorker }),
    startSimulatedReplies(appContext, surroundings),
  ];
  const all = [...Object.values(services), ...uncalled, ...simulated].filter((each) => each !== undefined);
  app.addHook('preClose', async () => {
    await Promise.all(all.map((each) => each.stop()));
  });
  return services;
};
