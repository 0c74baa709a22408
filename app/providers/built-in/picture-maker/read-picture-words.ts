import type { Oklch } from "~/providers/built-in/picture-maker/color";
import {
  type Mood,
  type PictureIdea,
  type Subject,
  symbolThings,
  type Thing,
  type TimeOfDay,
  type View,
} from "~/providers/built-in/picture-maker/picture-idea";

/** Telling words of English, German, French and Spanish; matched as parts of words where German compounds need it. */
export const words = (pattern: string) => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, "giu");

const subjectWords: Record<Exclude<Subject, "stage">, RegExp> = {
  table: words(
    "food|gazpacho|meals?|dinner|lunch|breakfast|brunch|platter|recipe|soups?|salads?|pasta|pizza|lasagne|lasagna|bread|loaf|baker\\p{L}*|bakery|sourdough|cakes?|cheese|fruits?|vegetables?|restaurant|kitchen|ingredients|cook\\p{L}*|spices?|ricotta|mushrooms?|tomato\\p{L}*|ice lolli\\p{L}*|tapas|essen|speise\\p{L}*|suppe|salat|brot\\p{L}*|bäckerei|kuchen|käse|obst|gemüse|küche|zutaten|kochen|rezept|hofladen|repas|dîner|déjeuner|petit-déjeuner|recette|soupe|salade|pain|pains|boulangerie|gâteau\\p{L}*|fromage|légumes|cuisine|brioche|comida|cena|desayuno|receta|sopa|ensalada|pan|panadería|pastel|queso|frutas?|verduras?|cocina|tortilla|restaurante|patatas",
  ),
  mountains: words(
    "mountains?|alps?|peaks?|hik\\p{L}*|valley|skis?|skiing|climb\\p{L}*|summit|trail|outdoors?|berge?n?|gebirge|alpen|tal|wandern|gipfel|eifel|montagnes?|alpes|vallée|randonnée|sommet|montañas?|valle|senderismo|cumbre|landscape|landschaft|paysage|paisaje|asturias",
  ),
  sea: words(
    "sea|ocean|beach|coast|waves at|surf\\p{L}*|sail\\p{L}*|lake|boat|harbou?r|island|holiday|travel|meer|am see|bodensee|strand|küste|segel\\p{L}*|insel|urlaub|reisen|mer|océan|plage|côte|lac|bateau|île|vacances|voyage|mar|océano|playa|costa|lago|barco|isla|vacaciones|viaje",
  ),
  forest: words(
    "forests?|woods|woodland|trees?|pines?|camping|wald|wälder|bäume|fichten|camping|forêts?|bois|arbres|bosques?|árboles|pinos",
  ),
  desert: words(
    "desert|dunes?|sand|canyon|wüste|dünen|désert|dunas?|desierto|safari|fields?|vineyards?|felder|vignes?|luberon|oliv\\p{L}*|farm|bauernhof|ferme|granja|campos?",
  ),
  city: words(
    "city|skyline|urban|downtown|streets|town|night ?life|traffic|taxi|stadt|großstadt|straßen?|ville|rues?|urbain|ciudad|calles?|urbano|berlin|paris|london|madrid|new york|tokyo|business district",
  ),
  room: words(
    "room|interior|apartments?|flat|house(?!\\s?plants)|home|sofa|couch|armchair|furniture|living|bedroom|office|real estate|guest ?house|hotel|clinic|dental|salon|wohnung|altbauwohnung|zimmer|haus|möbel|wohnzimmer|sessel|büro|immobilie|ferienwohnung|praxis|appartement|maison|chambre|salon|meuble|fauteuil|bureau|immobilier|piso|casa|habitación|salón|muebles|sillón|oficina|inmueble|heat pump|wärmepumpe|cleaning|reinigung",
  ),
  waves: words(
    "software|saas|data|ai|cloud|tech\\p{L}*|digital|online|abstract|finance|music|sound|podcast|yoga|meditation|wellness|energy|flow|platform|daten|musik|klang|abstrakt|energie|finanzen|logiciel|application|données|musique|son|abstrait|énergie|datos|música|sonido|abstracto|energía|finanzas|plataforma|buchhaltung\\p{L}*|guitar\\p{L}*",
  ),
  blocks: words(
    "grid|architecture|construction|blocks?|coding|code|developers?|blockchain|logistics|warehouse|booking|invoices?|analytics|dashboard|architektur|bau|bauen|logistik|lager|zimmerer|code|architecture|entrepôt|construcción|arquitectura|logística|almacén|camp|robots?|games?|toys?|spiel\\p{L}*|spielzeug|jeux?|jouets?|juegos?|juguetes?|kids|children|kinder|enfants|niños|card game|board books",
  ),
  celebration: words(
    "party|festival|concert|event|celebrat\\p{L}*|birthday|wedding|confetti|fireworks|launch|sale|opening|new year|stage show|gala|fair|fest|feier\\p{L}*|konzert|geburtstag|hochzeit|konfetti|eröffnung|veranstaltung|fête|spectacle|anniversaire|mariage|confettis|soirée|brocante|fiesta|concierto|cumpleaños|boda|confeti|evento|black friday",
  ),
  shopfront: words(
    "shop ?fronts?|store ?fronts?|shop windows?|boutiques?|(?:coffee|flower|bakery|barber|corner|book|cheese|wine|gift) shop|bookshop|barbershop|bistro|(?:cafe|café) (?:front|exterior|terrace|façade|facade)|street cafe|schaufenster|ladenfront|devanture|escaparate|fachada de tienda",
  ),
  leaves: words(
    "plants?|houseplants?|zimmerpflanzen?|leaf|leaves|garden\\p{L}*|botanic\\p{L}*|tropical|jungle|green|eco|organic|natural|nature|sustainab\\p{L}*|tea|herbs?|pflanzen?|blätter|garten|grün|natur\\p{L}*|nachhaltig|bio|tee|kräuter|plantes?|feuilles?|jardin|vert|thé|herbes|durable|plantas?|hojas?|jardín|verde|naturaleza|té|hierbas|sostenible",
  ),
  cloth: words(
    "fabric|textiles?|silk|wool|alpaca|cotton|linen|cashmere|fashion|socks?|scarf|knit\\p{L}*|curtain|stoff|seide|wolle|baumwolle|leinen|mode|socken|schal|tissu|soie|laine|coton|lin|mode|tela|seda|lana|algodón|lino|moda|paper|papier|papel",
  ),
};

