import { words } from "./grammar";

/** What a brief is about; chooses hooks, closing lines and buttons. */
export const kinds = [
  "product",
  "app",
  "event",
  "recipe",
  "course",
  "charity",
  "home",
  "stay",
  "restaurant",
  "job",
  "service",
  "explainer",
] as const;
export type Kind = (typeof kinds)[number];

/** Telling words of each kind but `product`, in every language the writer reads. */
const tellingWords: Record<Exclude<Kind, "product">, RegExp> = {
  app: words(
    "apps?|software|saas|platform|plugin|website builder|dashboard|app store|google play|android|ios|plattform|application|logiciel|appli|aplicación|plataforma|programa informático",
    "giu",
  ),
  event: words(
    "events?|festival|concert|market|fair|exhibition|conference|meetup|party|opening night|fundraiser|parade|marathon|gala|veranstaltung|konzert|\\p{L}*markt|messe|ausstellung|konferenz|\\p{L}*fest|tag der offenen tür|fête|marché de|salon|exposition|spectacle|soirée|brocante|feria|concierto|mercadillo|exposición|fiesta|jornada|carrera popular",
    "giu",
  ),
  recipe: words(
    "recipe|how to (?:cook|bake)|simmer|teaspoons?|tablespoons?|preheat|rezept|ofen|esslöffel|teelöffel|recette|cuillères?|enfournez|receta|cucharadas?|hornea\\p{L}*|ingredients|zutaten|ingrédients|ingredientes",
    "giu",
  ),
  course: words(
    "course|class|classes|workshop|lessons?|training|bootcamp|webinar|tutoring|\\p{L}*kurse?s?|seminar|yoga|pilates|(?:summer|coding|holiday|sports|day) camp|campamento|unterricht|\\p{L}*workshop|weiterbildung|cours|formation|atelier|stage|curso|clases?|taller|formación",
    "giu",
  ),
  charity: words(
    "charity|donat\\p{L}*|non-?profit|volunteers?|food bank|shelter|spende\\p{L}*|verein|ehrenamt\\p{L}*|tierheim|tafel|association|dons?|bénévoles?|refuge|ong|donativ\\p{L}*|dona|donaciones|voluntari\\p{L}*|banco de alimentos|protectora",
    "giu",
  ),
  home: words(
    "apartment|flat|house for sale|bedrooms?|real estate|property|open house|square (?:feet|metres|meters)|sq ?ft|for rent|wohnung|\\p{L}*haus zum verkauf|immobilie|zimmer|quadratmeter|m²|zu vermieten|appartement|maison à vendre|chambres|à louer|à vendre|immobilier|piso|apartamento|habitaciones|dormitorios|casa en venta|inmueble|metros cuadrados|en alquiler",
    "giu",
  ),
  stay: words(
    "hotel|hostel|guest ?house|b&b|bed and breakfast|holiday (?:home|let|cottage)|cabin|campsite|glamping|per night|a night|ferienwohnung|ferienhaus|pension|gästehaus|campingplatz|pro nacht|maison d'hôtes|chambres? d'hôtes?|gîte|la nuit|casa rural|alojamiento|hostal|la noche|por noche",
    "giu",
  ),
  restaurant: words(
    "restaurant|café|cafe|bistro|pizzeria|coffee shop|(?:wine|cocktail|tapas|juice) bar|menu|brunch|bakery|diner|food truck|trattoria|brasserie|bäckerei|gasthaus|speisekarte|mittagstisch|imbiss|boulangerie|carte du midi|crêperie|restaurante|cafetería|panadería|taberna|tapas|menú del día",
    "giu",
  ),
  job: words(
    "hiring|job|vacancy|position|we are looking for|we're looking for|join our team|salary|full[- ]time|part[- ]time|recruit\\p{L}*|stelle|stellenanzeige|wir suchen|gehalt|vollzeit|teilzeit|bewerb\\p{L}*|ausbildung|recrut\\p{L}*|poste|cdi|cdd|salaire|candidature|temps plein|empleo|contratamos|buscamos|vacante|sueldo|jornada completa|puesto",
    "giu",
  ),
  service: words(
    "service|services|cleaning|plumb\\p{L}*|repairs?|consult\\p{L}*|agency|clinic|dentist|dental|salon|barber|physio\\p{L}*|therapy|insurance|lawyer|accountant|gym|fitness|dienstleistung|reinigung|handwerker|klempner|reparatur|beratung|agentur|praxis|friseur\\p{L}*|steuerberat\\p{L}*|nettoyage|plombier|réparation|conseil|agence|cabinet|coiffeur|servicio|limpieza|fontaner\\p{L}*|reparación|asesoría|agencia|clínica|peluquería|gimnasio",
    "giu",
  ),
  explainer: words(
    "how does|how do|how (?:\\p{L}+\\s){1,4}works?|what is|why (?:do|does|is|are)|explain\\p{L}*|explainer|\\p{L}*erklär\\p{L}*|wie funktioniert|was ist|warum|expliqu\\p{L}*|comment (?:fonctionne|ça marche)|pourquoi|explic\\p{L}*|expliqu\\p{L}*|cómo funciona|qué es|por qué",
    "giu",
  ),
};

/** Kinds whose words also turn up in passing elsewhere weigh less, so that a bare mention does not decide. */
const weights: Partial<Record<Kind, number>> = { service: 0.8, restaurant: 1.2, job: 1.3, explainer: 1.1 };

/**
 * Chooses the kind whose telling words occur most; an occurrence in the first sentence, which names the subject,
 * counts double. Without any it is a product.
 */
export function classifyKind(prompt: string): Kind {
  const lead = prompt.split(/[.!?\n]/u, 1)[0] ?? "";
  let best: Kind = "product";
  let bestScore = 0;
  for (const kind of kinds) {
    if (kind === "product") continue;
    const occurrences = (text: string) => text.match(tellingWords[kind])?.length ?? 0;
    const score = (occurrences(prompt) + occurrences(lead)) * (weights[kind] ?? 1);
    if (score > bestScore) {
      best = kind;
      bestScore = score;
    }
  }
  return best;
}
