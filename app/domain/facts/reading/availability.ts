import type { availabilityStates } from "../fact-value";

export type Availability = (typeof availabilityStates)[number];

const ofData: readonly (readonly [RegExp, Availability])[] = [
  [/discontinued/, "discontinued"],
  [/out_?of_?stock|sold_?out|unavailable|reserved/, "out-of-stock"],
  [/pre_?order|pre_?sale/, "preorder"],
  [/back_?order/, "backorder"],
  [/limited_?availability|low_?stock/, "limited"],
  [/in_?stock|in_?store_?only|online_?only|instock|available|made_?to_?order/, "in-stock"],
];

/** What data say: "https://schema.org/InStock", "in stock", "oos". */
export function availabilityOf(text: string): Availability | null {
  const word = text
    .trim()
    .replace(/^.*[/#]/, "")
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  return ofData.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** What pages write beside a price. A phrase has to be most of its line. */
const ofWords: readonly (readonly [Availability, string])[] = [
  [
    "out-of-stock",
    "out of stock|sold out|currently unavailable|temporarily out of stock|not available|ausverkauft|nicht verfügbar|nicht vorrätig|nicht lieferbar|vergriffen|derzeit nicht lieferbar|épuisé|rupture de stock|en rupture de stock|indisponible|agotado|sin existencias|no disponible|esaurito|non disponibile|esgotado|indisponível|uitverkocht|niet op voorraad|niet leverbaar|wyprzedane|niedostępny|brak w magazynie|slutsåld|slut i lager|ej i lager|udsolgt|ikke på lager|utsolgt|loppuunmyyty|ei varastossa|loppu varastosta|vyprodáno|není skladem|tükendi|stokta yok|нет в наличии|распродано|немає в наявності|在庫切れ|在庫なし|売り切れ|完売|缺货|售罄|无货|已售完|품절|재고 없음|غير متوفر|نفدت الكمية|स्टॉक में नहीं|स्टॉक समाप्त|elfogyott|nincs készleten|stoc epuizat|indisponibil|εξαντλήθηκε|μη διαθέσιμο|אזל מהמלאי|hết hàng|สินค้าหมด|stok habis",
  ],
  [
    "preorder",
    "pre-order|preorder|available for pre-order|vorbestellbar|vorbestellen|précommande|en précommande|preventa|reserva ya|preordine|pré-venda|pre-orderen|przedsprzedaż|förhandsboka|forudbestil|ennakkotilaus|předobjednávka|ön sipariş|предзаказ|予約受付中|预售|预购|예약 판매|طلب مسبق",
  ],
  [
    "backorder",
    "backorder|available on backorder|on backorder|nachbestellt|sur commande|bajo pedido|lieferbar auf bestellung",
  ],
  [
    "limited",
    "only \\d{1,3} left(?: in stock)?|low stock|last one|last few left|nur noch \\d{1,3} (?:stück|verfügbar|auf lager|vorrätig)(?: verfügbar| auf lager)?|plus que \\d{1,3} en stock|solo quedan \\d{1,3}|últimas unidades|ultimi pezzi|últimas unidades|nog maar \\d{1,3} op voorraad|ostatnie sztuki|endast \\d{1,3} kvar|kun \\d{1,3} tilbage|残りわずか|残り\\d{1,3}点|仅剩\\d{1,3}件",
  ],
  [
    "in-stock",
    "in stock|available now|in stock and ready to ship|ready to ship|auf lager|lieferbar|sofort lieferbar|vorrätig|verfügbar|sofort verfügbar|en stock|disponible|disponible immédiatement|en existencias|disponibile|disponibile subito|em estoque|em stock|disponível|op voorraad|leverbaar|dostępny|dostępne|w magazynie|produkt dostępny|i lager|finns i lager|på lager|varastossa|skladem|stokta|stokta var|в наличии|есть в наличии|в наявності|є в наявності|在庫あり|现货|有货|有现货|재고 있음|متوفر|متوفر في المخزون|स्टॉक में|स्टॉक में है|उपलब्ध|készleten|raktáron|în stoc|in stoc|διαθέσιμο|σε απόθεμα|במלאי|còn hàng|มีสินค้า|stok tersedia|ada stok|na zalihi|na sklade|na zalogi|yra sandėlyje|ir noliktavā|в наличност|налично|na lageru|na zalogi|на складе|laos olemas",
  ],
];
const compiled = ofWords.map(
  ([state, phrases]) =>
    [state, new RegExp(`^(?:[^\\p{L}\\d]{0,4})(?:${phrases})(?![\\p{L}\\p{M}])`, "iu")] as const,
);
const lead =
  /^(?:availability|stock(?: status)?|verfügbarkeit|disponibilité|disponibilidad|disponibilità|disponibilidade|beschikbaarheid|dostępność|tillgänglighet|lagerstatus|saatavuus|dostupnost|наличие|在庫(?:状況)?|库存|재고|التوفر|उपलब्धता|elérhetőség|disponibilitate|status)\s*[:：]\s*/iu;

/** What a short line of visible text says of availability; null for any other line. */
export function readAvailability(line: string): Availability | null {
  if (line.length > 90) return null;
  const text = line.replace(lead, "").trim();
  for (const [state, pattern] of compiled) {
    const match = pattern.exec(text);
    // "In stock now, delivered tomorrow" says it; "Available in six colours" and "Verfügbar in 3 Größen" do not.
    if (
      match &&
      !/^\s(?:in|im|en|as|als|colou?rs?|sizes?|nur in|for|only|from|ab|dès|au|à)\b/iu.test(
        text.slice(match[0].length),
      )
    )
      return state;
  }
  return null;
}
