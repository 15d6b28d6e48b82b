import { file } from '@/contract/schemas';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

/** File name as in RFC 6266: ASCII for old clients, complete for others. */
const getDisposition = (kind: 'saved' | 'shown', fileName: string): string => {
  const plain = fileName.replaceAll(/[^\w.() -]/g, '_');
  return `${kind === 'saved' ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
};

/** Sends a file in place of an envelope (§8, AP-06); no browser and no proxy keeps it. */
export const fileReply = (reply: FastifyReply, kind: 'saved' | 'shown', answer: unknown): FastifyReply => {
  const { fileName, contentType, content } = z.parse(file, answer);
  return reply
    .header('content-disposition', getDisposition(kind, fileName))
    .header('content-type', contentType)
    .header('cache-control', 'no-store')
    .send(content instanceof Uint8Array ? Buffer.from(content) : content);
};
