/** A text of the interface in both of its languages. */
export interface Text {
  readonly es: string;
  readonly en: string;
}

export type Language = keyof Text;
