import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  addTemplateRequest,
  managedTemplate,
  smsLimitInfo,
  smsLimitRequest,
  templatePreview,
  templatePreviewRequest,
  updateTemplateRequest,
} from '../../entities/messages/smsAdmin';
import { done, id } from '../../schemas';

const reads = { who: 'system.read', rows: 'institution', chosenByUs: true } as const;
const changes = {
  method: 'POST',
  who: 'system.manage',
  rows: 'institution',
  notice: 'save',
  chosenByUs: true,
} as const;

/** Limits and templates of messages (§7 institutionalManagement SMS limit config; SY-01). */
export const smsLimitCalls = {
  smsLimit: mainCall({
    ...reads,
    method: 'GET',
    path: 'institutionalManagement/smsLimit',
    answer: smsLimitInfo,
    means: "Returns the institution's limits of messages and today's use.",
  }),
  updateSmsLimit: mainCall({
    ...changes,
    path: 'institutionalManagement/smsLimit/update',
    body: smsLimitRequest,
    answer: done,
    means: 'Sets the limits of messages; they apply to the next message.',
  }),
  smsTemplateList: mainCall({
    ...reads,
    method: 'GET',
    path: 'institutionalManagement/smsTemplate/list',
    answer: z.array(managedTemplate),
    means: 'Returns all message templates, including disabled ones.',
  }),
  addSmsTemplate: mainCall({
    ...changes,
    path: 'institutionalManagement/smsTemplate/add',
    body: addTemplateRequest,
    answer: z.object({ templateId: id }),
    means: 'Adds a template; a template with an unknown place is refused.',
  }),
  updateSmsTemplate: mainCall({
    ...changes,
    path: 'institutionalManagement/smsTemplate/update',
    body: updateTemplateRequest,
    answer: done,
    means: 'Changes, disables or enables a template; sent messages do not change.',
  }),
  smsTemplatePreview: mainCall({
    ...reads,
    method: 'POST',
    path: 'institutionalManagement/smsTemplate/preview',
    body: templatePreviewRequest,
    answer: templatePreview,
    means: 'Returns a template with sample values in its places.',
  }),
};
