import type { FactKind } from "../fact";

/** "Two years" and "twenty-five years", as promises write them. */
const counted =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred)(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine))?[\\s-](?:full |working |business )?(?:years?|months?|weeks?|days?)|(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|vierzehn|fünfzehn|zwanzig|dreißig|hundert)[\\s-]?(?:jahre?n?|monate?n?|wochen?|tagen?|jährige)|(?:un|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quatorze|quinze|vingt|trente|cent) (?:ans?|années?|mois|semaines?|jours?)|(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|catorce|quince|veinte|treinta|cien) (?:años?|mes(?:es)?|semanas?|días?)|(?:un|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|quattordici|quindici|venti|trenta|cento) (?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi])|(?:um|dois|duas|três|quatro|cinco|seis|sete|oito|dez|doze|quinze|vinte|trinta|cem) (?:anos?|mes(?:es)?|mês|semanas?|dias?)|(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|tien|twaalf|veertien|twintig|dertig|honderd) (?:jaar|maanden?|weken|week|dagen|dag)|(?:dwa|trzy|cztery|pięć|sześć|dziesięć|dwanaście|czternaście|trzydzieści|sto) (?:lata|lat|miesi\\p{L}+|tygodni\\p{L}*|dni)|(?:ett|en|två|tre|fyra|fem|sex|tio|tolv|fjorton|tjugo|trettio|et|to|fire|seks|ti|tolv|fjorten|tyve|tredive) (?:års?|månad\\p{L}*|måned\\p{L}*|veck\\p{L}*|uger|uker|dagars?|dages?|dager)|(?:kaksi|kolme|neljä|viisi|kymmenen) (?:vuotta|vuoden|kuukautta|päivää)|(?:dva|tři|čtyři|pět|deset) (?:rok\\p{L}|let|měsíc\\p{L}*|dn[íůy])|(?:iki|üç|dört|beş|on) (?:yıl|ay|hafta|gün)|(?:два|три|четыре|пять|десять) (?:год\\p{L}*|лет|месяц\\p{L}*|дн\\p{L}+)";
/** Behind what a promise is about: what makes it one. */
const proof = (more: string) =>
  new RegExp(`[\\d０-９٠-٩०-९]|(?<!\\p{L})(?:${counted})(?!\\p{L})|${more}`, "iu");
const returnProof = (more: string) =>
  new RegExp(`[\\d０-９٠-٩०-९]+[\\s-]*(?:\\p{L}|[日天日])|(?<!\\p{L})(?:${counted})(?!\\p{L})|${more}`, "iu");

/** A sentence that promises something: what it is about, and what makes it a promise rather than a link. */
const promises: readonly (readonly [FactKind, RegExp, RegExp])[] = [
  [
    "guarantee",
    /guarantee|warranty|garantie|gewährleistung|garantía|garanzia|garantia|gwarancj|garanti\b|takuu|záruk|гаранти|гарантія|гарантії|保証|保修|质保|보증|ضمان|गारंटी|वारंटी|garanci|garanți|εγγύηση|אחריות|bảo hành|รับประกัน|garansi/iu,
    proof(
      "lifetime|lebenslang|à vie|de por vida|a vita|vitalíci|levenslang|dożywot|livstid|elinikäinen|doživotní|ömür boyu|пожизненн|永久|終身|终身|평생|مدى الحياة|money.back|geld.zur",
    ),
  ],
  [
    "returns",
    /return|refund|rückgabe|rücksende|widerruf|zurückgeben|retour|rembours|devoluci|devolver|reso\b|resi\b|rimbors|devoluç|trocas?|zwrot|retur|ångerrätt|öppet köp|palaut|vrácení|vrátit|iade|возврат|повернен|返品|退货|반품|إرجاع|استرجاع|वापसी|visszaküld|επιστροφ|החזר|đổi trả|คืนสินค้า|pengembalian/iu,
    returnProof(
      "free returns|kostenlose(?:r)? (?:rück|retour)|retours? gratuits?|devoluci(?:ón|ones) gratis|reso gratuito|gratis retour|darmowy zwrot|fri retur",
    ),
  ],
  [
    "shipping",
    /shipping|delivery|deliver(?:ed|s)?|ships?\b|dispatch|versand|liefer|geliefert|zustellung|livraison|livré|expédi|envío|enviamos|entrega|spedizion|consegna|frete|verzend|bezorg|leverbaar in|wysyłk|dostaw|frakt|leverans|levering|fragt|toimitus|doprav|doruč|kargo|teslimat|доставк|доставим|відправ|送料|配送|発送|お届け|包邮|运费|发货|배송|شحن|توصيل|शिपिंग|डिलीवरी|szállítás|livrare|αποστολή|משלוח|giao hàng|จัดส่ง|pengiriman/iu,
    proof(
      "free|kostenlos|gratis|versandkostenfrei|gratuit|offerte|gratuita|grátis|darmow|fri\b|fritt|ilmainen|zdarma|ücretsiz|бесплатн|безкоштовн|無料|包邮|免费|무료|مجاني|مجانا|मुफ्त|निःशुल्क|ingyenes|δωρεάν|חינם|miễn phí|ฟรี|tomorrow|morgen|demain|mañana|domani|next day",
    ),
  ],
  [
    "origin",
    /(?:made|crafted|handmade|produced|grown|roasted|brewed|woven|designed and made) in \p{Lu}|(?:hergestellt|gefertigt|gemacht|produziert|handgefertigt) in \p{Lu}|fabriqué(?:e)?s? (?:en|au|aux|à) \p{Lu}|(?:hecho|fabricado|elaborado)s? (?:a mano )?en \p{Lu}|(?:prodotto|fatto|realizzato)(?: a mano)? in \p{Lu}|(?:fabricado|feito|produzido)(?: à mão)? (?:em|no|na) \p{Lu}|gemaakt in \p{Lu}|(?:wyprodukowano|zrobiono) w \p{Lu}|tillverkad i \p{Lu}|(?:fremstillet|lavet) i \p{Lu}|valmistettu \p{Lu}|vyrobeno v \p{Lu}|сделано в|виготовлено в|日本製|国産|صنع في|भारत में निर्मित/u,
    /./u,
  ],
];

/** What a sentence promises; null for one that promises nothing. */
export function promiseOf(sentence: string): FactKind | null {
  if (sentence.length > 240 || sentence.length < 3 || /[?？]$/.test(sentence)) return null;
  return promises.find(([, about, proof]) => about.test(sentence) && proof.test(sentence))?.[0] ?? null;
}

/** Sentences of a text, with what ends them. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=[.!?…])(?<!(?:zzgl|inkl|ggf|ca|bzw|incl|excl|approx|min|max|no|nr|art)\.)\s+(?=[\p{Lu}\p{Lo}\d"“„«])|(?<=[。！？])|\s[|•·]\s|\n+/u,
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
