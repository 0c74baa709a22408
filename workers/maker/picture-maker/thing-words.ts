import { words } from "../words";
import { symbolThings, type Thing } from "./picture-idea";

/** Words for things. */
export const thingWords: Record<Exclude<Thing, "forms" | "nothing">, RegExp> = {
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
  vase: words(
    "vases?|plants?|houseplants?|monstera|succulents?|zimmerpflanzen?|pots?|pflanzen?|plantes?|jarrón|plantas?|florero",
  ),
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

/** "Dinner on Sunday" shows the dinner: what stands for a sentence gives way to what it names. */
export const thingWeights: Partial<Record<Thing, number>> = {
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
