/** The part of a page that something stands in. Only `main` tells of what the page is about. */
export type Zone = "main" | "navigation" | "footer" | "related" | "consent" | "review" | "aside";

const patterns: readonly (readonly [Zone, RegExp])[] = [
  ["consent", /cookie|consent|gdpr|onetrust|usercentrics|didomi|cmp-/],
  [
    "related",
    /related|recommend|upsell|up-sell|cross-?sell|similar|also-?(?:bought|viewed|like)|you-?may|recently-?viewed|bestsellers?(?:-|\b)|product-?(?:grid|carousel|slider|list)\b|complementary|frequently-?bought|empfehlung|aehnliche|mini-?cart|cart-?drawer|wishlist-?(?:list|drawer)|sponsored/,
  ],
  [
    "review",
    /\breviews?(?:-list|-section|s-container|-item|-body)?\b|comments?\b|testimonials?|user-?content|ugc|q-?and-?a|\bfaq/,
  ],
  ["footer", /(?:^|[\s_-])footer(?:$|[\s_-])|contentinfo/],
  [
    "navigation",
    /(?:^|[\s_-])(?:nav|navbar|navigation|menu|mega-?menu|breadcrumbs?|topbar|top-bar|announcement(?:-bar)?|skip-?link|site-header|sidebar-?nav|pagination|language-switcher)(?:$|[\s_-])|promo-?bar/,
  ],
  [
    "aside",
    /newsletter|subscribe|social-?(?:share|links)|popup|modal|advert|\bads?\b|banner-ad|chat-?widget|store-?locator/,
  ],
];
const cache = new Map<string, Zone | null>();

/** The zone that an element opens by its classes, id, role and label; null for one that opens none. */
export function zoneOfHints(hints: string): Zone | null {
  if (hints === "") return null;
  let zone = cache.get(hints);
  if (zone === undefined) {
    zone = patterns.find(([, pattern]) => pattern.test(hints))?.[0] ?? null;
    if (cache.size > 4000) cache.clear();
    cache.set(hints, zone);
  }
  return zone;
}

const ofElement: Record<string, Zone> = {
  nav: "navigation",
  footer: "footer",
  aside: "aside",
  dialog: "aside",
};

/** The zone that an element opens by what it is. */
export function zoneOfElement(name: string, role: string | undefined): Zone | null {
  if (role === "navigation" || role === "search") return "navigation";
  if (role === "contentinfo") return "footer";
  if (role === "complementary" || role === "dialog" || role === "alertdialog") return "aside";
  return ofElement[name] ?? null;
}

