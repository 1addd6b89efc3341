/* The SQL of the two directories, beside their declarations. */

export interface MailboxRecord {
  readonly email: string;
  readonly name: string | null;
  readonly type: 'despacho' | 'area' | null;
  readonly type_text: string | null;
  readonly code: string | null;
  readonly code_text: string | null;
  readonly corporation: string | null;
  readonly specialty: string | null;
  readonly department: string | null;
  readonly city: string | null;
}

const starts = (name: string): string => `substr(${name}_slug, 1, length(:${name})) = :${name}`;

/** The court's own mailbox comes before those of its areas. */
export const filtered = `
  SELECT email, name, type, type_text, code, code_text, corporation, specialty, department, city
  FROM mailbox
  WHERE ${['department', 'city', 'corporation', 'specialty'].map(starts).join(' AND ')}
    AND (:code = '' OR code = :code)
  ORDER BY CASE type WHEN 'despacho' THEN 0 WHEN 'area' THEN 2 ELSE 1 END, name, email, key`;

export interface CourtRecord {
  readonly code: string;
  readonly name: string | null;
  readonly judge: string | null;
  readonly jurisdiction: string | null;
  readonly district: string | null;
  readonly circuit: string | null;
  readonly department: string | null;
  readonly city: string | null;
  readonly address: string | null;
  readonly location: string | null;
  readonly phone: string | null;
}

export const allCourts = 'SELECT * FROM court';
export const courtOf = 'SELECT * FROM court WHERE code = ?';