const thingWords: Record<Exclude<Thing, "forms" | "nothing">, RegExp> = {
  bottle: words(
    "bottles?|wine|gin|beer|oil|shampoo|nail polish|drinks?|juice|flaschen?|wein|bier|öl|saft|bouteilles?|vin|bière|huile|jus|botellas?|vino|cerveza|aceite|zumo|gourde|serum",
  ),
  jar: words(
    "jars?|honey|jam|cream|glas|gläser|honig|marmelade|\\p{L}*creme|miel|confiture|crème|tarros?|mermelada|crema|cosmetics?|kosmetik|skincare",
  ),
  soap: words("soaps?|bar of|chocolate|seifen?|schokolade|savons?|chocolat|jabón|jabones|chocolate"),
  box: words(
    "box|boxes|package|packaging|parcel|kit|set|paket|schachtel|boîtes?|coffret|cajas?|paquete|delivery|shipping|game|spiel",
  ),
  cup: words(
    "cups?|mugs?|coffee|espresso|latte|cappuccino|tea|pottery|ceramics|tassen?|becher|kaffee|tee|töpfern?|tasses?|café|thé|poterie|céramique|tazas?|cafetería|té|cerámica",
  ),
  phone: words(
    "phones?|smartphone|mobile|screen|tablet|app|handy|bildschirm|téléphone|écran|móvil|teléfono|pantalla|doorbell",
  ),
  book: words(
    "books?|novel|magazine|notebook|journal|lessons?|learn\\p{L}*|bücher|buch|heft|lern\\p{L}*|livres?|cahier|apprend\\p{L}*|libros?|cuaderno|aprend\\p{L}*|school|schule|école|escuela",
  ),
  ring: words("rings?|jewel\\p{L}*|schmuck|bijoux?|bague|joyas?|anillo|wedding"),
  bowl: words(
    "bowls?|gazpacho|salmorejo|soups?|salads?|pasta|ramen|cereal|muesli|schüsseln?|schalen?|suppe|salat|müsli|bols?|soupe|salade|cuencos?|sopa|ensalada|lasagne|mushrooms?|food|meal|essen|repas|comida|ice lolli\\p{L}*",
  ),
  bread: words(
    "bread|loaf|loaves|sourdough|baker\\p{L}*|bakery|croissants?|brot\\p{L}*|bäcker\\p{L}*|brötchen|pain|pains|boulang\\p{L}*|brioche|pan|panadería|bollos?",
  ),
  fruit: words(
    "fruits?|apples?|oranges?|lemons?|berries|mango|obst|äpfel|orangen|zitronen|beeren|pommes|citrons?|frutas?|manzanas?|naranjas?|limones|vegetables?|tomato\\p{L}*|gemüse|légumes|verduras?|hofladen|vitamins?",
  ),
  tube: words("tubes?|toothpaste|lotion|sunscreen|zahnpasta|sonnencreme|dentifrice|pasta de dientes"),
  vase: words("vases?|plants?|houseplants?|monstera|succulents?|zimmerpflanzen?|pots?|pflanzen?|plantes?|jarrón|plantas?|florero"),
  calendar: words(
    "calendar|diary|appointments?|schedule|reminders?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|kalender|termine?|dienste|schichtplan|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|märz|juni|juli|oktober|dezember|calendrier|agenda|rendez-vous|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|calendario|citas?|lunes|martes|miércoles|jueves|viernes|sábado|domingos?|enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|weeks?|semanas?|semaine|wochen?",
  ),
  pin: words(
    "map pin|map|located|location|directions|ortsmarke|standort|anfahrt|épingle de carte|quartier|centre-ville|marcador de mapa|centro de|ubicad[oa]|parkplätze|parking",
  ),
  coins: words(
    "coins?|price|savings?|salary|money|münzen|preis|kaufpreis|gehalt|brutto|lohn\\p{L}*|pièces de monnaie|prix|salaire|loyer|monedas|precio|sueldo|becas|donations?|spenden?|insurance",
  ),
  clock: words(
    "clock|hours?|minutes?|seconds?|early|uhr|stunden?|minuten?|sekunden?|nachtschichten|horloge|heures?|reloj|horas?|minutos?|afternoons?|tardes",
  ),
  people: words(
    "group of people|people|team|teams|neighbours|neighbors|volunteers?|drivers?|class of|small group|gruppe menschen|menschen|nachbarn|freiwillige|paten|kolleg\\p{L}*|groupe de gens|gens|personnes|équipe|voisins|bénévoles|grupo de gente|gente|personas|equipo|vecinos|voluntarios|grupos|students|colleagues|customers|families|familien|familles|familias",
  ),
  medal: words(
    "medals?|awards?|winner|prize|certified|medaille|preisgekrönt\\p{L}*|médaille|primée?s?|medalla|premiad[oa]s?|winning",
  ),
  bulb: words(
    "light bulb|ideas?|electricity|power socket|strom|steckdose|glühbirne|électricité|ampoule|electricidad|bombilla",
  ),
  heart: words(
    "hearts?|valentine\\p{L}*|care|nurs\\p{L}*|\\p{L}*pflege\\p{L}*|infirmi\\p{L}*|enfermer\\p{L}*|love|thank you|herz\\p{L}*|liebe|danke|c(?:œ|oe)ur|amour|merci|corazón|amor|gracias",
  ),
  house: words(
    "house(?!\\s?plants)|houses|home(?! page)|roof|row house|terraced|cottage|reihenhaus|haus|einfamilienhaus|dach|maison|toit|casa|tejado|property|immobilie|floor plan",
  ),
  key: words(
    "keys?|move in|viewing|to let|for rent|schlüssel|besichtigung|einzug|clés?|visites?|emménager|à louer|disponible|llaves?|mudanza|alquiler",
  ),
  laptop: words(
    "laptop|computer|website|web|code|coding|programming|software|dashboard|file|datei|programmier\\p{L}*|ordinateur|logiciel|site web|ordenador|programación|página|publicada|lohnabrechnung",
  ),
  plate: words(
    "plates?|pasta|spaghetti|noodles|courses for|three courses|dinner|lunch|restaurant|osteria|trattoria|dish|menu|sushi|platter|steak|curry|tacos?|spätzle|käsespätzle|gericht\\p{L}*|mittagstisch|gasthaus|teller|vegetarisch|plat|plats|repas|dîner|assiette|menus?|menú|platos?|cena|tortillitas?|camarones|atún|taberna|cook|cooks|chef",
  ),
  glass: words(
    "wines?|wine glass|glass(?:es)? of|drinks? with|wein\\p{L}*|sekt|vins?|champagne|vinos?|copas?",
  ),
  pan: words(
    "pan|fry|fried|frying|sauté|butter|egg|eggs|pfanne|braten|gebraten|geröstet\\p{L}*|zwiebeln|poêle|cuire|sartén|fríe|line cooks",
  ),
  pancakes: words("pancakes?|waffles?|crêpes?|pfannkuchen|tortitas"),
  shoe: words(
    "shoes?|sneakers?|trainers|boots|schuhe?|turnschuhe|stiefel|chaussures?|baskets|zapat\\p{L}+|zapatillas|botas|socks?|calcetines|socken|chaussettes",
  ),
  dog: words(
    "dogs?|puppy|puppies|pets?|animals?|shelter|hunde?n?|patenhund|haustiere?|tierheim|tierarzt|chiens?|animaux|refuge|perros?|animales|protectora|pony\\p{L}*",
  ),
  hammer: words(
    "hammer|tools?|craft|crafts|craftsm\\p{L}*|carpent\\p{L}*|repair|handwerk\\p{L}*|werkzeug\\p{L}*|zimmerer|outils?|artisan\\p{L}*|bricolage|herramientas?|martillo|artesan\\p{L}*",
  ),
  bicycle: words(
    "bikes?|bicycles?|cycl\\p{L}+|bottle cage|fahrr[aä]d\\p{L}*|radfahrer|vélos?|bicis?|bicicletas?",
  ),
  van: words(
    "delivery van|vans|deliver\\p{L}*|shipping|courier|truck|food truck|drivers|lieferung|versand\\p{L}*|transporter|livraison|camion|envíos?|entrega|furgoneta",
  ),
  machine: words(
    "heat pumps?|compressor|outside air|air conditioning|fan|wärmepumpen?|kompressor|außenluft|pompe à chaleur|bomba de calor|wechselrichter|machine|maschine",
  ),
  panel: words(
    "solar|panels?|photovoltaic|balkonkraftwerk|module|solarmodule?|sonne\\p{L}*|panneaux|paneles",
  ),
  radiator: words(
    "radiators?|heating|underfloor|heizung|heizkörper|radiateurs?|chauffage|calefacción|warmth|units of heat",
  ),
  camera: words(
    "cameras?|photograph\\p{L}*|photos?|portrait|fotograf\\p{L}*|kamera|appareil prêté|photographie|fotografía|cámara|retrato",
  ),
  speaker: words(
    "speakers?|band|brass|concert|jazz|music|on stage|blasmusik|musik|kapelle|konzert|lautsprecher|groupes? de jazz|musique|música|concierto|banda",
  ),
  crate: words(
    "food bank|crates?|groceries|harvest|vegetable box|courses? de la semaine|listes de courses|gemüse|kiste|lebensmittel|tafel|tomates?|pepino|pimiento|verduras?|légumes|banco de alimentos|breakfast for|frühstück|épluchures",
  ),
  stall: words(
    "stalls?|market|fair|makers|markt|hoffest|stände|marché|brocante|mercad\\p{L}+|puestos?|feria|exposants",
  ),
  plant: words(
    "plants?|gardeners?|garden|growing|compost|jardin\\p{L}*|garten|pflanzen?|plantes?|plantas?|huerto|bac fermé|jardinières|terre|vers",
  ),
  bag: words(
    "(?:tote|hand|shoulder|shopping|gym)?[- ]?bags?|totes?|backpacks?|wallets?|purses?|clutch|geldbörsen?|portemonnaie|rucksack|handtaschen?|tasche|taschen|beutel|sacs?(?: à main)?|cabas|bolsos?|mochila|bolsa de tela",
  ),
  shirt: words(
    "t-?shirts?|shirts?|hoodies?|sweaters?|jumpers?|jackets?|coats?|blouses?|clothes|clothing|apparel|kleidung|jacken?|vêtements|ropa|sweatshirts?|jerseys?|hemd|hemden|pullover|chemises?|pulls?|camisas?|camisetas?|sudaderas?",
  ),
  hat: words("hats?|sun ?hat|hut|sonnenhut|strohhut|chapeaux?|sombreros?"),
  sunglasses: words(
    "sunglasses|eyewear|eyeglasses|spectacles|(?:sonnen)?brillen?|lunettes(?: de soleil)?|gafas(?: de sol)?",
  ),
  watch: words(
    "watch|watches|wristwatch\\p{L}*|smartwatch\\p{L}*|armbanduhr\\p{L}*|montres?|reloj de pulsera|relojes",
  ),
  headphones: words("headphones?|headsets?|earphones?|kopfhörer|casque audio|écouteurs|auriculares"),
  chair: words("chairs?|stools?|stuhl|stühle|chaises?|tabourets?|sillas?|taburetes?"),
  lamp: words("lamps?|lampshade|\\p{L}*lampen?|leuchten?|lampes?|lámparas?"),
  cake: words("cakes?|cupcakes?|cheesecake|torten?|\\p{L}*kuchen|gâteau\\p{L}*|tartas?|pasteles|pastel de"),
  cat: words("cats?|kittens?|kitty|katzen?|kätzchen|chats?|chatons?|gat[oa]s?|gatitos?"),
  teddy: words(
    "teddy\\p{L}*|bears?|plush\\p{L}*|stuffed animals?|kuscheltiere?|nounours|peluches?|ositos?|bär|bären",
  ),
  tulips: words(
    "tulips?|tulpen?|tulipe?s|tulipanes|bouquets?|flowers?|floral arrangement|peon(?:y|ies)|blumen\\p{L}*|fleurs?|flores|ramo",
  ),
  roses: words("roses(?! gold)|rosen|bridal bouquet|wedding flowers|rosas rojas"),
  sunflowers: words(
    "sunflowers?|dais(?:y|ies)|gerberas?|sonnenblumen?|tournesols?|girasol(?:es)?|marguerites?",
  ),
  candle: words("candles?|\\p{L}*kerzen?|bougies?|velas?|tealights?"),
  pumpkin: words("pumpkins?|halloween|jack[- ]o'?[- ]?lanterns?|kürbis\\p{L}*|citrouilles?|calabazas?"),
  firtree: words(
    "christmas(?: trees?)?|xmas|santa|weihnacht\\p{L}*|tannenb\\p{L}+|noël|sapin|navidad|navideñ[ao]s?|advent\\p{L}*",
  ),
  gift: words("gifts?|presents?|gift ?box(?:es)?|geschenke?n?|cadeaux?|regalos?"),
  eggs: words("easter(?: eggs?)?|osterei\\p{L}*|ostern|pâques|pascua|nest"),
  burger: words("burgers?|hamburgers?|cheeseburgers?|fries|hamburguesas?|fast food|pommes frites"),
  pizza: words("pizzas?|pizzeria|margherita"),
  icecream: words("ice[- ]?creams?|gelato|sundaes?|sorbets?|eis|eisdiele|glaces?|helados?"),
  donut: words("donuts?|doughnuts?|krapfen|beignets?"),
  cookies: words("cookies?|biscuits?|macarons?|kekse?|plätzchen|galletas?"),
  cocktail: words(
    "cocktails?|mocktails?|mojitos?|spritz|margaritas?|smoothies?(?! bowl)|lemonade|iced (?:tea|coffee)|juices?|\\p{L}*saft|zumo|limonade|limonada|cócteles|cóctel",
  ),
  perfume: words("perfumes?|parfums?|fragrances?|cologne|eau de toilette|düfte|duft"),
  lipstick: words("lipsticks?|make-?up|lippenstifte?|rouge à lèvres|labial|maquillage|maquillaje"),
  dress: words("dress|dresses|gowns?|skirts?|kleid|kleider|robes?|vestidos?"),
  necklace: words("necklaces?|pendants?|halskette|kette|colliers?"),
  tooth: words(
    "tooth|teeth|dentists?|dental|zahn|zähne|zahn(?!pasta)\\p{L}*|dents?|dentistes?|dentista|dientes",
  ),
  dumbbell: words(
    "dumbbells?|kettlebells?|weights|gym|fitness|workouts?|personal train\\p{L}*|hanteln?|musculation|gimnasio|pesas",
  ),
  car: words("cars?|suv|convertible|autos?|elektroauto\\p{L}*|voitures?|coches?"),
  keyboard: words("keyboards?|gaming|tastatur|claviers?|teclados?"),
  suitcase: words("suitcases?|luggage|koffer|valises?|maletas?"),
  ball: words(
    "balls?|sports?|football|soccer|basketball|tennis|toys?|kids|bälle|sport|fußball|spielzeug|ballons?|jouets?|pelotas?|balón|deporte|juguetes?",
  ),
};

