/** Name of the metadata field of a subscription that says whose it is. */
export const ownerField = "vitrineUserId";
