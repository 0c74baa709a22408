import type { Language } from "~/domain/text/language";

/** What GET /api/v1/models says is configured. */
export interface OfferedModel {
  id: string;
  label: string;
  /** One sentence that says plainly what it is. */
  about: string;
  languages: readonly Language[];
}

export interface OfferedModels {
  script: OfferedModel[];
  /** With the credits for one picture. */
  picture: (OfferedModel & { creditsPerResult: number })[];
  /** Languages that at least one writer writes. */
  languages: Language[];
}
