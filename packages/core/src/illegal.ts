import { type Complaint, type ComplaintDetails, type ComplaintKind, complaintText } from './complaint.ts';
import { ENGLISH_COMPLAINTS } from './complaints.ts';

/** Bad input as a value. */
export interface Illegal {
  /** What is wrong, in one plain English sentence. */
  readonly illegal: string;
  /** The same as data, for those who speak to people. */
  readonly complaint: Complaint;
}

/** Says no. */
export function illegal<K extends ComplaintKind>(what: K, ...details: ComplaintDetails<K>): Illegal {
  const complaint: Complaint = { what, details };
  return { illegal: complaintText(ENGLISH_COMPLAINTS, complaint), complaint };
}

/** Tells a refusal from a result. */
export function isIllegal(result: unknown): result is Illegal {
  return typeof result === 'object' && result !== null && 'illegal' in result;
}
