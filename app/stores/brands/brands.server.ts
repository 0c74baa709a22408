import type { Settings } from "~/settings/settings.server";
import { isDocumentId } from "../firestore/document-id";
import { firestoreOf } from "../firestore/firestore.server";
import { readStored } from "../firestore/read-stored.server";
import { type Brand, parseBrand } from "./brand-document";

/** A brand that is not in the trash, whosever it is. */
export async function getBrand(settings: Settings, brandId: string): Promise<Brand | null> {
  if (!isDocumentId(brandId)) return null;
  const brand = readStored(await firestoreOf(settings).get(`brands/${brandId}`), parseBrand);
  return brand && !brand.trashedAt ? brand : null;
}

/** Whether somebody may read and use a brand: its owner, and whoever proved an address it is shared with. */
export function mayUseBrand(
  { ownerId, members }: Pick<Brand, "ownerId" | "members">,
  person: { userId: string; email: string | null; emailVerified: boolean },
): boolean {
  const isMember = person.emailVerified && person.email && members.includes(person.email.toLowerCase());
  return ownerId === person.userId || Boolean(isMember);
}
