const contact =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\p{L}+|(?<!\p{L})[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|co\.uk|uk|de|fr|es|io|app|shop|store|eu|at|ch|be|info|example|dev|me)(?:\/\S*)?(?!\p{L})|(?:\+\d|\(?0\d)[\d\s()/-]{6,}\d/iu;

/** The first web address, e-mail address or telephone number in a text; null where there is none. */
export function contactIn(text: string): string | null {
  return contact.exec(text)?.[0].replace(/[.,;:]+$/u, "") ?? null;
}
