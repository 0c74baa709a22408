const spellings: Record<string, string> = {
  ß: "ss",
  ł: "l",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ı: "i",
  đ: "d",
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ة: "ه",
  ى: "ي",
};

/** A word as it is compared: small letters, without the accents of Latin letters and the vowel signs of Arabic. */
export function fold(text: string): string {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[ßłøæœıđأإآةى]/gu, (letter) => spellings[letter]!)
      // Hindi writes the same vowel with either sign.
      .replaceAll("\u0901", "\u0902")
      .replace(/[\u0640\u064b-\u0652]/gu, "")
      .normalize("NFD")
      // Spanish ñ is a letter: "campaña" is no bell.
      .replace(/(?<=\p{sc=Latin}\p{M}*)(?!(?<=n)\u0303)\p{M}/gu, "")
      .normalize("NFC")
  );
}

/** Shorter keys say nothing; one sign of Chinese or a syllable pair of Korean does. */
export function leastLength(key: string): number {
  return unspaced.test(key) ? 1 : /\p{sc=Hangul}/u.test(key) ? 2 : 3;
}

/** Scripts that put no space between words. */
export const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
