/** Words for a person who is to be seen, in four languages; "toys for kids" and "hand soap" name none. */
const people =
  /(?<!\p{L}|(?:for|für|pour|para) )(?:wom[ae]n|m[ae]n|girls?|boys?|lady|ladies|guys?|persons?|people|child(?:ren)?|kids?|bab(?:y|ies)(?= (?:smil|sleep|play|in|on|with|sit))|toddlers?|models?(?= (?:wear|hold|walk|pos|in))|couples?|family|families|mother|father|bride|groom|barista|chef|athletes?|hands|faces|(?:her|his|one|a) hand(?! ?\p{L}*(?:soap|cream|bag|made))|smiling|frau(?:en)?|m[aä]nn(?:er)?|mädchen|junge|kind(?:er)?|familie|paar|braut|hände?|gesicht|femmes?|hommes?|filles?|garçons?|enfants?|famille|mariée|mains|visage|mujer(?:es)?|hombres?|niñ[ao]s?|familia|pareja|novia|manos)(?!\p{L}|['’]s)/iu;

/** Whether words ask for a person, or a part of one. */
export function namesPeople(words: string): boolean {
  return people.test(words);
}
