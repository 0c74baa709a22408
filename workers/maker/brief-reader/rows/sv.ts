import type { LanguageRow } from "../language-row";

export const swedish: LanguageRow = {
  request: {
    order: "verb-first",
    please: "snälla|hej|kan du|kan ni|skulle du kunna|var snäll och",
    verbs:
      "gör|göra|skapa|producera|skriv|generera|spela in|filma|jag vill ha|vi vill ha|jag behöver|vi behöver|jag skulle vilja ha|vill ha",
    me: "mig|oss|åt mig|åt oss",
    sure: "reklam|reklamfilm|annons|promo|tiktok|teaser|promovideo|reklamvideo",
    ambiguous: "video|videor|film|filmer|klipp|spot|reel|reels|animation|berättelse|inlägg|\\p{L}*video",
    links: "som (?:visar|presenterar|marknadsför)|till|för|om|av|åt",
    asks: "(?:jag|vi) vill (?:marknadsföra|göra reklam för|presentera|lansera)(?= (?:min|mitt|mina|vår|vårt|våra) )|något(?: \\p{L}+)? för(?= (?:min|mitt|mina|vår|vårt|våra) )|(?:marknadsför|presentera)(?= (?:min|mitt|mina|vår|vårt|våra) )|(?:förklara|visa)(?= (?:hur|vad|varför) )",
  },
  tones: {
    warm: "varm|varmt|vänlig|vänligt|mysig|mysigt|lugn|lugnt",
    bold: "djärv|djärvt|energisk|energiskt|kraftfull|kraftfullt|tuff|tufft",
    playful: "rolig|roligt|kul|lekfull|lekfullt|glad|glatt|cool|coolt|häftig|häftigt",
    premium: "elegant|lyxig|lyxigt|stilren|stilrent|exklusiv",
    plain: "enkel|enkelt|tydlig|tydligt|saklig|sakligt|professionell",
  },
  aboutVideo:
    "(?:med )?(?:glad |lugn |peppig )?(?:bakgrunds)?musik|(?:för|på) (?:instagram|tiktok|youtube|facebook|linkedin|sociala medier)|(?:stående|liggande|kvadratiskt) format|videon (?:ska|bör).*|fler kunder|håll (?:det|den) (?:kort|enkelt?)",
  seconds: "sekunder|sekund|sek\\.?|s",
  possessive: "min|mitt|mina|vår|vårt|våra",
  article: "en|ett|den|det|de",
  and: "och",
  date: {
    lead: "senast(?: den| le| op)?|på|från|från och med|fr\\.o\\.m\\.|till|till och med|t\\.o\\.m\\.|varje|varannan|denna|nästa|kl\\.?|klockan|i|den|sedan|före|efter|mellan|slutet av|början av|öppet|öppnar|start",
    link: "till|till och med|t\\.o\\.m\\.|och|kl\\.?|klockan|från|eller|den",
    tail: "nästa vecka",
    beforeHour: "kl\\.?|klockan",
    afterHour: "h",
    words:
      "dygnets alla timmar|sju dagar i veckan|idag|i dag|imorgon|i morgon|ikväll|i kväll|dagligen|varje dag|varje (?:morgon|kväll)|vardagar|helger|(?:i |på )?helgen|på kvällen|på morgonen|midnatt|året runt|jul|påsk|midsommar|nästa vecka|dygnet runt",
    names: "måndagar|tisdagar|onsdagar|torsdagar|fredagar|lördagar|söndagar",
    ambiguous: "maj|mars|mån|tis|ons|tors|fre|lör|sön|jul|påsk|helgen",
    endings: "en|ens|ar|s",
    from: "från|sedan|fr\\.o\\.m\\.",
    until: "till|t\\.o\\.m\\.|senast|senast",
  },
  price: {
    lead: "förut|tidigare|från|för|endast|bara|till|sedan|upp till|under",
    unit: "(?:per|i|om)\\s\\p{L}+|/\\s?\\p{L}+|styck(?:et)?|st",
    from: "från",
    words: "halva priset|2 för 1|två för en|3 för 2",
    discount: "rabatt|billigare|rea|mindre|spara",
  },
  free: "gratis|kostnadsfri\\p{L}*|fri entré|fritt inträde|utan kostnad",
  notFree: "inte gratis",
  locative: "i|på|vid|nära|hos|mittemot|bredvid",
  place:
    "[\\p{L}-]+(?: [\\p{L}-]+)? (?:med omnejd|och omnejd)|(?:\\p{N}+|två|fem|tio) (?:minuter|min|km|meter|steg)(?: promenad)? från \\p{L}+|i centrum|i gamla stan|(?:i )?folkets (?:hus|park)|mittemot \\p{L}+",
  audience: {
    before: "för",
    after: "",
    people:
      "alla|människor|personer|föräldrar|mammor|pappor|familjer|barn\\p{L}*|bebisar|ungdomar|tonåringar|vuxna|studenter|elever|nybörjare|proffs|team|grundare|frilansare|företagare|löpare|cyklister|resenärer|pendlare|ägare|älskare|fans|kvinnor|män|tjejer|killar|seniorer|pensionärer|utvecklare|lärare|trädgårdsälskare|företag|butiker|restauranger|par|köpare|gäster|grannar|hundar|katter|husdjur|vänner|grupper|anställda|patienter|idrottare|musiker|dig|er|dem|turister|hyresgäster|skolor",
    age: "(?:från )?\\p{N}+\\s?(?:till|-|–)\\s?\\p{N}+ år|från \\p{N}+ år|\\p{N}+\\+",
    not: "alltid|(?:den )?första gången|att|mer information|instagram|tiktok|år|timmar|dagar|veckor|hela",
  },
  feature:
    "med|utan|av (?:ull|lin|bomull|läder|trä|siden)|handgjor[dt]a?|hemgjor[dt]a?|hemlaga[dt]e?|nybaka[dt]e?|gjor[dt]a?|tillverka[dt]e?|rosta[dt]e?|sydd|bakade?|inklusive|fri från|som|\\p{L}+fri",
  featureCut: "med|utan|som|inklusive|gjord av",
  relative: "som",
  negation: "inte|ej|icke|ingen|inget|inga|aldrig",
  limit:
    "utom|förutom|endast|bara|minst|högst|max\\.?|min\\.?|minimum|maximum|inte (?:lämplig\\p{L}*|för)|ej (?:lämplig\\p{L}*|för)|över \\p{N}+|under \\p{N}+",
  craft:
    "musik\\p{L}*|text\\p{L}*|bokstäver\\p{L}*|typsnitt\\p{L}*|undertext\\p{L}*|färg\\p{L}*|ton\\p{L}{0,2}|röst\\p{L}*|speakerröst|stil\\p{L}*|stämning\\p{L}*|bakgrund\\p{L}*|logga|logotyp|övergångar|effekter|emojis?|video\\p{L}*|filmen",
  orders: "använd|gör|håll|sätt|visa|ha|ingen|inga|inget|utan|inte",
  unsaid: "(?:snälla )?(?:och )?(?:nämn|visa|skriv|säg) (?:absolut )?(?:inte|inget|ingenting|ingen|inga)",
  proof:
    "sedan (?:1[89]|20)\\p{N}\\p{N}|grunda[dt] \\p{N}+|prisbelön\\p{L}+|stjärnor|recensioner|omdömen|certifiera\\p{L}+|års erfarenhet|generation\\p{L}*|\\p{N}[\\p{N}. ]*\\+? (?:\\p{L}+ )?(?:kunder|människor|personer|familjer|medlemmar|användare|deltagare|volontärer|måltider|elever)",
  note: "stängt|slutsåld[at]?|slutsålt|fullbokat|endast kontanter|så långt lagret räcker|inga hundar|endast (?:efter )?tidsbokning",
  action:
    "beställ|köp|boka|bokning|ring|skriv|mejla|maila|kontakta|kontakt|besök|kom|kom förbi|gå med|anmäl dig|anmälan|registrera|ansök|ansökan|skänk|donera|ladda ner|prova|testa|upptäck|följ|hämta|biljetter|läs mer|mer info\\p{L}*|info på",
  verbs:
    "föder|mättar|betalar|är|var|har|hade|blir|blev|kan|får|måste|ska|vill|finns|går|kommer|gör|erbjuder|öppnar|börjar|startar|söker|säljer|hjälper|håller|passar|bakar|luktar|smakar|kostar|ligger|står|lär|heter|lagar|arbetar|jobbar|stannar|tar|varar|tror|tycker|vet|levererar|reparerar|städar|ordnar|driver|behöver|ger",
  pronouns: "jag|vi|du|ni|han|hon|det|den|de|många|ingen",
  contrast: "men|dock",
  belief: "(?:tror|tycker|säger)(?: att)",
  beforeAfter: "(?:förut|tidigare|före)[ :,]+(.+?)[,;.]?\\s+(?:och )?(?:nu|efter|idag)[ :,]+(.+)",
  step: "först|för det första|för det andra|sedan|därefter|till sist|steg \\p{N}+",
  told: "(?:jag|vi) (?:började|startade|var|hade|kom|blev|öppnade|grundade)",
  naming: "som heter|vid namn|kallad|kallat|kallade|heter",
  definition: "är (?:en|ett|den|det|vår|vårt|min|mitt)",
  glue: "tel\\.?|telefon|mobil|ring|på|via|eller|och|mejl|mail|e-post|webb|hemsida|online|kontakt|adress|info|anmälan|bokning|pris|priser|kostar|för|den|det|i|instagram|facebook|whatsapp|öppet|öppettider|sedan|bara|endast|inträde|entré|kl|klockan",
  fields: {
    name: "namn|varumärke|produktnamn|företag|vad heter det",
    subject: "produkt|ämne|tema|evenemang|tjänst|bostad|recept|kurs|titel|vad",
    feature: "fördelar|egenskaper|höjdpunkter|ingår|inkluderat|ingredienser|vi erbjuder|program",
    audience: "målgrupp|för|för vem",
    price: "pris|priser|kostnad|erbjudande|rabatt|lön|inträde|hyra",
    date: "datum|när|tid|tider|öppettider|öppet",
    address: "var|plats|adress",
    contact:
      "länk|webb|hemsida|kontakt|telefon|tel|e-post|mejl|mail|anmälan|bokning|beställning|biljetter|instagram|whatsapp",
    action: "cta|knapp|uppmaning",
    video: "ton|stil|längd|format|musik|språk|stämning|plattform|färger|video",
  },
};
