import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyPort } from '../kernel/caller';
import { getBodyText } from './jsonBody';
import { isHttps } from '../security/session/sessionCookie';
import type { Settings } from '../settings/settings';

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/** Returns a request header as one text. */
export const getHeader = (request: FastifyRequest, name: string): string | undefined =>
  headerText(request.headers[name.toLowerCase()]);

/** Connects a call to its reply. All cookies are host-only, and Secure on https. */
export const replyPort = (request: FastifyRequest, reply: FastifyReply, settings: Settings): ReplyPort => {
  const place = { path: '/', sameSite: 'strict', secure: isHttps(settings) } as const;
  return {
    setCookie: (name, value, { httpOnly, maxAgeSeconds }) =>
      void reply.setCookie(name, value, {
        ...place,
        httpOnly,
        ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
      }),
    clearCookie: (name) => void reply.clearCookie(name, place),
    header: (name, value) => void reply.header(name, value),
    cookie: (name) => request.cookies[name],
    requestHeader: (name) => getHeader(request, name),
    requestBody: () => getBodyText(request),
  };
};
