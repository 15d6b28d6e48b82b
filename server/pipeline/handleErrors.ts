import { RESULT_CODES } from '@/contract/resultCodes';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getCallLanguage, isCallAddress, getHeader } from './callRequest';
import { logCall, toRefusedReply } from './callOutcome';

const getLanguage = (request: FastifyRequest) => getCallLanguage(getHeader(request, 'accept-language'));

const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);

/** Responds to errors before a call is reached: a body too large or malformed, an unreadable file, or an internal error. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = toRefusedReply(error, getLanguage(request));
    const status = error.statusCode ?? 500;
    if (!isCallAddress(request.url) && status < 500) return sendText(reply, status, 'Not found');
    logCall(reply, { call: `${request.method} ${request.routeOptions.url ?? ''}`, code: refused.code, error });
    return isCallAddress(request.url) ? reply.code(200).send(refused) : sendText(reply, 500, refused.message);
  });
};

/** Responds to unknown routes: below the clients' bases with the envelope, elsewhere with a short text. */
export const handleUnknownAddresses = (app: FastifyInstance): void => {
  app.setNotFoundHandler((request, reply) => {
    if (!isCallAddress(request.url)) return sendText(reply, 404, 'Not found');
    return reply
      .code(404)
      .send({ code: RESULT_CODES.notFound.code, message: formatResultMessage('notFound', getLanguage(request)) });
  });
};
