import { currency, type Grammar, words } from "../grammar";

const video = "(?:\\p{L}*(?:video|clip|spot|reel|film|werbung|anzeige|trailer|teaser|animation|story))s?";
const months = "januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember";
const weekdays = "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sonnabend|wochenende)s?";
const endings =
  "(?:vorstellt|bewirbt|zeigt|erklärt|ankündigt|präsentiert|vor|an|zu bewerben|vorzustellen|anzukündigen|zu erklären|zu zeigen)";

export const german: Grammar = {
  frequentWords: words(
    "der|die|das|und|mit|für|von|ein|eine|einen|unser|unsere|unseren|ist|sind|im|in|zu|auf|aus|wir|über|nicht|dem|den|gibt",
    "giu",
  ),
  requests: [
    new RegExp(
      `^(?:bitte\\s+|kannst du\\s+|könnt ihr\\s+)*(?:(?:mach|erstell|erzeug|schreib|produzier|dreh|generier|gestalt)\\p{L}*\\s+(?:mir\\s+|uns\\s+|bitte\\s+)*|(?:ich|wir)\\s+(?:brauchen?|möchten?|will|wollen|hätten?\\s+gerne?)\\s+)?(?:ein(?:en|e)?\\s+|das\\s+|den\\s+)?(?:[\\p{L}\\d-]+\\s+){0,4}?${video}\\s*(?:über|für|zu|zum|zur|von|vom|:|,\\s*(?:das|der|die|in dem)|,\\s*um)\\s+`,
      "iu",
    ),
    /^(?:ein\s+)?rezept\s+(?:für|zu)\s+/iu,
    /^(?:bitte\s+)?(?:erkläre?|zeige?),\s+(?=wie\s|was\s|warum\s|wozu\s)/iu,
    /^(?:bitte\s+)?(?:bewirb|bewerbe|stelle?|präsentiere?|kündige?|erkläre?|zeige?|wirb für|lade)\s+/iu,
    /^(?:ich|wir)\s+(?:betreibe|betreiben|haben?|führen?|eröffnen|eröffne|starten?|suchen?|organisieren|veranstalten|verkaufen?)\s+/iu,
  ],
  repairSubject: (subject) =>
    subject
      // What the video, not the subject, does: "…, das Hausbesitzern zeigt, wie …".
      .replace(/,\s+(?:das|der|die|in dem)\s[^,]*\s(?:zeigt|erklärt|vorstellt|bewirbt)(?=,|$)/iu, "")
      .replace(new RegExp(`,?\\s+${endings}$`, "iu"), "")
      // Accusative masculine back to nominative: "unseren neuen Kaffee" → "unser neuer Kaffee".
      .replace(
        /^((?:uns|eu)e?r|ein|mein|dein|ihr|kein)en((?:\s+\p{Ll}+en)*)(?=\s+\p{Lu})/iu,
        (_, determiner: string, adjectives: string) =>
          `${determiner.toLowerCase().replace("unsr", "unser")}${adjectives.replace(/en(?=\s|$)/gu, "er")}`,
      )
      .replace(
        /^den((?:\s+\p{Ll}+en)*)(?=\s+\p{Lu})/iu,
        (_, adjectives: string) => `der${adjectives.replace(/en(?=\s|$)/gu, "e")}`,
      )
      // Dative feminine: "unserer neuen App" → "unsere neue App".
      .replace(
        /^(unser|ein|mein|eur|ihr)er((?:\s+\p{Ll}+en)+)(?=\s+\p{Lu})/iu,
        (_, determiner: string, adjectives: string) =>
          `${determiner}e${adjectives.replace(/en(?=\s|$)/gu, "e")}`,
      )
      .replace(/^(unser|ein|mein|eur|ihr)er(?=\s+\p{Lu})/iu, "$1e")
      // Dative masculine or neuter does not tell which: leave out what would show it.
      .replace(/^(?:unser|ein|mein|eur|ihr|d)em(?:\s+\p{Ll}+en)*\s+(?=\p{Lu})/iu, ""),
  aboutTheVideo: words(
    "im video|das video|hintergrundmusik|musik dazu|der ton soll|call to action|schnelle schnitte|hochformat|querformat|für instagram|für tiktok|mehr kunden|mehr gäste|sekunden lang|(?:bitte )?(?:kurz|locker|frisch|freundlich) halten",
  ),
  mention: /^(?:bitte\s+)?(?:erwähne?n?|sage?|betone?n?|hebe|nenne?n?|zeige?)(?:,?\s+dass)?\s+(?:auch\s+)?/iu,
  fields: {
    subject:
      /^(?:produkt|thema|veranstaltung|event|stelle|position|objekt|immobilie|rezept|kurs|titel|was)$/iu,
    name: /^(?:name|marke|produktname|firma)$/iu,
    points:
      /^(?:vorteile|merkmale|eigenschaften|highlights|punkte|wichtig|inhalte|zutaten|wir bieten|das bieten wir|enthalten|inklusive|programm|ausstattung)$/iu,
    audience: /^(?:zielgruppe|für|für wen)$/iu,
    offer: /^(?:preis|preise|kosten|angebot|rabatt|gehalt|eintritt|gebühr|kaufpreis|miete)$/iu,
    when: /^(?:datum|termin|wann|zeit|wo|ort|adresse|uhrzeit|beginn)$/iu,
    action:
      /^(?:cta|aktion|link|website|webseite|web|kontakt|bestellen|buchen|bewerbung|anmeldung|telefon|e-mail|tickets)$/iu,
    ignored: /^(?:ton|stil|länge|dauer|format|musik|sprache|stimmung|plattform|farben?)$/iu,
  },
  featuresMarker: /,?\s+mit\s+/iu,
  featuresPrefix: "Mit ",
  relativeMarker: null,
  audience:
    /(?:,?\s+|^)(für\s+(?:\p{Ll}+\s+){0,3}?(?:menschen|eltern|familien|kinder|studierende|studenten|anfänger|einsteiger|profis|teams|gründer|selbstständige|läufer|radfahrer|reisende|pendler|besitzer|liebhaber|fans|frauen|männer|erwachsene|jugendliche|senioren|entwickler|lehrkräfte|gärtner|wanderer|köche|unternehmen|firmen|läden|alle|paare|käufer|hunde|katzen|nachbarn|gäste|betriebe|handwerker|freunde)(?:,?\s+(?:die|mit|in|ab|aus)\s+[^,.;]+)?)/iu,
  participle:
    /,?\s+(?=(?:handgemacht|gemacht|gebaut|gebacken|geröstet|gebraut|hergestellt|genäht|gewebt|entwickelt|gekocht|serviert)\s+(?:aus|in|von|mit|für|nach|im|am|jeden)\s)/iu,
  dateMarker: new RegExp(`,?\\s+(?:am\\s+|ab\\s+dem\\s+|vom\\s+)(?=(?:${weekdays}|\\d{1,2}\\.))`, "iu"),
  frontedDate: {
    opener: /^(?:am|ab|vom|an)\s/iu,
    word: new RegExp(
      `^(?:${weekdays}|${months}|\\d{1,2}\\.(?:\\d{1,2}\\.(?:\\d{2,4})?)?|\\d{1,4}(?:[.:]\\d{2})?|uhr)$`,
      "iu",
    ),
    link: /^(?:dem|den|ab|um|von|vom|bis|zum|und|nächsten|kommenden|diesem)$/iu,
    existence: /^(?:gibt es|gibt's)\s+/iu,
    // The verb is the second part of a German sentence, whatever the first is.
    subject:
      /^(?<verb>\p{Ll}+)\s+(?:es\s+)?(?<subject>wir|ich|(?:(?:die|der|das|eine?|unsere?|meine?)\s+(?:\p{Ll}+\s+){0,3})?(?:\p{Lu}[^\s,]*|[„“"»][^„“”"«»]+[“”"«])(?:\s+(?:&\s+|und\s+(?=\p{Lu}))?(?:\p{Lu}[^\s,]*|[„“"»][^„“”"«»]+[“”"«]))*(?:\s+(?:der|des|am)\s+\p{Lu}[^\s,]*)?)(?<rest>[\s,].*)?$/u,
  },
  naming:
    /(?:,?\s+(?:namens|mit dem namen|genannt))\s+[„“"‚']?((?:[\p{Lu}\d][\p{L}\d&'’.-]*)(?:\s+(?:[\p{Lu}\d&][\p{L}\d&'’-]*))*)["“”']?/iu,
  definition:
    /^((?:[\p{Lu}][\p{L}\d&'’.-]*)(?:\s+(?:[\p{Lu}\d&][\p{L}\d&'’-]*))*)(?:\s+ist\s+|\s*[:–—]\s*|,\s+)(?=(?:eine?|der|die|das|unsere?|deine?|meine?)\s)(.+)$/u,
  clauseVerb:
    /^(?:\p{Ll}+t\s(?=(?:ein|eine|einen|der|die|das|den|dem|jede\p{L}*|in|im|an|am|auf|aus|nach|mit|für|zu|bei|von|vor|ohne|sich|gut|überall|dabei)\s)|(?:suchen|bieten|helfen|machen|backen|verkaufen|sammeln|betreiben|kochen|brauchen|liefern|wird|ist|hat|passt)\s)/iu,
  pronoun: /^(wir|ich)\s+/iu,
  determiner: /^(?:ein|eine|einen|der|die|das|unsere?|meine?|dein|deine|diese?r?s?)\s/iu,
  address: /\p{Lu}?\p{L}+(?:straße|str\.|platz|weg|allee|gasse|ring|ufer|markt|damm)\s\d{1,4}/iu,
  finiteVerb: words(
    "ist|sind|hat|haben|öffnet|eröffnet|startet|beginnt|bietet|kommt|findet|gibt|zieht|lädt|feiert|macht|braucht|verkauft|bringt|hilft|sucht|wird|werden|kehrt",
  ),
  and: "und",
  date: words(
    `(?:${weekdays})|\\d{1,2}\\.\\s?(?:(?:${months})|\\d{1,2}\\.)|\\d{1,2}(?:[:.]\\d{2})?\\s?(?:uhr|h)`,
  ),
  offer: new RegExp(
    `${currency}|(?<!\\p{L})(?:kostenlos\\p{L}*|gratis|kostenfrei|eintritt frei|rabatt|frühbucher\\p{L}*|versandkostenfrei|geld-zurück\\p{L}*|nur heute)(?!\\p{L})`,
    "iu",
  ),
  proof: words(
    "seit (?:19|20)\\d\\d|preisgekrönt\\p{L}*|ausgezeichnet\\p{L}*|bewertet|sterne|bewertungen|zertifiziert\\p{L}*|jahren? erfahrung|absolvent\\p{L}*|dermatologisch|getestet|\\d[\\d. ]*(?:kund\\p{L}*|menschen|mitglieder\\p{L}*|familien|nutzer\\p{L}*|teilnehm\\p{L}*|teams|mahlzeiten|kinder\\p{L}*|ehrenamtlich\\p{L}*)",
  ),
  action:
    /^(?:bestell\p{L}*|kauf(?!preis)\p{L}*|buch\p{L}*|besuch\p{L}*|ruf\p{L}*|bewirb\p{L}*|bewerb\p{L}*|meld\p{L}*|anmeld\p{L}*|registrier\p{L}*|spende\p{L}*|lade\p{L}*|jetzt|hol\p{L}*|reservier\p{L}*|komm\p{L}*|tickets?|karten|kontakt\p{L}*|schreib\p{L}*|mehr (?:unter|infos?|auf)|probier\p{L}*|teste\p{L}*|starte\p{L}*|sichere?\p{L}*|schau\p{L}*|vereinbar\p{L}*)(?!\p{L})/iu,
};
