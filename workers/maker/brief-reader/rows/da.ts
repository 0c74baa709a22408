import type { LanguageRow } from "../language-row";

export const danish: LanguageRow = {
  request: {
    order: "verb-first",
    please: "vær venlig at|hej|kan du|kan i|vil du|kunne du",
    verbs:
      "lav|lave|skab|opret|producer|skriv|generer|film|jeg vil gerne have|vi vil gerne have|jeg skal bruge|vi skal bruge|jeg ønsker|vi ønsker|vil have",
    me: "mig|os|til mig|til os",
    sure: "reklame|reklamefilm|annonce|promo|tiktok|teaser|promovideo|reklamevideo",
    ambiguous: "video|videoer|film|klip|spot|reel|reels|animation|historie|opslag|\\p{L}*video",
    links: "der (?:viser|præsenterer|promoverer)|som viser|for|til|om|af",
    asks: "(?:jeg|vi) vil(?: gerne)? (?:markedsføre|reklamere for|præsentere|lancere)(?= (?:min|mit|mine|vores) )|noget(?: \\p{L}+)? (?:til|for)(?= (?:min|mit|mine|vores) )|(?:promover|præsenter)(?= (?:min|mit|mine|vores) )|(?:forklar|vis)(?= (?:hvordan|hvad|hvorfor) )",
  },
  tones: {
    warm: "varm|varmt|venlig|venligt|hyggelig|hyggeligt|rolig|roligt",
    bold: "modig|modigt|energisk|kraftfuld|kraftfuldt|stærk|stærkt",
    playful: "sjov|sjovt|legende|glad|cool|fed|fedt|munter|muntert",
    premium: "elegant|luksuriøs|luksuriøst|stilfuld|stilfuldt|eksklusiv",
    plain: "enkel|enkelt|tydelig|tydeligt|saglig|professionel",
  },
  aboutVideo:
    "(?:med )?(?:glad |rolig |munter )?(?:baggrunds)?musik|(?:til|på) (?:instagram|tiktok|youtube|facebook|linkedin|sociale medier)|(?:højformat|bredformat|kvadratisk format)|videoen (?:skal|bør).*|flere kunder|hold (?:det|den) (?:kort|enkelt?)",
  seconds: "sekunder|sekund|sek\\.?|s",
  possessive: "min|mit|mine|vores|vor",
  article: "en|et|den|det|de",
  and: "og",
  date: {
    lead: "senest(?: den| le| op)?|på|fra|fra og med|til|til og med|hver|hver anden|denne|næste|kl\\.?|klokken|i|den|siden|før|efter|mellem|slutningen af|starten af|åbent|åbner|om|start|indtil",
    link: "til|til og med|og|kl\\.?|klokken|fra|eller|den",
    tail: "i næste uge",
    beforeHour: "kl\\.?|klokken",
    afterHour: "h",
    words:
      "syv dage om ugen|i dag|i morgen|i aften|dagligt|daglig|hver dag|hver (?:morgen|aften)|hverdage|weekender|(?:i |hver )?weekenden?|om aftenen|om morgenen|midnat|hele året|jul|påske|næste uge|døgnet rundt",
    names: "mandage|tirsdage|onsdage|torsdage|fredage|lørdage|søndage",
    ambiguous: "maj|marts|man|tirs|ons|tors|fre|lør|søn|jul|påske",
    endings: "en|ens|e|s",
    from: "fra|siden",
    until: "til|indtil|senest|senest",
  },
  price: {
    lead: "før|fra|for|kun|bare|til|derefter|op til|under",
    unit: "(?:per|pr\\.?|om|i)\\s\\p{L}+|/\\s?\\p{L}+|stykket|stk\\.?",
    from: "fra",
    words: "(?:til )?halv pris|2 for 1|to for en|3 for 2",
    discount: "rabat|billigere|udsalg|mindre|spar",
  },
  free: "gratis|fri entré|fri adgang|uden beregning|omkostningsfri\\p{L}*",
  notFree: "ikke gratis",
  locative: "i|på|ved|nær|hos|overfor|over for",
  place:
    "[\\p{L}-]+(?: [\\p{L}-]+)? og omegn|(?:\\p{N}+|to|fem|ti) (?:minutter|min|km|meter|skridt)(?: gang)? fra \\p{L}+|i centrum|i midtbyen|over for \\p{L}+",
  audience: {
    before: "for|til",
    after: "",
    people:
      "alle|mennesker|personer|folk|forældre|mødre|fædre|familier|børn\\p{L}*|babyer|unge|teenagere|voksne|studerende|elever|begyndere|professionelle|teams|iværksættere|freelancere|løbere|cyklister|rejsende|pendlere|ejere|elskere|fans|kvinder|mænd|piger|drenge|seniorer|pensionister|udviklere|lærere|virksomheder|butikker|restauranter|par|købere|gæster|naboer|hunde|katte|kæledyr|venner|grupper|ansatte|patienter|sportsfolk|musikere|dig|jer|dem|turister|lejere|skoler",
    age: "(?:fra )?\\p{N}+\\s?(?:til|-|–)\\s?\\p{N}+ år|fra \\p{N}+ år|\\p{N}+\\+",
    not: "altid|første gang|at|mere information|instagram|tiktok|år|timer|dage|uger|leje|salg",
  },
  feature:
    "med|uden|af (?:uld|hør|bomuld|læder|træ|silke)|håndlavede?|hjemmelavede?|hjemmebagte?|friskbagte?|nybagte?|lavet|fremstillet|ristede?|syet|bagt|inklusive|inkl\\.?|fri for|som|der|\\p{L}+fri",
  featureCut: "med|uden|inklusive|lavet af",
  relative: "",
  negation: "ikke|ej|ingen|intet|aldrig",
  limit:
    "undtagen|bortset fra|kun|mindst|højst|maks\\.?|min\\.?|minimum|maksimum|ikke (?:egnet|for)|over \\p{N}+|under \\p{N}+",
  craft:
    "musik\\p{L}*|tekst\\p{L}*|bogstaver\\p{L}*|skrifttype|undertekst\\p{L}*|farve\\p{L}*|tone\\p{L}*|stemme\\p{L}*|speak|stil\\p{L}*|stemning\\p{L}*|baggrund\\p{L}*|logo\\p{L}*|overgange|effekter|emojis?|video\\p{L}*|filmen",
  orders: "brug|gør|hold|sæt|vis|hav|ingen|intet|uden|ikke",
  unsaid: "(?:og )?(?:nævn|vis|skriv|sig) (?:endelig )?(?:ikke|intet|ingen)",
  proof:
    "siden (?:1[89]|20)\\p{N}\\p{N}|grundlagt (?:i )?\\p{N}+|prisvindende|prisbelønnede?|stjerner|anmeldelser|certificere\\p{L}+|års erfaring|generation\\p{L}*|\\p{N}[\\p{N}. ]*\\+? (?:\\p{L}+ )?(?:kunder|mennesker|personer|familier|medlemmer|brugere|deltagere|frivillige|måltider|elever)",
  note: "lukket|udsolgt|fuldt booket|kun kontanter|så længe lager haves|ingen hunde|kun efter aftale",
  action:
    "bestil|køb|book|reserver|ring|skriv|mail|kontakt|besøg|kom|kom forbi|deltag|tilmeld dig|tilmelding|registrer|ansøg|søg|ansøgning|støt|doner|download|hent|prøv|test|opdag|følg|billetter|læs mere|mere info\\p{L}*|info på",
  verbs:
    "mætter|betaler|er|var|har|havde|bliver|blev|kan|får|må|skal|vil|findes|går|kommer|gør|tilbyder|åbner|begynder|starter|søger|sælger|hjælper|holder|passer|bager|dufter|smager|koster|ligger|står|lærer|hedder|laver|arbejder|forbliver|tager|varer|tror|synes|ved|leverer|reparerer|gør rent|arrangerer|driver|behøver|giver|der er",
  pronouns: "jeg|vi|du|i|han|hun|det|den|de|mange|ingen",
  contrast: "men|dog",
  belief: "(?:tror|synes|siger)(?: at)",
  beforeAfter: "(?:før|tidligere)[ :,]+(.+?)[,;.]?\\s+(?:og )?(?:nu|efter|i dag)[ :,]+(.+)",
  step: "først|for det første|for det andet|så|derefter|til sidst|trin \\p{N}+",
  told: "(?:jeg|vi) (?:begyndte|startede|var|havde|kom|blev|åbnede|grundlagde)",
  naming: "som hedder|ved navn|kaldet|hedder|kaldt",
  definition: "er (?:en|et|den|det|vores|min|mit)",
  glue: "tlf\\.?|telefon|mobil|ring|på|via|eller|og|mail|e-mail|web|hjemmeside|online|kontakt|adresse|info|tilmelding|booking|pris|priser|koster|for|den|det|i|til|instagram|facebook|whatsapp|åbent|åbningstider|derefter|kun|bare|entré|kl|klokken",
  fields: {
    name: "navn|mærke|produktnavn|virksomhed|hvad hedder det",
    subject: "produkt|emne|tema|begivenhed|stilling|bolig|opskrift|kursus|titel|hvad",
    feature: "fordele|egenskaber|højdepunkter|inkluderet|ingredienser|vi tilbyder|program",
    audience: "målgruppe|for|for hvem|til hvem",
    price: "pris|priser|omkostning|tilbud|rabat|løn|entré|leje",
    date: "dato|datoer|hvornår|tid|tider|åbningstider|åbent",
    address: "hvor|sted|adresse",
    contact:
      "link|web|hjemmeside|kontakt|telefon|tlf|e-mail|mail|tilmelding|booking|bestilling|billetter|instagram|whatsapp",
    action: "cta|handling|knap",
    video: "tone|stil|længde|format|musik|sprog|stemning|platform|farver|video",
  },
};
