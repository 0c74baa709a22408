import { words } from "../words";
import type { Subject } from "./picture-idea";

/** Words for places and settings. */
export const subjectWords: Record<Exclude<Subject, "stage">, RegExp> = {
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
