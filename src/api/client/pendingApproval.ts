import { approvalRequested } from '@/contract/entities/management/approvalRefusal';
import type * as z from 'zod/mini';

import { getFailureDetails } from './apiFailure';

/** Approval request that a call has become. */
export type PendingApproval = z.output<typeof approvalRequested>;

/** Returns the approval request that a call has become; undefined for every other outcome (MI-09). */
export const getPendingApproval = (error: unknown): PendingApproval | undefined =>
  getFailureDetails(error, { name: 'secondPerson', told: approvalRequested });
