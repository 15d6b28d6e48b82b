/** Keywords of RFC 7644, table 9. */
type ScimType =
  'invalidFilter' | 'invalidPath' | 'invalidSyntax' | 'invalidValue' | 'mutability' | 'noTarget' | 'uniqueness';

/** Refusal of a provisioning request with its HTTP status (RFC 7644, 3.12). */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.name = 'ScimError';
    this.status = status;
    this.scimType = scimType;
  }
}
