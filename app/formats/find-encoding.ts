/** Bytes that are looked at to find the encoding; the rest of a file has the same one. */
export const sampleBytes = 64 * 1024;

/**
 * The encoding of a text by its first bytes, as TextDecoder names it: by its mark, by zeros between letters, as UTF-8 where it is
 * valid, and otherwise by which of the common ones makes words of it.
 */
export function findEncoding(sample: Uint8Array): string {
  if (startsWith(sample, 0xef, 0xbb, 0xbf)) return "utf-8";
  if (startsWith(sample, 0xff, 0xfe)) return "utf-16le";
  if (startsWith(sample, 0xfe, 0xff)) return "utf-16be";
  const pairs = Math.floor(sample.length / 2);
  let evenZeros = 0;
  let oddZeros = 0;
  for (let at = 0; at < pairs * 2; at += 2) {
    if (sample[at] === 0) evenZeros += 1;
    if (sample[at + 1] === 0) oddZeros += 1;
  }
  if (pairs > 3 && oddZeros > pairs * 0.4) return "utf-16le";
  if (pairs > 3 && evenZeros > pairs * 0.4) return "utf-16be";
  if (decodes(sample, "utf-8")) return "utf-8";
  return [..."shift_jis windows-1251 windows-1250 windows-1252".split(" ")]
    .map((encoding) => ({ encoding, score: plausibility(sample, encoding) }))
    .reduce((best, one) => (one.score >= best.score ? one : best)).encoding;
}

function startsWith(bytes: Uint8Array, ...start: number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** Without its end, which may be cut within a character. */
function decodes(sample: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** How much the characters beyond ASCII look like words, from their neighbours. */
function plausibility(sample: Uint8Array, encoding: string): number {
  if (!decodes(sample, encoding)) return Number.NEGATIVE_INFINITY;
  const text = new TextDecoder(encoding).decode(sample, { stream: true });
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const oddities = count(/\p{L}[¹²³¿¡¼½¾¥£§¤¦¨¬ªº°±´µ¶·¸»«]|[¹²³¿¼½¾¥£¤¦¨¬±µ¶¸]\p{L}|[\u0080-\u009f]/gu);
  // No word has so many accents in a row.
  const runs = count(/(?<=[À-ſ]{2})[À-ſ]/gu) * 2;
  switch (encoding) {
    case "shift_jis":
      // Half-width kana are what other encodings look like.
      return count(/[\u3040-\u30ff\u4e00-\u9fff]/gu) * 2 - count(/[\uff61-\uff9f]/gu) * 3 - oddities;
    case "windows-1251":
      // Words of Cyrillic letters alone, as no word of other languages comes out.
      return (
        count(/(?<![\p{L}])\p{Script=Cyrillic}{2,}(?![\p{L}])/gu) * 3 -
        count(/[A-Za-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[A-Za-z]/gu) * 6 -
        oddities
      );
    case "windows-1250":
      return count(/[ąćęłńśźżčřěůďťňőűšžĄĆĘŁŃŚŹŻČŘŠŽ]/gu) - count(/[ĘĂ]\p{Ll}|\p{Ll}[ĄĘ]/gu) - oddities * 2;
    default:
      return count(/[äöüßéèêëàâáíìóòúùñçåæøãõœîôûÄÖÜÉÈÀÁÅÆØÑÇ€–—“”‘’]/gu) - runs - oddities * 2;
  }
}