const timeWords: Record<Exclude<TimeOfDay, "day">, RegExp> = {
  dawn: words(
    "dawn|sunrise|early|morgen|morgenlicht|sonnenaufgang|aube|lever du soleil|amanecer|mist\\p{L}*|fog\\p{L}*|nebel|brume|niebla|pastel",
  ),
  golden: words(
    "golden|warm\\p{L}*|autumn|fall|late afternoon|cosy|cozy|golden\\p{L}*|herbst|gemütlich|dorée?|chaude?|automne|dorad[ao]|cálid[ao]|otoño",
  ),
  dusk: words(
    "dusk|sunset|evening|twilight|abend|sonnenuntergang|dämmerung|crépuscule|coucher|soir\\p{L}*|atardecer|ocaso|tarde",
  ),
  night: words(
    "night|dark|midnight|stars?|neon|nacht|dunkel|sterne|nuit|sombre|étoiles|noche|oscur[ao]|estrellas|black friday",
  ),
};

const moodWords: Record<Exclude<Mood, "plain">, RegExp> = {
  warm: timeWords.golden,
  bold: words(
    "bold|strong|vivid|contrast|power\\p{L}*|energ\\p{L}*|dynamic|kräftig\\p{L}*|starke?r?|kontrast|vives|vifs?|fort|contraste|intens[oa]s?",
  ),
  playful: words(
    "playful|cheerful|fun|bright(?! and (?:clean|airy))|colou?rful|happy|kids|toddlers?|fröhlich\\p{L}*|bunt\\p{L}*|helle?|joyeuses?|joyeux|coloré\\p{L}*|alegres?|divertid[ao]|candy",
  ),
  premium: words(
    "premium|luxur\\p{L}*|elegant|dark|exclusive|moody|dramatic|low[- ]key|edel|dunkel|élégant\\p{L}*|sombre|luxe|elegante|lujo|oscur[ao]",
  ),
};

