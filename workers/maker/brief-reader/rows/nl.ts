import type { LanguageRow } from "../language-row";

export const dutch: LanguageRow = {
  request: {
    order: "verb-first",
    please: "alsjeblieft|alstublieft|hallo|hoi|kun je|kan je|kunt u|kunnen jullie|zou je",
    verbs:
      "maak|maken|creëer|produceer|schrijf|genereer|ontwerp|film|ik wil|wij willen|we willen|ik zou graag|ik heb nodig|we hebben nodig|graag",
    me: "me|mij|ons|voor mij|voor ons",
    sure: "advertentie|promo|promofilmpje|promovideo|reclame|reclamespot|tiktok|teaser|bedrijfsvideo",
    ambiguous: "video|video's|filmpje|film|clip|spotje|spot|reel|reels|animatie|verhaal|post|\\p{L}*video",
    links: "waarin|over|voor|van|die|dat|om",
    around:
      "(?:ik|we|wij) (?:wil|willen|zou|zouden)(?: graag)? (?<subject>(?:mijn|ons|onze)\\s.*?) (?:promoten|bekend(?:er)? maken|aankondigen|voorstellen)",
    asks: "iets(?: \\p{L}+)? voor(?= (?:mijn|onze|ons) )|(?:promoot|adverteer|presenteer)(?= (?:mijn|onze|ons) )|(?:leg uit|laat zien),?(?= (?:hoe|wat|waarom) )",
  },
  tones: {
    warm: "warm|warme|vriendelijk|vriendelijke|gezellig|gezellige|rustig|rustige|knus",
    bold: "krachtig|krachtige|energiek|energieke|stoer|stoere|dynamisch|opvallend|opvallende",
    playful: "leuk|leuke|grappig|grappige|vrolijk|vrolijke|speels|speelse|cool|coole|gaaf|gave",
    premium: "elegant|elegante|luxe|stijlvol|stijlvolle|chic|chique",
    plain: "simpel|simpele|eenvoudig|eenvoudige|duidelijk|duidelijke|zakelijk|zakelijke",
  },
  aboutVideo:
    "(?:met )?(?:vrolijke |rustige |opzwepende )?(?:achtergrond)?muziek|toon: .*|(?:voor|op) (?:instagram|tiktok|youtube|facebook|linkedin|social media)|(?:staand|liggend|vierkant) formaat|de video (?:moet|mag).*|meer klanten|houd het (?:kort|simpel|luchtig)",
  seconds: "seconden|seconde|sec\\.?|s",
  possessive: "mijn|m'n|ons|onze",
  article: "een|de|het",
  and: "en",
  date: {
    lead: "uiterlijk(?: den| le| op)?|op|vanaf|van|tot|tot en met|t/m|elke|iedere|deze|dit|volgende|komende|om|in|sinds|voor|na|tussen|eind|begin|open|de|aan|start",
    link: "tot|tot en met|t/m|en|om|van|vanaf|of|de",
    tail: "a\\.s\\.|aanstaande",
    beforeHour: "om",
    afterHour: "uur|u|h",
    words:
      "24 uur per dag|dag en nacht|7 dagen per week|zeven dagen per week|vandaag|morgen(?:ochtend|middag|avond)?|vanavond|dagelijks|elke dag|iedere dag|doordeweeks|(?:dit |elk |in het )?weekend|(?:elke |iedere )(?:ochtend|middag|avond)|'s ochtends|'s avonds|'s middags|middernacht|het hele jaar|kerst|pasen|volgende week",
    names: "maandags|dinsdags|woensdags|donderdags|vrijdags|zaterdags|zondags",
    ambiguous: "mei|maart|ma|di|wo|do|vr|za|zo|mrt|kerst|pasen",
    endings: "en|ochtend|middag|avond",
    from: "vanaf|van|sinds",
    until: "tot|t/m|uiterlijk|uiterlijk",
  },
  price: {
    lead: "eerst|was|vanaf|voor|slechts|maar|van|tot|daarna|à|onder",
    unit: "(?:per|de|het|een)\\s\\p{L}+|/\\s?\\p{L}+|p\\.p\\.|maandelijks",
    from: "vanaf",
    words: "(?:voor de )?halve prijs|2 voor 1|1\\+1 gratis|twee voor de prijs van een",
    discount: "korting|goedkoper|minder|sale|bespaar",
  },
  free: "gratis|kosteloos|kosteloze|vrije toegang|toegang vrij|cadeau",
  notFree: "niet gratis",
  locative: "in|bij|te|op|aan|nabij|tegenover|naast",
  place:
    "[\\p{L}-]+(?: [\\p{L}-]+)? en omgeving|(?:op )?(?:\\p{N}+|twee|vijf|tien) (?:minuten|min|km|meter|stappen)(?: lopen)? van (?:het|de) \\p{L}+|in het centrum|in de binnenstad|tegenover het \\p{L}+",
  audience: {
    before: "voor",
    after: "",
    people:
      "mensen|iedereen|ouders?|moeders|vaders|gezinnen|families|kinderen|kids|baby's|peuters|kleuters|jongeren|tieners|volwassenen|studenten|leerlingen|beginners|gevorderden|professionals|teams|oprichters|zzp'ers|freelancers|ondernemers|hardlopers|fietsers|reizigers|forenzen|eigenaren|liefhebbers|fans|vrouwen|mannen|meisjes|jongens|senioren|ouderen|ontwikkelaars|docenten|tuiniers|wandelaars|koks|bedrijven|winkels|restaurants|stellen|koppels|kopers|gasten|buren|honden|katten|huisdieren|vrienden|groepen|medewerkers|patiënten|sporters|muzikanten|jou|jullie|u|wie|toeristen|huurders|scholen",
    age: "(?:van )?\\p{N}+\\s?(?:tot|t/m|-|–)\\s?\\p{N}+ jaar|vanaf \\p{N}+ jaar|\\p{N}+\\+",
    not: "altijd|de (?:eerste|laatste|volgende)|het (?:eerste|laatste)|slechts|maar|jaren|uren|dagen|weken|maanden|thuis|onderweg|instagram|tiktok|meer informatie",
  },
  feature:
    "met|zonder|van (?:wol|linnen|katoen|leer|hout|zijde)|handgemaakte?|zelfgemaakte?|vers \\p{L}+|gemaakt|gebakken|gebrand|gebouwd|genaaid|bereid|inclusief|incl\\.?|vrij van|die|dat|\\p{L}+vrij",
  featureCut: "met|zonder|die|inclusief|gemaakt van",
  relative: "die",
  negation: "niet|geen|nooit|niemand|niets",
  limit:
    "behalve|uitgezonderd|alleen|uitsluitend|minimaal|maximaal|minimum|maximum|min\\.?|max\\.?|minstens|hooguit|ten minste|niet (?:geschikt|voor)|boven de \\p{N}+|onder de \\p{N}+",
  craft:
    "muziek|tekst|letters|lettertype|ondertitel\\p{L}*|kleuren|toon|stem|voice-?over|stijl|sfeer|achtergrond|logo|overgangen|effecten|emoji\\p{L}*|hashtags?|animaties|video|filmpje",
  orders: "gebruik|maak|houd?|zet|toon|laat|geen|zonder|niet|liefst",
  unsaid:
    "(?:gelieve )?(?:en )?(?:noem|vermeld|toon|zeg)(?: \\p{L}+){0,6} niet|(?:graag |en )?(?:\\p{L}+ ){0,6}?niet (?:noemen|vermelden|tonen|laten zien)",
  proof:
    "sinds (?:1[89]|20)\\p{N}\\p{N}|opgericht in \\p{N}+|bekroonde?|prijswinnende?|sterren|beoordelingen|gecertificeerde?|jaar ervaring|generaties?|\\p{N}[\\p{N}. ]*\\+? (?:\\p{L}+ )?(?:klanten|mensen|leden|gezinnen|gebruikers|deelnemers|vrijwilligers|maaltijden|studenten)",
  note: "gesloten|uitverkocht|volgeboekt|alleen contant|geen honden|zolang de voorraad strekt|op is op|alleen op afspraak",
  action:
    "bestel|bestellen|koop|boek|boeken|reserveer|reserveren|bel|bellen|mail|schrijf|neem contact op|contact|bezoek|kom|kom langs|meld je aan|aanmelden|aanmelding|schrijf je in|inschrijven|inschrijving|solliciteer|solliciteren|doneer|download|probeer|ontdek|volg|haal|tickets?|kaarten|meer info\\p{L}*|info via",
  verbs:
    "voedt|betaalt|is|zijn|was|waren|ben|bent|heeft|hebben|heb|had|wordt|worden|kan|kunnen|mag|mogen|moet|moeten|zal|zullen|wil|willen|er is|gaat|gaan|komt|komen|maakt|maken|biedt|bieden|opent|openen|begint|start|vindt|zoekt|zoeken|verkoopt|verkopen|brengt|helpt|helpen|houdt|past|bakt|bakken|ruikt|smaakt|kost|ligt|staat|leert|leer|heet|kookt|koken|werkt|werken|blijft|neemt|duurt|denken|denkt|geloven|weet|levert|leveren|repareert|repareren|organiseren|runnen",
  pronouns: "ik|wij|we|jij|je|jullie|u|het|hij|zij|ze|veel mensen|velen|niemand",
  contrast: "maar|echter|toch",
  belief: "(?:denken|denkt|geloven|gelooft|zeggen)(?: dat)",
  beforeAfter: "(?:eerst|vroeger)[ :,]+(.+?)[,;.]?\\s+(?:en )?(?:nu|daarna)[ :,]+(.+)",
  step: "eerst|ten eerste|ten tweede|dan|daarna|vervolgens|tot slot|stap \\p{N}+",
  told: "(?:ik|wij|we) (?:begon|begonnen|was|waren|had|hadden|kwam|kwamen|startte|startten|heb|hebben)",
  naming: "genaamd|genoemd|met de naam|heet|heten",
  definition: "is (?:een|de|het|onze|ons|mijn)|zijn (?:de|onze)",
  glue: "tel\\.?|telefoon|mobiel|bel|op|via|of|en|mail|e-mail|site|web|website|online|contact|adres|info|aanmelden|reserveren|prijs|prijzen|kost|kosten|voor|de|het|van|instagram|facebook|whatsapp|open|openingstijden|daarna|maar|slechts|toegang|om",
  fields: {
    name: "naam|merk|productnaam|bedrijf|hoe heet het",
    subject: "product|onderwerp|thema|evenement|functie|woning|recept|cursus|titel|wat",
    feature: "voordelen|kenmerken|pluspunten|inbegrepen|inclusief|ingrediënten|wij bieden|programma",
    audience: "doelgroep|voor|voor wie",
    price: "prijs|prijzen|kosten|aanbieding|korting|salaris|toegang|entree|huur",
    date: "datum|data|wanneer|tijd|openingstijden|open",
    address: "waar|locatie|plaats|adres",
    contact:
      "link|website|web|contact|telefoon|tel|e-mail|mail|aanmelden|inschrijven|reserveren|bestellen|tickets|instagram|whatsapp",
    action: "cta|actie|knop",
    video: "toon|stijl|lengte|duur|formaat|muziek|taal|sfeer|platform|kleuren|video",
  },
};
