import type { FactKind } from "../fact";
import { withCountedTime } from "./number-words";

/** A sentence that promises something: what it is about, and what makes it a promise rather than a link. */
const promises: readonly (readonly [FactKind, RegExp, RegExp])[] = [
  [
    "guarantee",
    /guarantee|warranty|garantie|gewährleistung|garantía|garanzia|garantia|gwarancj|garanti\b|takuu|záruk|гаранти|гарантія|гарантії|保証|保修|质保|보증|ضمان|गारंटी|वारंटी|garanci|garanți|εγγύηση|אחריות|bảo hành|รับประกัน|garansi/iu,
    /[\d０-９٠-٩०-९]|lifetime|lebenslang|à vie|de por vida|a vita|vitalíci|levenslang|dożywot|livstid|elinikäinen|doživotní|ömür boyu|пожизненн|永久|終身|终身|평생|مدى الحياة|money.back|geld.zur/iu,
  ],
  [
    "returns",
    /return|refund|rückgabe|rücksende|widerruf|zurückgeben|retour|rembours|devoluci|devolver|reso\b|resi\b|rimbors|devoluç|trocas?|zwrot|retur|ångerrätt|öppet köp|palaut|vrácení|vrátit|iade|возврат|повернен|返品|退货|반품|إرجاع|استرجاع|वापसी|visszaküld|επιστροφ|החזר|đổi trả|คืนสินค้า|pengembalian/iu,
    /[\d０-９٠-٩०-९]+[\s-]*(?:\p{L}|[日天日])|free returns|kostenlose(?:r)? (?:rück|retour)|retours? gratuits?|devoluci(?:ón|ones) gratis|reso gratuito|gratis retour|darmowy zwrot|fri retur/iu,
  ],
  [
    "shipping",
    /shipping|delivery|deliver(?:ed|s)?|ships?\b|dispatch|versand|liefer|geliefert|zustellung|livraison|livré|expédi|envío|enviamos|entrega|spedizion|consegna|frete|verzend|bezorg|leverbaar in|wysyłk|dostaw|frakt|leverans|levering|fragt|toimitus|doprav|doruč|kargo|teslimat|доставк|доставим|відправ|送料|配送|発送|お届け|包邮|运费|发货|배송|شحن|توصيل|शिपिंग|डिलीवरी|szállítás|livrare|αποστολή|משלוח|giao hàng|จัดส่ง|pengiriman/iu,
    /[\d０-９٠-٩०-९]|free|kostenlos|gratis|versandkostenfrei|gratuit|offerte|gratuita|grátis|darmow|fri\b|fritt|ilmainen|zdarma|ücretsiz|бесплатн|безкоштовн|無料|包邮|免费|무료|مجاني|مجانا|मुफ्त|निःशुल्क|ingyenes|δωρεάν|חינם|miễn phí|ฟรี|tomorrow|morgen|demain|mañana|domani|next day/iu,
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
  const counted = withCountedTime(sentence);
  // "Made in Italy" and "hand made in Italy".
  const inside = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return (
    promises.find(
      ([, about, proof]) => (about.test(sentence) || about.test(inside)) && proof.test(counted),
    )?.[0] ?? null
  );
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