const viewWords: Record<Exclude<View, "usual">, RegExp> = {
  wide: words(
    "wide|calm background|landscape view|weiter blick|ruhiger hintergrund|vue large|fond calme|vista amplia|fondo tranquilo",
  ),
  close: words("close[- ]?up|close view|detail|nahaufnahme|gros plan|primer plano|detalle"),
  above: words(
    "from above|overhead|flat ?lay|top[- ]down|top view|bird'?s[- ]eye|von oben|vue de dessus|desde arriba",
  ),
};

const colorWords: readonly (readonly [RegExp, Oklch])[] = [
  [words("red|rot\\p{L}*|rouges?|roj[ao]s?|crimson|cherry|tomato\\p{L}*"), { l: 0.58, c: 0.19, h: 27 }],
  [words("terracotta|rust|clay|brick|rost|ton|brique|terracota|óxido"), { l: 0.62, c: 0.12, h: 42 }],
  [words("orange|orangen?|naranjas?|mango|pumpkin|amber|alpaca"), { l: 0.74, c: 0.16, h: 58 }],
  [
    words("yellow|gelb\\p{L}*|jaunes?|amarill[ao]s?|lemon|honey|mustard|honig|miel|senf"),
    { l: 0.86, c: 0.15, h: 92 },
  ],
  [
    words("corals?|koralle\\p{L}*|corail|salmon|lachs\\p{L}*|saumon|peach|pfirsich\\p{L}*|melocotón"),
    { l: 0.74, c: 0.13, h: 33 },
  ],
  [words("burgundy|bordeaux|maroon|weinrot"), { l: 0.42, c: 0.13, h: 16 }],
  [words("copper|bronze|kupfer|cuivre|cobre"), { l: 0.67, c: 0.1, h: 50 }],
  [words("gold|golden\\p{L}*|dorée?s?|dorad[ao]s?|brass|messing"), { l: 0.78, c: 0.11, h: 82 }],
  [
    words("green|grün\\p{L}*|verts?|vertes?|verdes?|emerald|smaragd|basil|moss|moos"),
    { l: 0.62, c: 0.12, h: 150 },
  ],
  [words("sage|mint|olive|salbei|minze|sauge|menthe|salvia|menta|matcha"), { l: 0.78, c: 0.06, h: 145 }],
  [words("teal|turquoise|cyan|türkis|petrol|turquesa|aqua"), { l: 0.68, c: 0.1, h: 200 }],
  [words("(?<!navy )blue|blau\\p{L}*|bleue?s?|azul(?:es)?|denim|ocean|sky"), { l: 0.6, c: 0.13, h: 255 }],
  [words("navy|indigo|nachtblau|dunkelblau|bleu marine"), { l: 0.4, c: 0.11, h: 264 }],
  [
    words("purple|violet\\p{L}*|lila|lilac|lavender|lavendel|lavande|violettes?|morad[ao]s?|lavanda|plum"),
    { l: 0.7, c: 0.1, h: 305 },
  ],
  [words("pink|rosa|roses?|rosé|blush|magenta|fuchsia|berry"), { l: 0.76, c: 0.11, h: 5 }],
  [
    words(
      "brown|braun\\p{L}*|brune?s?|marron|marrón|coffee|kaffee|café|chocolate|schokolade|chocolat|kakao|cacao|espresso|wood|holz|bois|madera|oak",
    ),
    { l: 0.55, c: 0.07, h: 55 },
  ],
  [
    words("beige|cream|sand|ivory|oat|hafer|crème|crema|ivoire|avoine|avena|linen|leinen"),
    { l: 0.9, c: 0.035, h: 82 },
  ],
  [words("white|weiß\\p{L}*|blanc\\p{L}*|blanc[ao]s?|snow"), { l: 0.95, c: 0.008, h: 90 }],
  [words("black|schwarz\\p{L}*|noire?s?|negr[ao]s?|charcoal|anthracite"), { l: 0.26, c: 0.01, h: 260 }],
  [
    words("gr[ea]y|grau\\p{L}*|grise?s?|silver|silber|argent|plata|steel|stahl|acier|acero"),
    { l: 0.72, c: 0.012, h: 250 },
  ],
];

