import type { LanguageRow } from "../language-row";

export const spanish: LanguageRow = {
  request: {
    order: "verb-first",
    please: "por favor|hola|puedes|podrías|podéis|puede|pueden|me puedes|nos puedes",
    verbs:
      "haz|hazme|haznos|hacer|haced|hagan|haga|crea|créame|crear|cread|cree|produce|graba|escribe|genera|diseña|prepara|quiero pedir|quería pedir|quisiera pedir|quería|queríamos|quiero|queremos|quisiera|quisiéramos|necesito|necesitamos|me gustaría|nos gustaría",
    me: "me|nos|que hagas|hacer|crear",
    sure: "anuncio|promo|publicidad|tiktok|vídeo promocional|video promocional|spot publicitario|teaser",
    ambiguous:
      "v[ií]deos?|vide[oi]?c?itos?|clip|película|corto|cortometraje|spot|reel|reels|historia|animación|tráiler|publicación",
    links:
      "para (?:promocionar|presentar|anunciar|mostrar)|que (?:presente|muestre|promocione|anuncie)|acerca de|sobre|para|del|de",
    asks: "(?:quiero|queremos|quisiera|me gustaría|necesito|necesitamos) (?:promocionar|anunciar|presentar|dar a conocer|publicitar|difundir)(?= (?:mi|mis|nuestr[oa]s?) )|algo(?: \\p{L}+){1,2} para(?= (?:mi|mis|nuestr[oa]s?) )|(?:promociona|anuncia|presenta)(?= (?:mi|mis|nuestr[oa]s?) )|(?:explica|muestra)(?= (?:cómo|qué|por qué) )",
  },
  tones: {
    warm: "cálid\\p{L}*|amable|cercan\\p{L}*|acogedor\\p{L}*|tranquil\\p{L}*|emotiv\\p{L}*",
    bold: "atrevid\\p{L}*|enérgic\\p{L}*|potente|impactante|fuerte|dinámic\\p{L}*|llamativ\\p{L}*",
    playful: "divertid\\p{L}*|gracios\\p{L}*|alegre|chul\\p{L}*|guay|simpátic\\p{L}*",
    premium: "elegante|lujos\\p{L}*|sofisticad\\p{L}*|refinad\\p{L}*",
    plain: "sencill\\p{L}*|simple|clar\\p{L}*|seri\\p{L}*|profesional",
  },
  aboutVideo:
    "(?:con )?música (?:alegre|animada|tranquila|de fondo|suave)|tono \\p{L}+|(?:para|en) (?:instagram|tiktok|youtube|facebook|linkedin|redes(?: sociales)?)|formato (?:vertical|horizontal|cuadrado)|el v[ií]deo (?:debe|tiene que).*|más clientes|que sea (?:corto|breve|alegre|divertido|sencillo)",
  seconds: "segundos?|seg\\.?|s",
  possessive: "mi|mis|nuestr[oa]s?",
  article: "una?|el|la|los|las|unos|unas",
  and: "y|e",
  date: {
    lead: "el|los|las|la|del|de|desde|desde el|desde las|hasta|hasta el|hasta las|a partir del|a partir de|a|en|cada|todos los|todas las|este|esta|próximo|antes del|entre|al|abierto(?:s)?|abierta|de las",
    link: "al?|y|de|del|a las|a la|hasta|hasta las|desde|o|en|por la|de la|el",
    tail: "próximo|inclusive|en adelante",
    beforeHour: "a las|a la|desde las|hasta las|de las",
    afterHour: "h|horas?|hs|hrs",
    words:
      "hoy|mañana por la (?:mañana|tarde|noche)|esta (?:noche|tarde|semana)|cada día|todos los días|a diario|diariamente|entre semana|(?:este |el |los )?fin(?:es)? de semana|por la (?:mañana|tarde|noche)|(?:cada|todas las) (?:mañanas?|tardes?|noches?)|mediodía|medianoche|todo el año|navidad|semana santa|la próxima semana|24 horas",
    names: "",
    ambiguous: "mar|sol|dom|mañana|jue|vie|navidad|mediodía|medianoche|24 horas",
    endings: "s",
    from: "desde|a partir",
    until: "hasta|antes del",
  },
  price: {
    lead: "antes|desde|por|solo|sólo|a|a partir de|de|luego|después|hasta|menos de",
    unit: "(?:al|la|el|por|cada)\\s\\p{L}+|/\\s?\\p{L}+|mensuales|anuales",
    from: "desde|a partir de",
    words: "(?:a )?mitad de precio|2 ?x ?1|dos por uno|3 ?x ?2",
    discount: "descuento|dto|menos|rebajas?|ahorra",
  },
  free: "gratis|gratuit[oa]s?|gratuitamente|entrada libre|sin coste|sin costo|de regalo",
  notFree: "no es gratis",
  locative: "en|cerca de|junto a|a",
  place:
    "[\\p{L}-]+(?: [\\p{L}-]+)? y (?:sus )?alrededores|a (?:\\p{N}+|dos|cinco|diez) (?:minutos|min|metros|m|km|pasos)(?: a pie)? (?:del|de la|de)[\\p{L} ]+|en el centro|frente a la? \\p{L}+|en el casco antiguo",
  audience: {
    before: "para",
    after: "",
    people:
      "todos|todas|todo el mundo|personas|gente|padres|madres|familias?|niñ[oa]s?|bebés?|adolescentes|jóvenes|adult[oa]s|estudiantes|alumn[oa]s|principiantes|profesionales|equipos|autónom[oa]s|emprendedor\\p{L}*|corredor\\p{L}*|ciclistas|viajer[oa]s|dueñ[oa]s|amantes|fans|mujeres|hombres|chic[oa]s|mayores|jubilad[oa]s|desarrollador\\p{L}*|docentes|profesor\\p{L}*|jardiner[oa]s|empresas|negocios|tiendas|restaurantes|parejas|clientes|vecin[oa]s|perros?|gatos?|mascotas|amig[oa]s|grupos|emplead[oa]s|pacientes|deportistas|músicos|quien(?:es)?|los que|ti|vosotros|ustedes|turistas|inquilin[oa]s|colegios",
    age: "(?:de |desde )?\\p{N}+\\s?(?:a|-|–)\\s?\\p{N}+ años|(?:a partir de|desde los|mayores de) \\p{N}+ años|\\p{N}+ años o más",
    not: "promocionar|presentar|siempre|llevar|el (?:primer|último)|la (?:primera|última)|que|hacer|ser|tener|pasear|tiktok|instagram|más información|venta|alquiler",
  },
  feature:
    "con|sin|hech[oa]s? (?:a mano|con|de|en)|elaborad[oa]s?|horneada?o?s?|fabricad[oa]s?|cosid[oa]s?|tostad[oa]s?|diseñad[oa]s?|preparad[oa]s?|servid[oa]s?|incluye|incluid[oa]s?|libre de|que|artesanales?",
  featureCut: "con|sin|que|hech[oa]s? (?:a mano|con|de|en)",
  relative: "que",
  negation: "no|nunca|jamás|ningun\\p{L}*|ningún|nadie|nada|ni|tampoco",
  limit:
    "salvo|excepto|solo|sólo|únicamente|mínimo|máximo|mín\\.?|máx\\.?|al menos|como máximo|exclusivamente|prohibid\\p{L}*|no (?:apt\\p{L}+|recomendad\\p{L}+)|más de \\p{N}+|menos de \\p{N}+|mayores de \\p{N}+",
  craft:
    "música|texto|letras?|tipografía|subtítulos|colores|tono|voz(?: en off)?|estilo|fondo|logo|transiciones|efectos|emojis?|hashtags?|animaciones|v[ií]deo",
  orders:
    "usad?|use|utiliza|pon|poned|ponga|haz|mantén|muestra|no (?:us|pong|met|añad)\\p{L}*|sin|evita|nada de|que",
  unsaid:
    "(?:por favor,? |y )?no (?:mencion\\p{L}+|habl(?:es|éis|ar)|digas|decir|pong(?:as|áis|an|a)|poner|muestr\\p{L}+|mostr\\p{L}+|enseñ(?:es|éis)|saques|incluy\\p{L}+)",
  proof:
    "desde (?:1[89]|20)\\p{N}\\p{N}|fundad[oa] en \\p{N}+|premiad[oa]s?|galardonad[oa]s?|estrellas|reseñas|certificad[oa]s?|años de experiencia|generaci(?:ón|ones)|\\p{N}[\\p{N}. ]*\\+? (?:clientes|personas|familias|soci[oa]s|usuari[oa]s|participantes|voluntari[oa]s|alumn[oa]s|comidas)",
  note: "cerrad[oa]s?|agotad[oa]s?|aforo completo|no se admiten perros|solo efectivo|hasta agotar existencias|(?:solo )?con cita previa|plazas limitadas",
  action:
    "pide|pídel[oa]s?|pedidos?|compra|cómpral[oa]s?|reserva|reservas|resérval[oa]|llama|llámanos|llámame|escribe|escríbenos|escríbeme|contacta|contacto|visita|visítanos|ven|venid|vengan|únete|apúntate|inscríbete|inscripciones|inscripción|regístrate|envía|manda|dona|descarga|descárgala|prueba|pruébal[oa]s?|descubre|síguenos|hazte|consigue|entradas|más info\\p{L}*|info en|postula|participa|matrícula abierta",
  verbs:
    "\\p{L}{2,}(?:(?<!gr|tr)amos|(?<!tr|pr)emos)|alimenta|paga|garantiza|es|son|era|eran|soy|somos|está|están|estamos|estoy|ha|han|he|hemos|hay|tiene|tienen|tenemos|tengo|hace|hacen|hacemos|hago|puede|pueden|puedes|debe|va|vamos|viene|abre|abren|abrimos|abrió|empieza|comienza|ofrece|ofrecen|ofrecemos|ayuda|ayudamos|busca|buscamos|vende|vendemos|prepara|preparamos|cocina|cocinamos|trabaja|trabajamos|mantiene|dura|duran|cuesta|permite|se llama|piensa|piensan|cree|creen|aprende|aprendes|enseña|enseñamos|lleva|cuidamos|alimentas|sabe|quiere|necesita|necesitamos|reparamos|limpiamos|organizamos|celebramos|lanzamos|nació|huele|pesan",
  pronouns: "yo|nosotros|nosotras|tú|usted|él|ella|ellos|ellas|esto|mucha gente|muchos|nadie|cada uno",
  contrast: "pero|sin embargo",
  belief: "(?:piensan?|creen?|dicen?)(?: que)",
  beforeAfter: "antes[ :,]+(.+?)[,;.]?\\s+(?:y )?(?:ahora|después|hoy)[ :,]+(.+)",
  step: "primero|segundo|tercero|luego|después|a continuación|por último|finalmente|paso \\p{N}+",
  told: "(?:empecé|empezamos|comencé|comenzamos|nací|nacimos|era|éramos|tuve|tuvimos|abrí|abrimos en|fundé|fundamos|hace (?:\\p{N}+|\\p{L}+) años)",
  naming: "llamad[oa]s?|de nombre|que se llama|se llama|nombrad[oa]s?",
  definition: "es (?:una?|el|la|nuestr[oa]|mi)|son (?:los|las|nuestr[oa]s)",
  glue: "tel\\.?|tfno\\.?|teléfono|móvil|llama|llamar|llámanos|al|a|en|por|o|y|correo|e-mail|email|web|página|contacto|dirección|info|inscripción|inscripciones|reservas|precio|precios|cuesta|para|el|la|los|las|de|instagram|facebook|whatsapp|abierto|abierta|horario|luego|solo|sólo|desde|entrada|entradas",
  fields: {
    name: "nombre|marca|nombre del producto|empresa|cómo se llama",
    subject: "producto|tema|evento|puesto|inmueble|receta|curso|título|qué",
    feature:
      "ventajas|características|puntos clave|incluye|incluido|ingredientes|ofrecemos|programa|destacados",
    audience: "público|público objetivo|para|para quién",
    price: "precio|precios|coste|costo|oferta|descuento|sueldo|salario|entrada|alquiler|tarifa",
    date: "fecha|fechas|cuándo|hora|horario|abierto",
    address: "dónde|lugar|dirección|ubicación",
    contact:
      "enlace|web|sitio web|contacto|teléfono|tel|correo|email|e-mail|inscripción|inscripciones|reservas|pedidos|entradas|instagram|whatsapp",
    action: "cta|acción|llamada a la acción|botón",
    video: "tono|estilo|duración|formato|música|idioma|ambiente|plataforma|colores?|v[ií]deo",
  },
};
