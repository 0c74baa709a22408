/** Words beside an amount of money that tell what it is, in some thirty languages. */

const anyOf = (...groups: string[]) => groups.join("|");

/** Stands before the lowest of several prices. */
const fromWords = anyOf(
  "from|starting (?:at|from)|starts at|as low as|prices from|ab|schon ab|à partir de|a partir de|à partir d[’']|dès|desde|a partire da|a partir da|da|vanaf|v\\.a\\.|od|już od|från|fra|alkaen|od|başlayan|от|від|из|من|ابتداءً من|يبدأ من|से शुरू|-tól|de la|από|החל מ|từ|เริ่มต้น|mulai(?: dari)?",
);
/** Stands before what it cost, or is said to be worth. */
const listWords = anyOf(
  "was|were|rrp|msrp|srp|list price|compare at|original(?:ly)?(?: price)?|old price|instead of|retail(?: price)?|before|reg(?:ular)?\\.? price|regular price",
  "statt|uvp|unverbindliche preisempfehlung|bisher|vorher|alter preis|ursprünglich(?:er preis)?|war|streichpreis|früher(?:er preis)?",
  "au lieu de|prix conseillé|ancien prix|prix barré|avant|prix d[’']origine|prix public|était|pvp|pvpr|antes|precio (?:anterior|original|recomendado|habitual|normal)|en lugar de",
  "prezzo (?:di listino|consigliato|originale|precedente|pieno)|invece di|anziché|prima|era|preço (?:original|anterior|normal)|de|em vez de|van|adviesprijs|was|oude prijs|normaal",
  "cena (?:regularna|katalogowa|przed|początkowa)|było|zamiast|poprzednia cena|ord(?:inarie)?\\.? pris|tidigare(?: pris)?|rek\\. ?pris|förr|før|førpris|vejl\\.? pris|normalpris|veil\\.? pris|norm\\.?(?:aalihinta)?|ovh|původní cena|běžná cena|eski fiyat|liste fiyatı|старая цена|была|вместо|стара ціна",
  "参考価格|通常価格|定価|メーカー希望小売価格|元値|原价|市场价|划线价|정가|소비자가|السعر (?:السابق|الأصلي|قبل)|كان|बदले|एमआरपी|mrp|m\\.r\\.p\\.?|eredeti ár|preț (?:vechi|inițial)|αρχική τιμή|מחיר (?:רגיל|מקורי|קודם)|giá (?:gốc|cũ)|ราคาปกติ|harga (?:normal|awal)",
);
/** Stands before what is saved. */
const savingWords = anyOf(
  "save|you save|saving|discount|sie sparen|du sparst|sparen|spare|gespart|rabatt|économisez|vous économisez|remise|ahorr(?:a|as|e|ro)|descuento|risparmi(?:a|o)?|sconto|economize|poupe|desconto|bespaar|je bespaart|korting|oszczędzasz|oszczędź|rabat|taniej|du sparar|spara|spar|du sparer|säästä|alennus|ušetříte|sleva|indirim|tasarruf|скидка|экономия|вы экономите|знижка|割引|お得|off|立省|优惠|节省|할인|وفر|توفير|خصم|बचत|छूट|bónusz|megtakarítás|economisești|reducere|έκπτωση|הנחה|חיסכון|tiết kiệm|giảm|ประหยัด|hemat",
);
/** Money of something else: delivery, parts of a price, what must be spent, what is earned. */
const otherWords = anyOf(
  "shipping|delivery|postage|p&p|orders?|spend|minimum|over|above|deposit|monthly|instal?ments?|payments? of|pay in|klarna|afterpay|gift card|credit|points?|tax|vat|fee|tip|donat|bonus|cashback|reward|worth of|insurance|trade-?in|voucher|coupon|per (?!month|year|person|night)|each additional|refund",
  "versand(?:kosten)?|lieferung|bestellwert|mindestbestell|rate[n]?|monatlich|anzahlung|pfand|grundpreis|mwst|gutschein|ab einem|zzgl|je |pro (?!monat|jahr|person|nacht)|frais|livraison|dès|mensualit|acompte|consigne|tva|fois|commande|carte cadeau|envío|pedidos?|cuotas?|mensual|meses|iva|gastos|regalo|spedizion[ei]|ordini|rate|acconto|consegna",
  "frete|entrega|parcelas?|vezes|sem juros|pedidos? acima|verzending|verzendkosten|bezorg|bestelling|termijnen|statiegeld|wysyłk|dostaw|zamówie|rat|kaucja|frakt|leverans|beställning|delbetal|pant|fragt|levering|ordre|toimitus|tilaus|doprav|objednáv|splátk|kargo|taksit|sipariş|доставк|заказ|рассрочк|кредит|бонус|замовлен|оплата част",
  "subtotal|cart total|your (?:cart|basket|bag)|zwischensumme|sous-total|subtotale|subtotaal|delsumma|小計|小计|합계",
  "送料|ポイント|以上|分割|月々|运费|满|分期|积分|배송|적립|할부|이상|شحن|توصيل|قسط|أقساط|ضريبة|शिपिंग|डिलीवरी|ईएमआई|emi|किस्त|szállítás|részlet|livrare|rate|μεταφορικά|δόσεις|משלוח|תשלומים|phí|trả góp|ค่าส่ง|ผ่อน|ongkir|cicilan",
);
/** Behind an amount: it is what a measure of it costs. */
const perUnit =
  /^[\s\u2063)*¹]*(?:\/|per\b|pro\b|je\b|par\b|por\b|al\b|за\b|a\s|the\b|each\s\d|na\b)?\s*[\u2063(]?\s*(?:\/\s*)?(?:\d{1,4}(?:[.,]\d)?\s*)?(?:kilogramm|kilogram|kilo|gramm|gram|milliliter|meter|metre|quadratmeter|stück|kg|kgs|g|gr|mg|ml|cl|dl|l|lt|liter|litre|litres|ltr|lb|lbs|oz|fl\.? ?oz|m|m²|m2|qm|sqm|sq\.? ?ft|cm|100\s?(?:g|ml)|stk|wash|load|sheet|serving|кг|л|г|мл|м)(?![\p{L}\d²])/iu;
const perUnitMark = /^[\s\u2063*¹]*(?:\/|per|pro|je|par|por|al|за)[\s\u2063]/iu;
const inInstalments =
  /(?:^|[^\p{L}\d])(?:\d{1,2}\s?[x×]|[x×]\s?\d{1,2}|\d{1,2}x de|in \d{1,2}|\d{1,2} (?:payments|raten|fois|cuotas|rate|parcelas))[\s\u2063]*(?:of|von|de|da|à|zu je|je)?[\s\u2063]*$/iu;
const byTime =
  /^[\s\u2063]*(?:\/|per|pro|par|al|por|a|im|i|op|на|в)?[\s\u2063]*(?:\/\s?)?(month|mo|mth|monat|mois|mes|mese|mês|maand|miesiąc|mies|månad|mån|md|måned|mnd|kk|měsíc|ay|месяц|мес|місяць|月|个月|ヶ月|월|شهر|महीना|माह|year|yr|jahr|an|año|anno|ano|jaar|rok|år|vuosi|yıl|год|рік|年|년|سنة|साल|week|woche|night|nacht|nuit|noche|notte|person|hour|stunde)(?![\p{L}])/iu;

const lead = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})[\\s\\u2063:：.,(]*$`, "iu");
const holds = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})`, "iu");
const holdsBareScript = /送料|ポイント|以上|分割|月々|运费|满\d|分期|积分|배송|적립|할부/u;
const isFrom = lead(fromWords);
const isFromBehind = /^[\s\u2063]*(?:から|～|~|起|부터|から~|alkaen|'den başlayan|-tól|से शुरू)/iu;
const isList = lead(listWords);
const saves = holds(savingWords);
const isOther = holds(otherWords);

/** Behind an amount: so much more or less, and no price. */
const isDifference =
  /^[\s\u2063]*(?:more|less|extra|cheaper|dearer|higher|lower|on top|each way|mehr|weniger|günstiger|billiger|teurer|aufpreis|zuschlag|de plus|de moins|en plus|moins cher|más|menos|más barato|más caro|di più|in più|in meno|a mais|a menos|mais (?:caro|barato)|meer|minder|goedkoper|duurder|więcej|mniej|drożej|taniej|mer|mindre|billigare|dyrare|billigere|dyrere|enemmän|vähemmän|halvempi|kalliimpi|více|méně|navíc|levnější|dražší|daha|fazla|дороже|дешевле|больше|меньше|дорожче|高い|安い|お得|増し|引き|더|추가|أكثر|أقل|ज़्यादा|अधिक|कम|περισσότερο|λιγότερο|φθηνότερ|ακριβότερ)(?![\p{L}\p{M}])/iu;
/** Before an amount: what is added to a price. */
const isAddition = lead(
  "plus|add|additional|extra|surcharge|supplement|upgrade|aufpreis|zuschlag|supplément|suplemento|supplemento|sovrapprezzo|adicional|acréscimo|toeslag|meerprijs|dopłata|tillägg|tillæg|tillegg|lisämaksu|příplatek|ek ücret|доплата|追加|別途|추가|رسوم إضافية|अतिरिक्त|felár|επιπλέον",
);
/** Beside an amount: it is without the tax that people pay. */
const netBehind =
  /^[\s\u2063]*[(（]?(?:excl(?:uding|\.)?|ex\.?|exc\.?|without|\+|plus|net of|before)\s?(?:vat|tax|gst|sales tax|btw|iva)|^[\s\u2063]*[(（]?(?:netto|zzgl\.? (?:\d{1,2} ?% )?mwst|exkl\.? (?:mwst|moms)|ekskl\.? (?:moms|mva)|eks\.? mva|ht\b|hors taxes?|h\.t\.|sin iva|iva (?:no incluido|esclusa)|\+ ?iva|sem iva|bez (?:dph|vat)|alv 0|kdv hariç|\+ ?kdv|без ндс|без пдв|税抜|税別|税抜き|不含税|未税|부가세 별도|áfa nélkül|nettó|fără tva|χωρίς φπα|\+ ?φπα|לפני מע)/iu;
const netBefore = lead(
  "(?:price )?excl(?:uding|\\.)? (?:vat|tax|gst|btw)|ex\\.? vat|net(?: price)?|netto(?:preis)?|prix ht|cena netto|bez dph|税抜(?:価格|き)?|税別|本体価格|不含税价|未税价|공급가",
);

/** What an amount of money on a page is to the thing; "net": its price without tax. */
export type PriceRole =
  | "price"
  | "from"
  | "net"
  | "list"
  | "saving"
  | "other"
  | { per: "month" | "year" | "other" };

/** Tells it by the words before and behind the amount, within its line. */
export function roleOfPrice(before: string, after: string): PriceRole {
  const near = before.slice(-60);
  const behind = after.slice(0, 40);
  if (perUnit.test(behind) || /=\s*[\u2063]?$/.test(near) || inInstalments.test(near)) return "other";
  const time = byTime.exec(behind)?.[1]?.toLowerCase();
  if (time && /^[\s\u2063]*(?:\/|per|pro|par|al|por|a\b|im|i\b|op|на|в)/iu.test(behind))
    return { per: periodOf(time) };
  if (perUnitMark.test(behind)) return "other";
  if (netBehind.test(behind) || netBefore.test(near)) return "net";
  if (isDifference.test(behind) || isAddition.test(near) || /\+\s*$/.test(near)) return "other";
  if (isList.test(near)) return "list";
  if (
    saves.test(near.slice(-25)) ||
    /^[\s\u2063]*(?:off|rabatt|korting|de descuento|de réduction|di sconto|discount|割引|オフ|OFF)/iu.test(
      behind,
    )
  )
    return "saving";
  if (isOther.test(near) || holdsBareScript.test(near) || /^[\s\u2063]*(?:以上|からの|이상)/u.test(behind))
    return "other";
  return isFrom.test(near) || isFromBehind.test(behind) ? "from" : "price";
}

function periodOf(word: string): "month" | "year" | "other" {
  if (
    /^(?:month|mo|mth|monat|mois|mes|mese|mês|maand|miesiąc|mies|månad|mån|md|måned|mnd|kk|měsíc|ay|месяц|мес|місяць|月|个月|ヶ月|월|شهر|महीना|माह)$/.test(
      word,
    )
  )
    return "month";
  return /^(?:year|yr|jahr|an|año|anno|ano|jaar|rok|år|vuosi|yıl|год|рік|年|년|سنة|साल)$/.test(word)
    ? "year"
    : "other";
}

/** Words that may stand in the same line as a price without naming another thing. */
const ownWords = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${anyOf(
    fromWords,
    listWords,
    savingWords,
    "price|sale price|our price|special price|now|only|just|current price|today|total|sale|unit price|incl(?:uding)?\\.?|inc\\.?|vat|tax(?:es)?|excl(?:uding)?\\.?|plus|shipping|each|ea|offer|deal|tickets?|admission|entry|fee|price per person|per person",
    "preis|jetzt|nur|heute|festpreis|verkaufspreis|aktionspreis|angebot|sonderpreis|inkl\\.?|zzgl\\.?|mwst\\.?|versand(?:kosten)?|ust\\.?|gesetzl(?:iche)?r?\\.?|eintritt|stück|und|kaufpreis|miete|netto|brutto",
    "prix|maintenant|seulement|ttc|ht|soldes?|promo(?:tion)?|prix réduit|actuel|entrée|l[’']unité|precio|ahora|solo|oferta|iva|incluido|incl|entrada|por|prezzo|ora|adesso|offerta|scontato|incluso|inclusa|ingresso|biglietto|preço|agora|por|apenas|promocional|à vista|no pix|ou|prijs|nu|nu voor|voor|slechts|aanbieding|incl|btw|utgångspris|accepterat pris|fast pris|kontantpris|vendita|in vendita|prezzo richiesto|prix de vente|precio de venta|valor|vraagprijs|cena|teraz|tylko|brutto|promocyjna|z|vat|pris|nu|endast|inkl|moms|rea|bare|kun|tilbud|nå|hinta|nyt|vain|sis|alv|cena|nyní|s|dph|fiyat(?:ı)?|şimdi|sadece|kdv|dahil|цена|сейчас|только|ціна|зараз|лише",
    "価格|税込|税抜|税|セール|販売価格|特別価格|本体価格|价格|售价|现价|促销价|到手价|가격|판매가|할인가|السعر|الآن|فقط|शامل|الضريبة|शامिल|कीमत|मूल्य|अब|केवल|सभी करों सहित|ár|most|csak|preț|acum|doar|τιμή|τώρα|μόνο|מחיר|עכשיו|רק|giá|chỉ|ราคา|harga|hanya",
  )})(?![\\p{L}\\p{M}])`,
  "giu",
);

/** What is left of a line without its price and the words that go with one. */
export function beyondPrice(line: string): string {
  return line
    .replace(ownWords, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
