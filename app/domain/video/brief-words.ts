import type { Language } from "../text/language";

/** The few words that stand between facts in a brief: the names of its fields, as the built-in reader knows them, and what ties two numbers. */
export interface BriefWords {
  name: string;
  feature: string;
  price: string;
  date: string;
  place: string;
  contact: string;
  /** Said before "2 years" and "248 g", which tell nothing by themselves. */
  guarantee: string;
  weight: string;
  /** "was £29". */
  instead: (price: string) => string;
  /** "until 3 May". */
  until: (day: string) => string;
  inStock: string;
  /** Between two things of a list. */
  comma: string;
  rating: (rating: string, best: string) => string;
  ratings: (rating: string, best: string, count: string) => string;
}

const words = (
  fields: string,
  inStock: string,
  rest: Pick<BriefWords, "instead" | "until" | "rating" | "ratings">,
  comma = ", ",
): BriefWords => {
  const [
    name = "",
    feature = "",
    price = "",
    date = "",
    place = "",
    contact = "",
    guarantee = "",
    weight = "",
  ] = fields.split("|");
  return { name, feature, price, date, place, contact, guarantee, weight, inStock, comma, ...rest };
};

/** Languages that the built-in reader has fields for. Others get lines without names. */
export const briefWords: Partial<Record<Language, BriefWords>> = {
  en: words("Name|Features|Price|Date|Place|Website|Guarantee|Weight", "In stock", {
    instead: (price) => `was ${price}`,
    until: (day) => `until ${day}`,
    rating: (rating, best) => `Rated ${rating} out of ${best}`,
    ratings: (rating, best, count) => `Rated ${rating} out of ${best} from ${count} reviews`,
  }),
  de: words("Name|Merkmale|Preis|Datum|Ort|Website|Garantie|Gewicht", "Auf Lager", {
    instead: (price) => `statt ${price}`,
    until: (day) => `bis ${day}`,
    rating: (rating, best) => `Mit ${rating} von ${best} bewertet`,
    ratings: (rating, best, count) => `${rating} von ${best} bei ${count} Bewertungen`,
  }),
  fr: words("Nom|Caractéristiques|Prix|Date|Lieu|Site web|Garantie|Poids", "En stock", {
    instead: (price) => `au lieu de ${price}`,
    until: (day) => `jusqu'au ${day}`,
    rating: (rating, best) => `Noté ${rating} sur ${best}`,
    ratings: (rating, best, count) => `${rating} sur ${best} pour ${count} avis`,
  }),
  es: words("Nombre|Características|Precio|Fecha|Lugar|Sitio web|Garantía|Peso", "En stock", {
    instead: (price) => `antes ${price}`,
    until: (day) => `hasta el ${day}`,
    rating: (rating, best) => `Valorado con ${rating} de ${best}`,
    ratings: (rating, best, count) => `${rating} de ${best} con ${count} opiniones`,
  }),
  it: words("Nome|Caratteristiche|Prezzo|Data|Luogo|Sito web|Garanzia|Peso", "Disponibile", {
    instead: (price) => `invece di ${price}`,
    until: (day) => `fino al ${day}`,
    rating: (rating, best) => `Valutato ${rating} su ${best}`,
    ratings: (rating, best, count) => `${rating} su ${best} con ${count} recensioni`,
  }),
  pt: words("Nome|Características|Preço|Data|Local|Site|Garantia|Peso", "Em stock", {
    instead: (price) => `antes ${price}`,
    until: (day) => `até ${day}`,
    rating: (rating, best) => `Avaliado com ${rating} de ${best}`,
    ratings: (rating, best, count) => `${rating} de ${best} em ${count} avaliações`,
  }),
  nl: words("Naam|Kenmerken|Prijs|Datum|Locatie|Website|Garantie|Gewicht", "Op voorraad", {
    instead: (price) => `eerst ${price}`,
    until: (day) => `tot ${day}`,
    rating: (rating, best) => `Beoordeeld met ${rating} van ${best}`,
    ratings: (rating, best, count) => `${rating} van ${best} uit ${count} beoordelingen`,
  }),
  pl: words("Nazwa|Cechy|Cena|Data|Miejsce|Strona|Gwarancja|Waga", "W magazynie", {
    instead: (price) => `zamiast ${price}`,
    until: (day) => `do ${day}`,
    rating: (rating, best) => `Ocena ${rating} na ${best}`,
    ratings: (rating, best, count) => `Ocena ${rating} na ${best}, liczba opinii: ${count}`,
  }),
  sv: words("Namn|Egenskaper|Pris|Datum|Plats|Hemsida|Garanti|Vikt", "I lager", {
    instead: (price) => `tidigare ${price}`,
    until: (day) => `till ${day}`,
    rating: (rating, best) => `Betyg ${rating} av ${best}`,
    ratings: (rating, best, count) => `Betyg ${rating} av ${best} från ${count} omdömen`,
  }),
  da: words("Navn|Egenskaber|Pris|Dato|Sted|Hjemmeside|Garanti|Vægt", "På lager", {
    instead: (price) => `før ${price}`,
    until: (day) => `til ${day}`,
    rating: (rating, best) => `Bedømt til ${rating} af ${best}`,
    ratings: (rating, best, count) => `${rating} af ${best} fra ${count} anmeldelser`,
  }),
  tr: words("Adı|Özellikler|Fiyat|Tarih|Yer|Web sitesi|Garanti|Ağırlık", "Stokta", {
    instead: (price) => `önce ${price}`,
    until: (day) => `${day} tarihine kadar`,
    rating: (rating, best) => `Puan: ${rating}/${best}`,
    ratings: (rating, best, count) => `${count} yorumda ${rating}/${best}`,
  }),
  ar: words(
    "الاسم|المزايا|السعر|التاريخ|المكان|الموقع|الضمان|الوزن",
    "متوفر",
    {
      instead: (price) => `بدلا من ${price}`,
      until: (day) => `حتى ${day}`,
      rating: (rating, best) => `التقييم ${rating} من ${best}`,
      ratings: (rating, best, count) => `التقييم ${rating} من ${best} بناء على ${count} تقييم`,
    },
    "، ",
  ),
  hi: words("नाम|विशेषताएँ|कीमत|तारीख|स्थान|वेबसाइट|वारंटी|वज़न", "स्टॉक में", {
    instead: (price) => `पहले ${price}`,
    until: (day) => `${day} तक`,
    rating: (rating, best) => `रेटिंग ${best} में से ${rating}`,
    ratings: (rating, best, count) => `${count} समीक्षाओं में ${best} में से ${rating}`,
  }),
  ja: words(
    "商品名|特徴|価格|日時|場所|サイト|保証|重量",
    "在庫あり",
    {
      instead: (price) => `通常${price}`,
      until: (day) => `${day}まで`,
      rating: (rating, best) => `評価${rating}/${best}`,
      ratings: (rating, best, count) => `評価${rating}/${best}、レビュー${count}件`,
    },
    "、",
  ),
  zh: words(
    "产品名|特点|价格|时间|地点|网址|保修|重量",
    "有货",
    {
      instead: (price) => `原价${price}`,
      until: (day) => `截至${day}`,
      rating: (rating, best) => `评分${rating}/${best}`,
      ratings: (rating, best, count) => `${count}条评价，评分${rating}/${best}`,
    },
    "，",
  ),
};
