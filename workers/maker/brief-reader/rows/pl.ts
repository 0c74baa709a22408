import type { LanguageRow } from "../language-row";

export const polish: LanguageRow = {
  request: {
    order: "verb-first",
    please: "proszę|cześć|dzień dobry|czy możesz|możesz|czy mógłbyś|czy mogłabyś|czy możecie",
    verbs:
      "zrób|zróbcie|zrobić|stwórz|stworzyć|stwórzcie|przygotuj|przygotować|nakręć|nagraj|napisz|wygeneruj|zaprojektuj|potrzebuję|potrzebujemy|chcę|chcemy|chciałbym|chciałabym|chcielibyśmy",
    me: "mi|nam|zrobić|stworzyć",
    sure: "reklamę|reklama|reklamy|promo|spot reklamowy|filmik reklamowy|tiktoka|tiktok|zwiastun",
    ambiguous: "film|filmik|filmu|wideo|video|klip|spot|rolkę|rolka|reels|animację|animacja|historię|post",
    links: "przedstawiający|promującego|reklamujący|pokazujący|promujący|promującą|na temat|który|dla|do|o",
    asks: "(?:chcę|chcemy|chciał\\p{L}+) (?:wypromować|promować|reklamować|zareklamować|przedstawić)(?= (?:moj\\p{L}+|mój|swoj\\p{L}+|swój|nasz\\p{L}*) )|coś(?: \\p{L}+)? dla(?= (?:moj\\p{L}+|nasz\\p{L}+) )|(?:wyjaśnij|pokaż),?(?= (?:jak|co|dlaczego) )",
  },
  tones: {
    warm: "ciepł\\p{L}*|przyjazn\\p{L}*|spokojn\\p{L}*|przytuln\\p{L}*|serdeczn\\p{L}*",
    bold: "odważn\\p{L}*|energiczn\\p{L}*|mocn\\p{L}*|dynamiczn\\p{L}*|wyrazist\\p{L}*",
    playful: "fajn\\p{L}*|zabawn\\p{L}*|wesoł\\p{L}*|śmieszn\\p{L}*|luźn\\p{L}*",
    premium: "eleganck\\p{L}*|luksusow\\p{L}*|stylow\\p{L}*",
    plain: "prost\\p{L}*|jasn\\p{L}*|poważn\\p{L}*|profesjonaln\\p{L}*",
  },
  aboutVideo:
    "(?:z )?(?:wesołą|spokojną|energiczną)? ?muzyk\\p{L}+(?: w tle)?|ton \\p{L}+|na (?:instagrama?|tiktoka?|youtube'?a?|facebooka?|linkedina?)|format (?:pionowy|poziomy|kwadratowy)|(?:film|wideo) (?:ma|powinien|powinno).*|więcej klientów",
  seconds: "sekund\\p{L}*|sek\\.?|s",
  possessive:
    "mój|moja|moje|mojej|mojego|moim|moją|moich|nasz|nasza|nasze|naszej|naszego|naszym|naszą|naszych",
  article: "",
  and: "i|oraz",
  date: {
    lead: "najpóźniej(?: den| le| op)?|w|we|od|do|co|każdy|każdą|każde|każdego|każdej|ten|tę|to|w ten|najbliższ\\p{L}+|następn\\p{L}+|o|o godz\\.?|godz\\.?|na|przed|po|między|koniec|początek|otwarte|czynne|dnia|aż do|już",
    link: "do|i|od|o|o godz\\.?|godz\\.?|w|lub|oraz|aż do|–",
    tail: "włącznie|roku|r\\.",
    beforeHour: "o|o godz\\.?|godz\\.?",
    afterHour: "h|godz\\.?",
    words:
      "24 godziny na dobę|całą dobę|7 dni w tygodniu|dziś|dzisiaj|jutro|codziennie|co dzień|każdego dnia|dziś wieczorem|wieczorami|rano|wieczorem|w południe|o północy|w (?:każdy )?weekend(?:y)?|weekendy?|w dni robocze|cały rok|boże narodzenie|święta|wielkanoc|w przyszłym tygodniu|całodobowo",
    names:
      "poniedziałk\\p{L}+|wtork\\p{L}+|środ\\p{L}+|czwartk\\p{L}+|piąt(?:ek|k\\p{L}+)|sobot\\p{L}+|niedziel\\p{L}+|styczeń|styczniu|luty|lutym|marzec|marcu|kwiecień|kwietniu|maj|maju|czerwiec|czerwcu|lipiec|lipcu|sierpień|sierpniu|wrzesień|wrześniu|październik|październiku|listopad|listopadzie|grudzień|grudniu",
    ambiguous: "maja|maj|sob|pt|śr|wt|rano|wieczorem|święta|lip|mar",
    endings: "",
    from: "od",
    until: "do|najpóźniej",
  },
  price: {
    lead: "wcześniej|było|od|za|tylko|jedynie|po|do|potem|już od|poniżej|w cenie",
    unit: "(?:za|na)\\s\\p{L}+|/\\s?\\p{L}+|miesięcznie|rocznie|od osoby",
    from: "od|już od",
    words: "za pół ceny|połowę ceny|2 w cenie 1|drug\\p{L}+ za pół ceny",
    discount: "zniżk\\p{L}*|rabat\\p{L}*|taniej|mniej|promocj\\p{L}*|przecen\\p{L}*",
  },
  free: "gratis|za darmo|darmow\\p{L}*|bezpłatn\\p{L}*|wstęp wolny|w prezencie",
  notFree: "nie za darmo",
  locative: "w|we|na|przy|koło|obok|niedaleko|blisko|pod",
  place:
    "[\\p{L}-]+(?: [\\p{L}-]+)? i okolic\\p{L}*|(?:\\p{N}+|dwie|pięć|dziesięć) (?:minut|min|km|metrów|kroków)(?: pieszo)? od \\p{L}+(?: \\p{L}+)?|w centrum(?: miasta)?|na starym mieście|na starówce|naprzeciwko \\p{L}+",
  audience: {
    before: "dla",
    after: "",
    people:
      "wszystkich|każdego|ludzi|osób|rodziców|mam|ojców|rodzin\\p{L}*|dzieci|niemowląt|maluchów|młodzieży|nastolatków|dorosłych|studentów|uczniów|początkujących|zaawansowanych|profesjonalistów|zespołów|freelancerów|przedsiębiorców|biegaczy|rowerzystów|podróżnych|właścicieli|miłośników|fanów|kobiet|mężczyzn|dziewcząt|chłopców|seniorów|programistów|nauczycieli|ogrodników|firm|sklepów|restauracji|par|klientów|gości|sąsiadów|psów|kotów|zwierząt|przyjaciół|grup|pracowników|pacjentów|sportowców|muzyków|ciebie|was|tych|turystów|lokatorów|szkół",
    age: "w wieku (?:od )?\\p{N}+\\s?(?:do|-|–)\\s?\\p{N}+ lat|od \\p{N}+ (?:do \\p{N}+ )?lat|\\p{N}+\\+",
    not: "przykładu",
  },
  feature:
    "z|ze|bez|ręcznie \\p{L}+|pieczon\\p{L}+|robion\\p{L}+|wykonan\\p{L}+|szyt\\p{L}+|palon\\p{L}+|przygotowywan\\p{L}+|produkowan\\p{L}+|domow\\p{L}+|w tym|wliczon\\p{L}+|który|która|które",
  featureCut: "bez|który|która|które|w tym",
  relative: "który|która|które",
  negation: "nie|nigdy|żad\\p{L}+|nikt|nic|ani",
  limit:
    "oprócz|z wyjątkiem|poza|tylko|wyłącznie|jedynie|minimum|maksimum|maksymalnie|minimalnie|min\\.?|maks\\.?|co najmniej|najwyżej|powyżej \\p{N}+|poniżej \\p{N}+",
  craft:
    "muzyk\\p{L}*|tekst\\p{L}*|liter\\p{L}*|czcionk\\p{L}*|napis\\p{L}*|kolor\\p{L}*|ton\\p{L}{0,3}|głos\\p{L}*|lektor\\p{L}*|styl\\p{L}*|nastrój|tło|logo|efekt\\p{L}*|emoji|hashtag\\p{L}*|animacj\\p{L}*|film|filmie|filmu|wideo",
  orders:
    "użyj\\p{L}*|używ\\p{L}*|zrób\\p{L}*|daj\\p{L}*|pokaż\\p{L}*|niech|bez|nie (?:używ|używ|pokaz|daw|dodaw|rób|wstaw)\\p{L}*|żadn\\p{L}+",
  unsaid:
    "(?:proszę )?(?:i )?nie (?:wspomin\\p{L}+|mów\\p{L}*|pokazu\\p{L}+|pokazyw\\p{L}+|pisz\\p{L}*|podaw\\p{L}+|wymien\\p{L}+|pisać)",
  proof:
    "od (?:1[89]|20)\\p{N}\\p{N}(?: roku| r\\.)?|założon\\p{L}+ w \\p{N}+|nagradzan\\p{L}+|nagrod\\p{L}+|gwiazd\\p{L}+|opinii|certyfikowan\\p{L}+|lat doświadczenia|pokoleni\\p{L}+|\\p{N}[\\p{N}. ]*\\+? (?:\\p{L}+ )?(?:klientów|osób|rodzin|członków|użytkowników|uczestników|wolontariuszy|posiłków|uczniów)",
  note: "zamknięt\\p{L}+|nieczynn\\p{L}+|wyprzedan\\p{L}+|brak miejsc|tylko gotówka|do wyczerpania zapasów|tylko po umówieniu",
  action:
    "zamów|zamówienia|kup|zarezerwuj|rezerwacje|rezerwacja|zadzwoń|dzwoń|napisz|skontaktuj się|kontakt|odwiedź|przyjdź|przyjdźcie|wpadnij|zapraszamy|dołącz|zapisz się|zapisy|zarejestruj się|aplikuj|wesprzyj|pobierz|wypróbuj|spróbuj|odkryj|obserwuj|bilety|więcej info\\p{L}*|umów się",
  verbs:
    "nakarmi|karmi|wyżywi|opłaci|jest|są|był|była|było|były|jestem|jesteśmy|ma|mają|mamy|mam|będzie|będą|może|mogą|można|musi|idzie|przychodzi|otwiera|otwieramy|otwieram|zaczyna|oferuje|oferujemy|pomaga|pomagamy|szuka|szukamy|sprzedaje|sprzedajemy|przygotowuje|przygotowujemy|gotuje|gotujemy|pracuje|pracujemy|trwa|kosztuje|pozwala|nazywa się|myśli|myślą|uważa|uczy|uczymy|dbamy|wie|chce|potrzebuje|potrzebujemy|naprawiamy|sprzątamy|organizujemy|pieczemy|piecze|pachnie|smakuje|robimy|robię|prowadzimy|prowadzę|działamy|ruszamy|czeka",
  pronouns: "ja|my|ty|wy|on|ona|ono|oni|one|to|wiele osób|wielu|nikt|każdy",
  contrast: "ale|lecz|jednak",
  belief: "(?:myśli|myślą|uważa|uważają|sądzi|sądzą),?(?: że)",
  beforeAfter: "(?:przedtem|wcześniej|kiedyś)[ :,]+(.+?)[,;.]?\\s+(?:a |i )?(?:teraz|potem|dziś)[ :,]+(.+)",
  step: "najpierw|po pierwsze|po drugie|po trzecie|potem|następnie|na koniec|krok \\p{N}+",
  told: "(?:zaczął\\p{L}*|zaczęł\\p{L}*|zacząłem|zaczęłam|zaczęliśmy|byłem|byłam|byliśmy|założyłem|założyłam|założyliśmy|otworzyłem|otworzyłam|otworzyliśmy)",
  naming: "o nazwie|nazwan\\p{L}+|zwan\\p{L}+|pod nazwą|nazywa się",
  definition: "",
  glue: "tel\\.?|telefon|komórka|zadzwoń|dzwoń|pod|na|w|przez|lub|i|mail|e-mail|strona|www|online|kontakt|adres|info|zapisy|rezerwacje|cena|ceny|kosztuje|za|od|do|instagram|facebook|whatsapp|czynne|otwarte|potem|tylko|wstęp|godz",
  fields: {
    name: "nazwa|marka|nazwa produktu|firma|jak się nazywa",
    subject: "produkt|temat|wydarzenie|stanowisko|nieruchomość|przepis|kurs|tytuł|co",
    feature: "zalety|cechy|najważniejsze|w cenie|zawiera|składniki|oferujemy|program",
    audience: "grupa docelowa|odbiorcy|dla|dla kogo",
    price: "cena|ceny|koszt|oferta|zniżka|wynagrodzenie|wstęp|czynsz",
    date: "data|daty|termin|kiedy|godzina|godziny|godziny otwarcia",
    address: "gdzie|miejsce|adres|lokalizacja",
    contact:
      "link|strona|www|kontakt|telefon|tel|e-mail|mail|zapisy|rezerwacja|rezerwacje|zamówienia|bilety|instagram|whatsapp",
    action: "cta|akcja|przycisk|wezwanie do działania",
    video: "ton|styl|długość|format|muzyka|język|nastrój|platforma|kolory|wideo|film",
  },
  isOblique: true,
};
