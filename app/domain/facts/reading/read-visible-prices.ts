import type { PageContext } from "./page-context";
import { type Block, cents, shownText } from "./page-structure";
import { beyondPrice, type PriceRole, roleOfPrice } from "./price-words";
import { joint, type Money, readMoney } from "./read-money";

/** An amount of money near the name of the thing, with what it is to it. */
export interface VisiblePrice {
  money: Money;
  role: PriceRole;
  /** Its line says nothing else. */
  isAlone: boolean;
  /** The page's own code calls it a price. */
  isMarked: boolean;
  block: Block;
  quote: string;
  /** Blocks between the name and it. */
  distance: number;
  /** The page's own code calls it the regular one, which it is beside another. */
  isRegular: boolean;
  /** A further heading stands between the name and it, and may name another thing. */
  isHeaded: boolean;
}

const priceHint = /price|preis|prix|precio|prezzo|preco|cena|pris(?!m)|hinta|fiyat|tsena|amount|money|kakaku/;
const saleHint = /sale|special|now|current|discounted|final|promo|aktion|actual/;
const regularHint = /regular/;
const farthest = 90;

/** The prices of a page around the heading that names its thing, in the order of the page. */
export function readVisiblePrices(
  blocks: readonly Block[],
  heading: Block | null,
  page: PageContext,
): VisiblePrice[] {
  const found: VisiblePrice[] = [];
  const main = blocks.filter(({ zone }) => zone === "main");
  const start = Math.max(0, heading ? main.indexOf(heading) : -1);
  const first = Math.max(0, start - 4);
  const ofOthers = behindNextName(blocks, heading, page);
  for (const [at, block] of main.slice(first, start + farthest).entries()) {
    const ofRow = priceRow(block, main[first + at - 1]);
    if ((block.cell && !ofRow) || block.text.length > 400 || block.tag === "figcaption") continue;
    const previous = main[first + at - 1];
    // "UVP" in a line of its own stands before the price below it.
    const lead =
      previous && previous.level === null && previous.text.length <= 30 && !/\d/.test(previous.text)
        ? `${previous.text} `
        : "";
    const isHeaded = ofOthers.has(block);
    found.push(
      ...pricesOf(block, lead, Math.abs(first + at - start), page).map((price) => ({
        ...price,
        isHeaded,
        ...ofRow,
      })),
    );
  }
  return found;
}

const priceLabel =
  /^(?:price|cost|fee|course fee|admission|tickets?|preis|kosten|gebühr|kursgebühr|eintritt|teilnahmegebühr|prix|tarif|entrée|precio|coste|costo|entrada|prezzo|quota|ingresso|preço|valor|prijs|entree|cena|koszt|pris|avgift|kostnad|hinta|maksu|poplatek|vstupné|vstup|fiyat|ücret|цена|стоимость|ціна|вартість|参加費|料金|価格|受講料|入場料|费用|價格|价格|票價|가격|수강료|참가비|입장료|السعر|الرسوم|मूल्य|शुल्क|ár|részvételi díj|preț|taxă|τιμή|κόστος|מחיר|giá|học phí|ราคา|ค่าใช้จ่าย|harga|biaya)$/iu;

/** A cell or a definition whose label says that it is the price. */
function priceRow(block: Block, label: Block | undefined): { isAlone: true; isMarked: true } | null {
  const isOfLabel =
    (label?.cell && block.cell?.table === label.cell.table && block.cell.row === label.cell.row) ||
    (block.tag === "dd" && label?.tag === "dt");
  return isOfLabel && priceLabel.test(shownText(label.text).replace(/[\s:：]+$/u, ""))
    ? { isAlone: true, isMarked: true }
    : null;
}

/** The blocks from where other things may begin: at a further heading that is no price, or at what is known to be of others. */
function behindNextName(
  blocks: readonly Block[],
  heading: Block | null,
  page: PageContext,
): ReadonlySet<Block> {
  const start = heading ? blocks.indexOf(heading) : -1;
  if (start < 0) return new Set();
  const next = blocks.findIndex(
    ({ zone, level, text }, at) =>
      at > start &&
      (zone === "related" || (zone === "main" && level !== null && readMoney(text, page).length === 0)),
  );
  return new Set(next < 0 ? [] : blocks.slice(next));
}

function pricesOf(
  block: Block,
  lead: string,
  distance: number,
  page: PageContext,
): Omit<VisiblePrice, "isHeaded">[] {
  const text = raised(block.text);
  const amounts = readMoney(text, page);
  if (amounts.length === 0) return [];
  let bare = text;
  for (const { start, end } of amounts.toReversed()) bare = `${bare.slice(0, start)} ${bare.slice(end)}`;
  const beyond = beyondPrice(shownText(bare));
  return amounts.map((money, index) => {
    const previousEnd = amounts[index - 1]?.end ?? 0;
    const between = text.slice(previousEnd, money.start);
    // "1.490 € zzgl. MwSt." ends with its element: its words are not those of the next amount.
    const own = index === 0 ? between : between.replace(/^[^\u2063]*\p{L}[^\u2063]*(?=\u2063)/u, "");
    const before = index === 0 ? lead + own : own;
    const segment = block.segments.findLast(({ start }) => start <= money.end - 1) ?? block.segments[0];
    const startSegment = block.segments.findLast(({ start }) => start <= money.start) ?? segment;
    const hints = `${segment?.hints ?? ""} ${startSegment?.hints ?? ""}`;
    let role = roleOfPrice(before, text.slice(money.end));
    if (role === "price" && (segment?.isStruck || startSegment?.isStruck)) role = "list";
    // "Regular price" is only a list price beside a sale price.
    if (
      role === "list" &&
      /reg(?:ular)?\.? price[\s\u2063:]*$/i.test(before) &&
      !/sale|now|special/i.test(text.slice(money.end)) &&
      !saleHint.test(hints)
    )
      role = "price";
    if (role === "price" && money.range) role = money.range === "from" ? "from" : "other";
    return {
      money,
      role,
      isAlone: beyond.length <= 3 && text.length <= 160,
      isMarked:
        priceHint.test(hints) &&
        !/shipping|delivery|versand|unit-?price|base-?price|grundpreis|installment|savings?\b/.test(hints),
      block,
      quote: shownText(text.slice(Math.max(0, money.start), money.end)) || shownText(block.text),
      distance,
      isRegular: regularHint.test(hints) && !saleHint.test(hints),
    };
  });
}

/** "19" with a raised "99" is "19.99", and "19" beside "99" in elements of their own called cents too. */
function raised(text: string): string {
  return text.includes(cents)
    ? text.replace(/(\d)\u2396(\d{2})(?!\d)/g, "$1.$2").replaceAll(cents, joint)
    : text;
}