/** Things that are photographed where they are used rather than on a stage. */
const atHome = new Set<Thing>([
  "bowl",
  "bread",
  "fruit",
  "plate",
  "pan",
  "pancakes",
  "glass",
  "burger",
  "pizza",
  "cookies",
  "forms",
]);

/** "Dinner on Sunday" shows the dinner: what stands for a sentence gives way to what it names. */
const thingWeights: Partial<Record<Thing, number>> = {
  ...Object.fromEntries(symbolThings.map((thing) => [thing, 0.45])),
  // These come after what is in them, or what they are made of: "lemon ricotta pancakes", "linen tote bag".
  pancakes: 1.6,
  cake: 1.8,
  bag: 1.6,
  shirt: 1.6,
  hat: 1.6,
  chair: 1.4,
  lamp: 1.4,
  sunglasses: 1.4,
  watch: 1.4,
  headphones: 1.6,
  shoe: 1.2,
  dress: 1.6,
  gift: 1.2,
  firtree: 1.05,
  pumpkin: 1.2,
  tulips: 0.95,
  roses: 1.4,
  sunflowers: 1.4,
  burger: 1.4,
  pizza: 1.4,
  icecream: 1.6,
  donut: 1.6,
  cookies: 1.6,
  cocktail: 1.4,
  perfume: 1.6,
  necklace: 1.4,
  cat: 1.3,
  tooth: 1.3,
  dumbbell: 1.2,
};

