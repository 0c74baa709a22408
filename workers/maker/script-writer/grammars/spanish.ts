import { currency, type Grammar, words } from "../grammar";

const video = "(?:vídeo|video|clip|anuncio|spot|reel|tráiler|teaser|corto|publicidad|animación|historia)s?";
const goal =
  "(?:present(?:ar|e|ando)|promocion(?:ar|e|ando)|promov(?:er|iendo)|promueva|anunci(?:ar|e|ando)|expli(?:car|que|cando)|mostr(?:ar|ando)|muestre|lan(?:zar|ce|zando)|vend(?:er|a)|dar a conocer|invit(?:ar|e|ando) (?:a la gente )?a)";
const months = "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const weekdays = "lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fin(?:es)? de semana";

export const spanish: Grammar = {
  frequentWords: words(
    "el|la|los|las|y|con|para|de|del|un|una|nuestro|nuestra|nuestros|es|son|en|que|por|al|tu|su",
    "giu",
  ),
  requests: [
    new RegExp(
      `^(?:por favor,?\\s+|puedes\\s+|podrías\\s+)*(?:(?:haz|hazme|haznos|hacer|crea|créame|créanos|crear|genera|generar|escribe|produce|prepara|quiero|queremos|necesito|necesitamos|quisiera|quisiéramos)\\s+)?(?:una?\\s+|el\\s+|la\\s+)?(?:[\\p{L}\\d-]+\\s+){0,2}?${video}(?:\\s+(?!para|sobre|que|de|del|acerca)[\\p{L}\\d-]+){0,2}\\s*(?:de \\d+ segundos\\s+)?(?:para\\s+${goal}|que\\s+${goal}|${goal}|sobre|para|acerca de|de|:)\\s+`,
      "iu",
    ),
    /^(?:una\s+)?receta\s+de\s+/iu,
    new RegExp(`^(?:por favor,?\\s+)?(?:promociona|presenta|anuncia|explica|${goal})\\s+`, "iu"),
    /^(?:yo\s+|nosotros\s+)?(?:tengo|tenemos|llevo|llevamos|abro|abrimos|lanzamos|lanzo|organizamos|organizo|buscamos|busco|vendemos|vendo)\s+/iu,
  ],
  repairSubject: (subject) => subject.replace(/^del\s+/iu, "el "),
  aboutTheVideo: words(
    "el vídeo|el video|este vídeo|este video|música de fondo|voz en off|el tono|llamada a la acción|formato vertical|formato cuadrado|para instagram|para tiktok|segundos máximo|más clientes|que sea (?:corto|divertido|breve)",
  ),
  mention:
    /^(?:por favor,?\s+)?(?:menciona|di|destaca|resalta|subraya|indica|añade|recuerda|incluye)(?:\s+que)?\s+/iu,
  fields: {
    subject: /^(?:producto|tema|evento|puesto|inmueble|piso|receta|curso|título|servicio)$/iu,
    name: /^(?:nombre|marca|nombre del producto|empresa)$/iu,
    points:
      /^(?:ventajas|características|puntos clave|puntos fuertes|beneficios|ingredientes|programa|ofrecemos|incluye|contenido|destacados)$/iu,
    audience: /^(?:público|público objetivo|audiencia|para|para quién)$/iu,
    offer: /^(?:precios?|coste|oferta|descuento|sueldo|salario|entradas?|tarifa|alquiler)$/iu,
    when: /^(?:fechas?|cuándo|hora|horario|lugar|dónde|dirección)$/iu,
    action:
      /^(?:cta|llamada a la acción|enlace|web|sitio web|contacto|pedidos|reservas?|inscripción|inscripciones|teléfono|correo)$/iu,
    ignored: /^(?:tono|estilo|duración|formato|música|idioma|ambiente|plataforma|colores|color)$/iu,
  },
  featuresMarker: /,?\s+con\s+/iu,
  featuresPrefix: "",
  relativeMarker: /,?\s+que\s+(?=(?!se\s|tú\s|nos\s)\p{Ll})/iu,
  audience:
    /(?:,?\s+|^)((?:para|dirigid[oa]s? a)\s+(?:(?:el|la|los|las|toda la)\s+)?(?:\p{Ll}+\s+){0,2}?(?:gente|personas|padres|familias|niños|niñas|estudiantes|principiantes|profesionales|equipos|emprendedores|autónomos|corredores|ciclistas|viajeros|dueños|amantes|aficionados|mujeres|hombres|adultos|adolescentes|mayores|desarrolladores|docentes|jardineros|senderistas|empresas|tiendas|todos|parejas|perros|gatos|vecinos|golosos|artesanos|curiosos|creadores)(?:\s+(?!a\s|desde\s|el\s|en\s)(?:que\s[^,.;]+|de\s[^,.;]+|\p{Ll}+))?)/iu,
  participle:
    /,?\s+(?=(?:hech|fabricad|diseñad|elaborad|horneada?|tostad|cosid|tejid|preparad|cocinad|servid|situad|ubicad|impartid)[oa]s?\s+(?:a|en|de|con|por|para|al|cada|cerca)\s)/iu,
  dateMarker: new RegExp(
    `,?\\s+(?:el\\s+|del\\s+|desde\\s+el\\s+)(?=(?:(?:próximo\\s+)?(?:${weekdays})|\\d{1,2}\\s+(?:de\\s+(?:${months})|al)))`,
    "iu",
  ),
  frontedDate: {
    opener: /^(?:el|este|desde|del)\s/iu,
    word: new RegExp(`^(?:${weekdays}|${months}|\\d{1,4}(?:[.:]\\d{2})?|h|horas)$`, "iu"),
    link: /^(?:de|del|el|al|a|las|y|próximo)$/iu,
    existence: /^(?:hay|habrá)\s+/iu,
    subject:
      /^(?<verb>abre|reabre|empieza|comienza|vuelve|celebra|llega)\s+(?<subject>(?:el|la|los|las|un|una|nuestr[oa]s?|mi)\s+(?:(?!(?:en|a|con|sus?|por|para|junto)\s)[^\s,]+\s*)+)(?<rest>.*)$/iu,
  },
  naming:
    /(?:,?\s+(?:llamad[oa]s?|de nombre|que se llama))\s+[«"“]?((?:[\p{Lu}\d][\p{L}\d&'’.-]*)(?:\s+(?:[\p{Lu}\d&][\p{L}\d&'’-]*))*)[»"”]?/iu,
  definition:
    /^((?:[\p{Lu}][\p{L}\d&'’.-]*)(?:\s+(?:[\p{Lu}\d&][\p{L}\d&'’-]*))*)(?:\s+es\s+|\s*[:–—]\s*|,\s+)(?=(?:una?|el|la|los|las|nuestr[oa]s?|tu)\s)(.+)$/u,
  clauseVerb:
    /^(?:\p{Ll}+[ae]n?\s(?=(?:un|una|el|la|los|las|en|con|sin|por|para|de|al|tu|tus|cada|todo|todos|todas)\s)|(?:buscamos|hacemos|vendemos|ofrecemos|ayudamos|es|son|tiene|está)\s)/iu,
  pronoun: null,
  determiner: /^(?:una?|unos|unas|el|la|los|las|nuestr[oa]s?|mis?|tus?|est[ea]s?|estos)\s/iu,
  address:
    /(?<!\p{L})(?:calle|c\/|avenida|avda\.?|plaza|paseo|ronda|carrera)\s(?:de\s|del\s|la\s|los\s|las\s)*\p{Lu}[^,]*,?\s\d{1,4}/iu,
  finiteVerb: words(
    "es|son|está|están|tiene|tienen|abre|reabre|empieza|comienza|ofrece|vuelve|celebra|vende|ayuda|busca|buscamos|invita|lanza|hace|somos|será",
  ),
  and: "y",
  date: words(
    `(?:${weekdays})|\\d{1,2}\\s+de\\s+(?:${months})|\\d{1,2}(?:[:.]\\d{2})?\\s?(?:horas|h)|a las \\d{1,2}(?:[:.]\\d{2})?`,
  ),
  offer: new RegExp(
    `${currency}|(?<!\\p{L})(?:gratis|gratuit[oa]s?|envío gratis|descuento|rebajas|entrada libre|oferta|sin coste|devolución)(?!\\p{L})`,
    "iu",
  ),
  proof: words(
    "desde (?:19|20)\\d\\d|premiad[oa]s?|galardonad[oa]s?|valorad[oa]s?|estrellas|reseñas|certificad[oa]s?|años de experiencia|probad[oa]s?|\\d[\\d. ]*(?:clientes|personas|miembros|familias|usuarios|alumnos|equipos|comidas|niños|voluntarios)",
  ),
  action:
    /^(?:pide|pedid|pídel[oa]|compra|cómpral[oa]|reserva|visita|visítanos|llama|llámanos|solicita|inscríbete|apúntate|regístrate|únete|dona|descarga|descárgala|prueba|pruébal[oa]|ven|entradas|contacta|escribe|escríbenos|encuéntranos|más (?:info|información)|envía|consigue|descubre|empieza|pásate|acércate|hazte|colabora|agenda)(?!\p{L})/iu,
};
