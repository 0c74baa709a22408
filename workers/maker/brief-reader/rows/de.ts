import type { LanguageRow } from "../language-row";

export const german: LanguageRow = {
  hasCapitalNouns: true,
  request: {
    order: "verb-first",
    please: "bitte|hallo|hi|kannst du|kannst du mir|könnt ihr|könntest du|könnten sie|können sie",
    verbs:
      "mach\\p{L}*|erstell\\p{L}*|erzeug\\p{L}*|schreib\\p{L}*|produzier\\p{L}*|dreh\\p{L}*|generier\\p{L}*|gestalt\\p{L}*|bau\\p{L}*|ich brauche|wir brauchen|ich möchte|wir möchten|ich will|wir wollen|ich hätte gerne?|wir hätten gerne?|brauche|brauchen|möchte",
    me: "mir|uns|bitte|mir bitte|uns bitte",
    sure: "werbespot|werbespots|werbevideo|werbefilm|werbeclip|promo|promovideo|imagefilm|tiktok|werbung|anzeige|erklärvideo|teaser|produktvideo|imagevideo",
    ambiguous:
      "video|videos|clip|clips|kurzvideo|film|filmchen|spot|reel|reels|trailer|animation|story|beitrag|\\p{L}*video",
    links: "über|für|zum|zur|von|vom|das|der|die|zu|um",
    around:
      "(?:ich|wir) (?:will|möchte|wollen|möchten)(?: gerne?)? (?<subject>(?:mein|unser)\\p{L}*\\s.*?) (?:bekannt(?:er)? machen|bewerben|vorstellen|präsentieren|ankündigen)",
    asks: "(?:irgend)?(?:was|etwas)(?: \\p{L}+)? für(?= (?:mein|unser)\\p{L}* )|(?:bewirb|bewerbe|bewerbt|präsentiere?|kündige?)(?= (?:mein|unser)\\p{L}* )|(?:erkläre?|zeige?),?(?= (?:wie|was|warum) )",
  },
  tones: {
    warm: "warm\\p{L}*|freundlich\\p{L}*|herzlich\\p{L}*|ruhig\\p{L}*|gemütlich\\p{L}*|emotional\\p{L}*|liebevoll\\p{L}*",
    bold: "mutig\\p{L}*|kräftig\\p{L}*|energisch\\p{L}*|laut\\p{L}*|knallig\\p{L}*|dynamisch\\p{L}*|mitreißend\\p{L}*",
    playful:
      "cool\\p{L}*|lustig\\p{L}*|witzig\\p{L}*|fröhlich\\p{L}*|locker\\p{L}*|verspielt\\p{L}*|süß\\p{L}*|frech\\p{L}*|flott\\p{L}*",
    premium:
      "edel|edles|edlen|elegant\\p{L}*|hochwertig\\p{L}*|luxuriös\\p{L}*|stilvoll\\p{L}*|schick\\p{L}*",
    plain: "schlicht\\p{L}*|einfach\\p{L}*|klar\\p{L}*|sachlich\\p{L}*|seriös\\p{L}*|professionell\\p{L}*",
  },
  aboutVideo:
    "(?:mit )?(?:fröhlicher|ruhiger|flotter|moderner|entspannter)?\\s?(?:hintergrund)?musik(?: dazu| im hintergrund)?|musik:.*|(?:bitte )?(?:ganz |sehr )?(?:kurz|locker|frisch|freundlich|schlicht|knackig)(?: und \\p{L}+)?(?: halten)?|der ton (?:soll|ist).*|schnelle schnitte|(?:im )?(?:hoch|quer)format|(?:für|auf) (?:instagram|tiktok|youtube|facebook|linkedin|social media|reels|shorts|stories)|(?:das|im) video (?:soll|muss|sollte).*|mehr (?:kunden|gäste|besucher)(?: gewinnen)?",
  seconds: "sekunden?|sekündig\\p{L}*|sek\\.?|s",
  possessive: "mein(?:e[nrms]?)?|unser(?:e[nrms]?)?|unsre[nrms]?",
  article: "eine?|das|die|der|ein",
  and: "und",
  date: {
    lead: "spätestens(?: den| le| op)?|am|ab|vom|von|bis|bis zum|zum|an|um|im|in|an den|an der|in der|jede[nrsm]?|diese[nrsm]?|nächste[nrsm]?|kommende[nrsm]?|immer|ab dem|täglich|seit|vor|nach|zwischen|ende|anfang|mitte|gegen|start|beginn|geöffnet|offen",
    link: "bis|bis zum|und|um|von|vom|ab|zum|oder|jeweils|immer|dem|den",
    tail: "an|lang",
    beforeHour: "um|gegen",
    afterHour: "uhr|h",
    words:
      "24 stunden (?:am tag|täglich|geöffnet|offen|erreichbar)|tag und nacht|(?:sieben|7) tage die woche|heute(?: abend)?|morgen(?: früh| abend)?|täglich|jeden tag|werktags|wochenends?|am wochenende|abends|morgens|mittags|nachmittags|vormittags|nachts|mitternacht|wöchentlich|ganzjährig|weihnachten|ostern|silvester|nächste woche|diese woche|rund um die uhr",
    names:
      "sonnabends?|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|mo-fr|mo–fr|sa-so|sa–so",
    ambiguous: "morgen|mai|mär|dez|jan|abends|morgens|mittags|nachts|um|weihnachten|ostern",
    endings: "s|e|en|abend|nachmittag|vormittag|morgen",
    from: "ab|von|vom|seit",
    until: "bis|spätestens",
  },
  price: {
    lead: "vorher|früher|bisher|ab|für|nur|je|von|bis zu|zu|um|statt|dann|pro",
    unit: "(?:pro|je|im|in der|am|die|das|der)\\s\\p{L}+|/\\s?\\p{L}+|monatlich|jährlich|pauschal|p\\.\\s?P\\.?",
    from: "ab|von",
    words: "(?:zum )?halbe[nr]? preis|2 für 1|zwei für einen?|3 für 2",
    discount: "rabatt|nachlass|günstiger|weniger|reduziert|sparen|skonto",
  },
  free: "gratis|kostenlos\\p{L}*|kostenfrei\\p{L}*|umsonst|geschenkt|versandkostenfrei\\p{L}*|eintritt frei|frei(?:er|em)? eintritt|eintritt ist frei|portofrei",
  notFree: "nicht kostenlos|nicht umsonst",
  locative: "in|bei|nahe",
  place:
    "[\\p{L}-]+(?: [\\p{L}-]+)? und umgebung|(?:\\p{N}+|zwei|drei|fünf|zehn) (?:gehminuten|minuten|min|km|schritte) (?:vom|von der|zum|zur|bis zum) \\p{L}+|(?:direkt )?(?:am|beim|neben dem|gegenüber vom) (?:bahnhof|markt|rathaus|hafen|strand|see|dom|park)|in der (?:altstadt|innenstadt|fußgängerzone)|im (?:stadtzentrum|zentrum|ortskern)",
  audience: {
    before: "für",
    after: "",
    people:
      "menschen|leute|eltern|familien?|kinder\\p{L}*|babys?|kleinkinder|jugendliche|teenager|erwachsene|studierende|studenten|schüler\\p{L}*|anfänger\\p{L}*|einsteiger\\p{L}*|fortgeschrittene|profis|teams|gründer\\p{L}*|selbstständige|selbständige|freiberufler\\p{L}*|läufer\\p{L}*|radfahrer\\p{L}*|reisende|pendler\\p{L}*|besitzer\\p{L}*|liebhaber\\p{L}*|fans|frauen|männer|mädchen|jungen|senior\\p{L}*|entwickler\\p{L}*|lehrer\\p{L}*|lehrkräfte|gärtner\\p{L}*|wanderer|köche|unternehmen|firmen|betriebe|läden|restaurants|alle|jeden|jede|paare|käufer\\p{L}*|gäste|nachbarn|hunde|katzen|haustiere|freunde|gruppen|mitarbeiter\\p{L}*|fahrer\\p{L}*|patienten|sportler\\p{L}*|musiker\\p{L}*|handwerker\\p{L}*|euch|dich|sie|touristen|einheimische|wer|hausbesitzer\\p{L}*|mieter\\p{L}*|vereine|schulen",
    age: "(?:von )?\\p{N}+\\s?(?:bis|-|–)\\s?\\p{N}+ jahren?|ab \\p{N}+ jahren?|\\p{N}+\\+|jedes alter",
    not: "immer|den (?:ersten|letzten|nächsten)|die (?:erste|letzte|nächste)|nur|je|jahre|stunden|tage|wochen|monate|minuten|zwischendurch|unterwegs|zuhause|zu hause|tiktok|instagram|youtube",
  },
  feature:
    "mit|ohne|aus|hand\\p{L}*(?:t|en)|selbst\\p{L}*(?:t|en)|frisch \\p{L}+|gemacht|gebaut|gebacken|geröstet|gebraut|hergestellt|genäht|gewebt|gekocht|serviert|inklusive|inkl\\.?|frei von|voller|\\p{L}+frei",
  featureCut: "mit|ohne|inklusive|inkl\\.",
  relative: "",
  negation: "nicht|kein\\p{L}*|nie|niemals|niemand|nichts|weder",
  limit:
    "nicht (?:geeignet|für)|ungeeignet|außer|ausgenommen|nur|ausschließlich|mindestens|maximal|höchstens|mindest\\p{L}+|max\\.?|min\\.?|ab \\p{N}+|über \\p{N}+|unter \\p{N}+",
  craft:
    "musik|\\p{L}*musik|beats?|text|texte|schrift|schriften|buchstaben|untertitel|farben?|ton|tonfall|stimme|sprecher\\p{L}*|stil|stimmung|hintergrund|logo|übergänge|schnitte|effekte|emojis?|hashtags?|animationen|video",
  orders:
    "nutzt?e?|nimm|nehmt|verwend\\p{L}*|benutz\\p{L}*|mach\\p{L}*|halte?t?|zeig\\p{L}*|kein\\p{L}*|ohne|nicht|nur|den text|die schrift|die farben|der ton",
  unsaid:
    "(?:und |bitte )*(?:erwähn\\p{L}*|nenn\\p{L}*|zeig\\p{L}*|schreib\\p{L}*) (?:bitte )?(?:\\p{L}+ ){0,5}?(?:nicht|nichts|kein\\p{L}*)|(?:bitte )?(?:\\p{L}+ ){0,6}?(?:nicht|kein\\p{L}*|nichts)(?: \\p{L}+){0,4}? (?:erwähnen|nennen|zeigen|ansprechen)|(?:bitte )?lass\\p{L}* (?:\\p{L}+ ){1,6}weg",
  proof:
    "seit (?:1[89]|20)\\p{N}\\p{N}|gegründet \\p{N}+|preisgekrönt\\p{L}*|ausgezeichnet\\p{L}*|testsieger|sterne\\p{L}*|bewertungen|zertifiziert\\p{L}*|jahren? erfahrung|generation|familienbetrieb|meisterbetrieb|dermatologisch getestet|\\p{N}[\\p{N}. ]*\\+? (?:\\p{L}+ )?(?:kund\\p{L}*|menschen|mitglieder\\p{L}*|familien|nutzer\\p{L}*|teilnehm\\p{L}*|teams|mahlzeiten|ehrenamtliche\\p{L}*|absolvent\\p{L}*|aussteller\\p{L}*|betriebe)",
  note: "geschlossen|ruhetag|ausverkauft|ausgebucht|nur barzahlung|keine hunde|solange (?:der )?vorrat(?: reicht)?|nur nach (?:voranmeldung|vereinbarung|termin)",
  action:
    "bestell(?:e|t|en)?(?: sie)?|bestellbar|kauf(?:e|t|en)?|buch(?:e|t|en)?|besuch(?:e|t|en)?|ruf(?:e|t|en)?|anrufen|bewirb|bewerbt|bewerben|bewerbung(?:en)?|meld(?:e|et|en)?|anmeldung(?:en)?|anmelden|spende(?:t|n)?|lad(?:e|et|en)?|hol(?:e|t|en)?|reservier\\p{L}*|komm(?:t|en)?|tickets?|karten|kontakt(?:ier\\p{L}*)?|schreib(?:e|t|en)?|mehr (?:unter|infos?|auf)|infos? (?:unter|auf)|probier\\p{L}*|teste(?:t|n)?|jetzt|sicher(?:e|t)|schau(?:e|t|en)?|vereinbar\\p{L}*|folg(?:e|t)|termine? (?:unter|per|über)",
  verbs:
    "ernährt|füttert|bezahlt|finanziert|ist|sind|war|waren|bin|seid|hat|haben|habe|hatte|wird|werden|kann|können|darf|dürfen|muss|müssen|soll|sollen|will|wollen|möchte|gibt|gibt's|geht|kommt|kommen|macht|machen|mache|bietet|bieten|öffnet|öffnen|eröffnet|eröffnen|startet|beginnt|findet|zieht|lädt|feiert|braucht|brauchen|verkauft|verkaufen|bringt|hilft|helfen|sucht|suchen|kehrt|hält|halten|passt|backt|backen|bäckt|riecht|schmeckt|kostet|kosten|liegt|steht|lernt|lernst|zeigt|zeigen|heißt|heißen|füttern|kocht|kochen|arbeitet|bleibt|nimmt|trägt|dauert|denken|glauben|meinen|weiß|wissen|liefert|liefern|repariert|reparieren|reinigt|reinigen|betreibe|betreiben|machst|freuen",
  pronouns: "ich|wir|du|ihr|es|er|man|viele|jeder|niemand",
  contrast: "aber|doch|sondern",
  belief: "(?:denken|glauben|meinen|denkt|glaubt|meint),?(?: dass)?",
  beforeAfter:
    "(?:vorher|früher):?\\s+(.+?)[,;.]?\\s+(?:und )?(?:nachher|jetzt|heute):?\\s+(.+)|vom (.+?) zum (.+)",
  step: "zuerst|erstens|zweitens|drittens|dann|danach|anschließend|zuletzt|schritt \\p{N}+",
  told: "(?:ich|wir) (?:habe|haben|war|waren|begann|begannen|wurde|wurden|wollte|wollten|hatte|hatten|kam|kamen|fing|gründete|gründeten)",
  naming: "namens|mit dem namen|genannt|heißt|heißen|names",
  definition: "ist (?:eine?|der|die|das|unsere?|meine?)|sind (?:die|unsere)",
  glue: "tel\\.?|telefon|telefonisch|handy|mobil|anrufen|anruf|ruf an|mail|e-mail|per|per mail|per whatsapp|whatsapp|unter|auf|oder|und|an|web|website|webseite|online|im|in|zu|am|um|kostet|kosten|preis|preise|nur|für|der|die|das|kontakt|infos?|mehr|adresse|termin|termine|instagram|besuch|uns|geöffnet|offen|eintritt|dann|je|bestellbar|anmeldung|erreichbar",
  fields: {
    name: "name|marke|produktname|firma|wie heißt es",
    subject:
      "produkt|thema|veranstaltung|event|stelle|position|objekt|immobilie|rezept|kurs|titel|was|worum geht es",
    feature:
      "vorteile|merkmale|eigenschaften|highlights|punkte|wichtig|inhalte|zutaten|wir bieten|das bieten wir|enthalten|inklusive|programm|ausstattung|besonderheiten",
    audience: "zielgruppe|für|für wen",
    price: "preis|preise|kosten|angebot|rabatt|gehalt|eintritt|gebühr|kaufpreis|miete",
    date: "datum|termin|termine|wann|zeit|uhrzeit|beginn|öffnungszeiten|geöffnet",
    address: "wo|ort|adresse|treffpunkt",
    contact:
      "link|website|webseite|web|kontakt|telefon|tel|e-mail|mail|anmeldung|bestellen|buchen|bewerbung|tickets|instagram|whatsapp",
    action: "cta|aktion|call to action|button",
    video: "ton|tonfall|stil|länge|dauer|format|musik|sprache|stimmung|plattform|farben?|video",
  },
  isOblique: /^(?:\p{Ll}[\p{L}-]*(?:en|em|er|es)\s)/u,
};