/**
 * Reads the words of a picture brief. A brief in parts, "subject – sentence – setting", shows what its sentence names
 * and falls back on its subject; its setting says only how. A brief of one part shows what it names most.
 */
export function readPictureWords(prompt: string): PictureIdea {
  const parts = prompt.split(" – ");
  const [subject = "", ...rest] = parts;
  const setting = rest.length > 0 ? rest.pop() : undefined;
  const shown = [...rest, subject].map(shownBy).find((found) => found !== null);
  const words = setting ?? prompt;
  return {
    subject: shown?.subject ?? "stage",
    thing: shown?.thing ?? strongest([subject, ...rest].join(" "), thingWords)[0] ?? "forms",
    colors: namedColors(setting === undefined ? prompt : [subject, ...rest].join(" ")),
    time: strongest(words, timeWords)[0] ?? "day",
    mood: strongest(words, moodWords)[0] ?? "plain",
    view: strongest(words, viewWords)[0] ?? "usual",
  };
}

/** What a text names: a place, a thing on a stage, or a thing where it is used. Null where it names neither. */
function shownBy(text: string): (Pick<PictureIdea, "subject"> & { thing?: Thing }) | null {
  const [place, placeScore] = strongest(text, subjectWords, { celebration: 1.25, shopfront: 2.4 });
  const [thing, thingScore] = strongest(text, thingWords, thingWeights);
  if (place === null && thing === null) return null;
  if (place === "shopfront") return { subject: place };
  if (thing === null) return { subject: place! };
  if (place === null) return { subject: atHome.has(thing) ? "table" : "stage", thing };
  // A thing that belongs on a stage speaks for the stage.
  const stays = atHome.has(thing) || placeScore >= thingScore * 0.95;
  return { subject: stays ? place : "stage", thing };
}

