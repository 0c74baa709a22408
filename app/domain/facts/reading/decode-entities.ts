const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml".split(
    " ",
  );
const others: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  euro: "€",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  bull: "•",
  trade: "™",
  thinsp: "\u2009",
  ensp: "\u2002",
  emsp: "\u2003",
  prime: "′",
  Prime: "″",
  zwnj: "\u200c",
  zwj: "\u200d",
  minus: "−",
} as Record<string, string>;
const named = new Map([
  ...latin.map((name, at) => [name, String.fromCharCode(160 + at)] as const),
  ...Object.entries(others),
]);

/** HTML entities in the strings of a page's data, which no parser of HTML has decoded: "&amp;amp;" is "&" as well. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  const once = decodeOnce(text);
  return once.includes("&") ? decodeOnce(once) : once;
}

function decodeOnce(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,8}));/g,
    (whole, digits, hex, name) => {
      if (name) return named.get(name) ?? whole;
      const code = digits ? Number(digits) : Number.parseInt(hex, 16);
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
    },
  );
}

/** Text without tags, in one line: what a string of data says where it holds HTML. */
export function plainText(text: string): string {
  const decoded = decodeEntities(text);
  const bare = decoded.includes("<")
    ? decoded.replace(/<(?:\/?[a-zA-Z][^<>]{0,2000}|!--[^<>]{0,2000})>/g, " ")
    : decoded;
  return bare.replace(/[\s\u2063]+/gu, " ").trim();
}
