/** What a published page says of itself beside its sections. */
export interface PageHead {
  /** Its canonical address, absolute. */
  url: string;
  title: string;
  description: string;
  /** Of the share card, absolute; null where the page has no image. */
  imageUrl: string | null;
  /** Search engines are asked to leave it out. */
  isUnlisted: boolean;
  /** Where forms of the page are sent; null where none can be. */
  formHref: string | null;
  /** What the address of an action is added to, so that clicks on it are counted on the way; null where nobody counts. */
  goHref: string | null;
  /** ISO 8601; null for a page that is not published. */
  publishedAt: string | null;
}