const relatedHeading = new RegExp(
  `^(?:${[
    "you (?:may|might) (?:also )?(?:like|love|enjoy|need)|customers (?:who|also)|(?:related|similar|recommended|featured|recently viewed|more) (?:products?|items?|events?|recipes?|courses?|jobs?|homes?|articles?|posts?)|recently viewed|frequently bought|recommended for you|goes well with|pairs well with|complete the look|more from|more like this|people also|others also|shop the look|best ?sellers|related|customer reviews?|reviews?$|questions",
    "(?:ähnliche|verwandte|weitere|empfohlene|passende) (?:produkte|artikel|rezepte|kurse|stellen|angebote)|das könnte (?:dir|ihnen|dich|sie)|kunden (?:kauften|haben)|zuletzt (?:angesehen|gesehen)|wird oft zusammen|dazu passt|kundenbewertungen|bewertungen",
    "produits? (?:similaires?|associés?|liés?|recommandés?)|vous (?:aimerez|aimeriez|pourriez) |les clients|récemment (?:vus?|consultés?)|à découvrir aussi|avis (?:des )?clients?",
    "productos? (?:relacionados?|similares?|recomendados?)|tambi[eé]n te (?:puede|podría|gustar)|te puede interesar|vistos recientemente|quizás te|opiniones",
    "prodotti (?:correlati|simili|consigliati)|potrebbe(?:ro)? (?:anche )?(?:interessarti|piacerti)|visti di recente|ti potrebbe|recensioni",
    "produtos (?:relacionados|semelhantes|recomendados)|(?:você|voce) (?:também )?pode gostar|também pode gostar|vistos recentemente|quem viu|avaliações",
    "(?:gerelateerde|vergelijkbare|aanbevolen) producten|(?:misschien|ook) (?:vind|leuk)|anderen (?:bekeken|kochten)|onlangs bekeken|bijpassend",
    "(?:podobne|polecane|powiązane) produkty|może (?:ci|cię)|klienci (?:kupili|kupowali|wybrali)|ostatnio oglądane|zobacz też|opinie",
    "(?:liknande|relaterade|rekommenderade) produkter|du kanske|andra (?:köpte|kunder)|senast visade|lignende produkter|relaterede produkter|måske (?:kan|vil) du|andre købte|du vil kanskje|relaterte produkter|kanskje liker|samankaltaisia|suosittelemme",
    "(?:podobné|související) produkty|mohlo by se|zákazníci|benzer ürünler|bunlar da|ilginizi|похожие (?:товары|продукты)|с этим товаром|вам (?:также )?может|рекомендуем|схожі товари|відгуки|отзывы",
    "(?:more|other|nearby|upcoming) (?:jobs|homes|properties|listings|events|courses|classes|recipes|dates) |(?:weitere|andere|ähnliche|mehr) (?:veranstaltungen|termine|stellen|jobs|immobilien|kurse|rezepte|häuser|wohnungen)|(?:autres|plus d[’'e] ?)\\s?(?:annonces|offres|biens|recettes|cours|événements|évènements)|(?:otros|otras|más|ofertas) (?:anuncios|viviendas|pisos|cursos|eventos|recetas|similares|empleos)|(?:altri|altre) (?:annunci|immobili|corsi|eventi|ricette|offerte)|(?:outros|outras|mais) (?:anúncios|imóveis|cursos|eventos|receitas|vagas)|(?:andere|meer|vergelijkbare) (?:woningen|vacatures|cursussen|recepten|evenementen)|(?:inne|podobne|więcej) (?:oferty|ogłoszenia|kursy|wydarzenia|przepisy)|(?:fler|andra|liknande|flere|andre|lignende) (?:bostäder|objekt|jobb|kurser|recept|evenemang|stillinger|boliger|opskrifter|oppskrifter|arrangementer)|(?:muita|samanlaisia) (?:kohteita|kursseja|reseptejä|tapahtumia)|(?:další|podobné) (?:nabídky|kurzy|recepty|akce|byty)|(?:diğer|benzer) (?:ilanlar|tarifler|kurslar|etkinlikler)|(?:другие|похожие) (?:вакансии|курсы|рецепты|объявления|события)|(?:他の|その他の)(?:講座|求人|物件|イベント|レシピ|商品)|其他(?:课程|职位|房源|活动|商品)|(?:다른|비슷한) (?:클래스|강의|채용|매물|행사|레시피|상품)|(?:فعاليات|وصفات|دورات|وظائف|عقارات) (?:مشابهة|أخرى)|(?:अन्य|मिलते-जुलते) (?:पाठ्यक्रम|नौकरियाँ|रेसिपी)|σχετικά προϊόντα|(?:άλλα|παρόμοια) (?:ακίνητα|μαθήματα)",
    "関連(?:商品|アイテム)|おすすめ|この商品を(?:見|買)|よく一緒に|最近チェック|レビュー|相关(?:商品|产品)|猜你喜欢|为你推荐|您可能|评价|관련 상품|추천 상품|함께 (?:구매|본)|리뷰|منتجات (?:مشابهة|ذات صلة)|قد يعجبك|संबंधित उत्पाद|आपको (?:यह )?भी|produk (?:serupa|terkait|lainnya)|mungkin (?:anda|kamu) suka|สินค้า(?:ที่เกี่ยวข้อง|แนะนำ|ที่คล้ายกัน)|sản phẩm (?:tương tự|khác|liên quan)|hasonló termékek|kapcsolódó|produse similare|s-ar putea|παρόμοια|מוצרים (?:דומים|קשורים)",
  ].join("|")})`,
  "iu",
);

/** Whether a heading opens what is not about the thing: other things, or what people say. */
export function isRelatedHeading(text: string): boolean {
  return text.length < 120 && relatedHeading.test(text);
}
