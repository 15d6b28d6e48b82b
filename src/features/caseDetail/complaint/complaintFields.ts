import type { ComplaintChannel, ComplaintKind, ComplaintPriority } from '@/contract/codes/complaintCodes';

/** Fields of the complaint form. */
export interface ComplaintFields {
  readonly channel: ComplaintChannel;
  readonly priority: ComplaintPriority;
  readonly summary?: string;
  readonly complainant?: string;
  readonly accusedId?: string | null;
  readonly matters: readonly Partial<AllegationFields>[];
}

interface AllegationFields {
  readonly taskId: string;
  readonly kind: ComplaintKind;
}

const isMatter = (matter: Partial<AllegationFields>): matter is AllegationFields =>
  matter.taskId !== undefined && matter.kind !== undefined;

/** Converts the form's fields to the request. */
export const getComplaint = ({ summary = '', complainant, accusedId, matters, ...rest }: ComplaintFields) => ({
  ...rest,
  summary,
  complainant: complainant?.trim() || null,
  accusedId: accusedId ?? null,
  matters: matters.filter(isMatter),
});

/** Request to register a complaint. */
export type NewComplaint = ReturnType<typeof getComplaint>;

/** Initial complaint: by phone, about this case. */
export const createEmptyComplaint = (taskId: string): ComplaintFields => ({
  channel: 'phone',
  priority: 'normal',
  matters: [{ taskId }],
});
