/** Why somebody with an address of the company is no staff: how they signed in is not trusted, or the address is not verified. */
const notStaffReasons = ["other_provider", "address_not_verified"] as const;
export type NotStaffReason = (typeof notStaffReasons)[number];

/** The parameter of the home page's query that carries it. */
export const notStaffParameter = "not-staff";

/** The home page, where people are sent from pages for staff; it tells those who could be staff what to do. */
export function homeAddress(reason: NotStaffReason | null): string {
  return reason ? `/?${notStaffParameter}=${reason}` : "/";
}

export function parseNotStaffReason(said: string | null): NotStaffReason | null {
  return notStaffReasons.find((known) => known === said) ?? null;
}