/** The field with the most telling words, and how telling they are; an earlier field wins a tie. */
function strongest<Field extends string>(
  text: string,
  fields: Record<Field, RegExp>,
  weights: Partial<Record<Field, number>> = {},
): [Field | null, number] {
  let best: Field | null = null;
  let bestScore = 0;
  for (const field of Object.keys(fields) as Field[]) {
    const score = scoreOf(text, fields[field]) * (weights[field] ?? 1);
    if (score > bestScore + 1e-9) {
      best = field;
      bestScore = score;
    }
  }
  return [best, bestScore];
}

/** Early words name the subject, later ones describe it, so a word counts for less the later it comes. */
function scoreOf(text: string, telling: RegExp): number {
  let score = 0;
  for (const match of text.matchAll(telling)) score += 1 / (1 + match.index / 60);
  return score;
}

/** How a colour is said to be, by the words before it or, in French and Spanish, after it. */
const paleWords =
  /(?:light|pale|soft|pastel|baby|powder|dusty|faded|hell|zart|clair|pâle|claro|suave)e?[rnsma]?[\s-]*$/iu;
const deepWords = /(?:dark|deep|dunkel|tief|foncé|oscur[oa]|midnight|forest)e?[rnsm]?[\s-]*$/iu;
const vividWords =
  /(?:bold|vivid|bright|neon|hot|electric|strong|intense|knallig|kräftig|leuchtend|vif|vive|intens[oa])e?[rnsm]?[\s-]*$/iu;
const paleAfter = /^[\s-]*(?:clairs?|claires?|pâles?|claros?|claras?|pastel)(?!\p{L})/iu;
const deepAfter = /^[\s-]*(?:foncée?s?|oscur[oa]s?|sombres?)(?!\p{L})/iu;

function asSaid(color: Oklch, before: string, after: string): Oklch {
  const { l, c, h } = color;
  if (paleWords.test(before) || paleAfter.test(after))
    return { l: Math.max(l, l + (0.9 - l) * 0.7), c: Math.min(c, 0.03 + c * 0.4), h };
  if (deepWords.test(before) || deepAfter.test(after)) return { l: Math.max(0.2, l * 0.56), c: c * 0.85, h };
  if (vividWords.test(before) && c > 0.03) return { l, c: Math.min(0.24, c * 1.3), h };
  return color;
}

/** German runs the manner and the colour together: "dunkelgrün". */
export const withSplitColors = (text: string) =>
  text.replace(
    /(dunkel|hell|tief|zart|knall)(?=rot|blau|grün|gelb|rosa|lila|grau|braun|orange|violett|türkis|pink|beige)/giu,
    "$1 ",
  );

/** Colours named in a text, in the order they are named, as pale, deep or vivid as they are said to be. "Sage green" is sage. */
export function namedColors(words: string): Oklch[] {
  const text = withSplitColors(words);
  return colorWords
    .flatMap(([pattern, color]) => {
      const match = new RegExp(pattern.source, "iu").exec(text);
      if (!match) return [];
      const end = match.index + match[0].length;
      const said = asSaid(color, text.slice(0, match.index), text.slice(end));
      return [{ at: match.index, end, color: said }];
    })
    .sort((a, b) => a.at - b.at)
    .filter(({ at }, i, all) => !all.some((other, j) => j < i && /^[ -]$/.test(text.slice(other.end, at))))
    .map(({ color }) => color);
}

/** Any word for a colour, and for how it is. */
export const colorWord = new RegExp(
  `${colorWords.map(([pattern]) => pattern.source).join("|")}|(?<!\\p{L})(?:light|pale|soft|pastel|baby|powder|dusty|dark|deep|bold|vivid|bright|neon|hot|electric|hell\\p{L}*|dunkel\\p{L}*|clair|foncé|claro|oscuro)(?!\\p{L})`,
  "iu",
);
