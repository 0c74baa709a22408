import type { Deed } from "./phrases";

/** Deeds that are offered only where the brief speaks of them; the others follow from the contact. */
type SpokenDeed = Extract<Deed, "buy" | "book" | "apply" | "donate" | "join">;

interface EvidenceRow {
  deeds: Record<SpokenDeed, string>;
  /** Words before those whom or what something is for; "" where they stand behind, or change what follows. */
  forWhom: string;
  /** What takes place on a date. */
  event: string;
  /** What makes a date one of many. */
  repeated: string;
}

/** Beginnings of words, as a pattern; in scripts without spaces they may stand anywhere. */
const rows: Readonly<Record<string, EvidenceRow>> = {
  en: {
    deeds: {
      buy: "order(?!ed|ly| to)|deliver(?:y|ies)|shipping|buy|shop (?:at|on|now)|online shop|webshop|get yours",
      book: "book(?:ing|ings)?(?= (?:a|an|at|by|now|on|online|via|your)\\b|:|ing|$)|book(?:ing|ings)\\b|reserv|appointment|book a",
      apply: "apply|application|cv\\b|salary|hiring|vacanc|send us your r",
      donate: "donat",
      join: "sign up|sign-up|register|registration|enrol|join us|join at|tickets?\\b",
    },
    forWhom: "for",
    event:
      "concert|festival|party|market|fair|workshop(?! (?:in|behind|at|near|off|on|under)\\b)|class|course|exhibition|show|quiz|tasting|meetup|opening",
    repeated:
      "every|each|daily|weekly|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|to\\b|till|until|open",
  },
  de: {
    deeds: {
      buy: "bestell|liefer|versand|kaufen|onlineshop|im shop",
      book: "buch(?:en|bar|ung)|reservier|termin|tisch",
      apply: "bewerb|bewirb|lebenslauf|gehalt|stellenangebot|auszubildende",
      donate: "spend(?:e|en|et)\\b",
      join: "anmeld|melde[nt]? |registrier|karten|tickets",
    },
    forWhom: "für",
    event:
      "konzert|fest|feier|markt|messe|workshop|kurs|ausstellung|lesung|führung|flohmarkt|eröffnung|tag der",
    repeated:
      "jed|täglich|wöchentlich|immer|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|bis\\b|ab\\b|von\\b|geöffnet",
  },
  fr: {
    deeds: {
      buy: "command(?:e|er|ez)|livraison|achet|boutique en ligne",
      book: "réserv|rendez-vous|prendre rdv",
      apply: "postul|candidatur|\\bcv\\b|salaire|recrut|embauch",
      donate: "faire un don|faites un don|\\bdons?\\b",
      join: "inscri|billet",
    },
    forWhom: "pour",
    event:
      "concert|festival|fête|marché|foire|brocante|atelier|cours|exposition|spectacle|dégustation|stage|soirée",
    repeated: "tous|toutes|chaque|quotidien|du\\b|dès|jusqu|au\\b|ouvert",
  },
  es: {
    deeds: {
      buy: "pedid|pídel|pedir|envío|compra|tienda online",
      book: "reserv|cita\\b|citas\\b|mesa\\b",
      apply: "candidatur|currículum|\\bcv\\b|sueldo|salario|postul",
      donate: "dona(?:r|ción|ciones|tivo)?\\b|hazte socio",
      join: "inscri|apúntate|regístrate|entradas",
    },
    forWhom: "para",
    event: "concierto|festival|fiesta|mercad|feria|taller|curso|clase|exposición|espectáculo|cata",
    repeated: "cada|todos|todas|los\\b|del\\b|desde|hasta|abierto|abrimos",
  },
  pt: {
    deeds: {
      buy: "encomend|pedidos?\\b|entrega|compr|loja online",
      book: "reserv|marcaç|marque|agend",
      apply: "candidat|currículo|\\bcv\\b|salário",
      donate: "doar|doaç|doe\\b",
      join: "inscri|bilhetes|ingressos",
    },
    forWhom: "para",
    event: "concerto|show|festival|festa|mercado|feira|oficina|workshop|curso|aula|exposiç|espetáculo",
    repeated: "cada|todos|todas|aos\\b|das\\b|desde|até|aberto",
  },
  it: {
    deeds: {
      buy: "ordin(?:a|are|i)\\b|consegna|spedizione|acquist|compra",
      book: "prenot|appuntamento",
      apply: "candida|curriculum|\\bcv\\b|stipendio|assum",
      donate: "dona\\b|donare|donazion",
      join: "iscri|biglietti",
    },
    forWhom: "per",
    event: "concerto|festival|festa|mercat|fiera|laborator|corso|mostra|spettacolo|degustazione",
    repeated: "ogni|tutti|tutte|dal\\b|dalle\\b|fino|aperto",
  },
  pl: {
    deeds: {
      buy: "zam(?:ów|aw)|dostaw|wysyłk|kup(?:uj|ić)?\\b|sklep internetowy",
      book: "rezerw|wizyt|termin",
      apply: "aplik|\\bcv\\b|wynagrodzeni|zatrudni",
      donate: "wpłać|wpłat|darowizn|wesprzyj",
      join: "zapis|zapisz|rejestr|bilety",
    },
    forWhom: "",
    event: "koncert|festiwal|impreza|targ|jarmark|warsztat|kurs|wystaw|spektakl|degustacj",
    repeated: "każd|codzienn|od\\b|do\\b|wszystkie|czynne|otwarte",
  },
  tr: {
    deeds: {
      buy: "sipariş|teslimat|kargo|satın al",
      book: "randevu|rezervasyon",
      apply: "başvur|özgeçmiş|maaş",
      donate: "bağış",
      join: "kayıt|kaydol|bilet",
    },
    forWhom: "",
    event: "konser|festival|parti|pazar(?:ı|lar)|fuar|atölye|kurs|sergi|gösteri",
    repeated: "her\\b|hafta içi|kadar|arası|açı[kğ]|kapalı",
  },
  ar: {
    deeds: {
      buy: "طلب|توصيل|شراء|اشتر",
      book: "حجز|احجز|موعد",
      apply: "وظيف|توظيف|سيرة ذاتية|راتب|قدّم|التقديم",
      donate: "تبرع",
      join: "تسجيل|سجل|سجّل|تذاكر",
    },
    forWhom: "",
    event: "حفل|مهرجان|معرض|ورشة|دورة|سوق",
    repeated: "كل|يومي|من|إلى|حتى",
  },
  hi: {
    deeds: {
      buy: "ऑर्डर|डिलीवरी|ख़रीद|खरीद",
      book: "बुक|अपॉइंटमेंट|आरक्षण",
      apply: "आवेदन|नौकरी|वेतन|बायोडाटा",
      donate: "दान",
      join: "रजिस्टर|पंजीकरण|दाख़िला|दाखिला|टिकट",
    },
    forWhom: "",
    event: "मेला|उत्सव|कॉन्सर्ट|वर्कशॉप|प्रदर्शनी|समारोह",
    repeated: "हर|रोज|प्रति|से|तक",
  },
  ja: {
    deeds: {
      buy: "注文|通販|お届け|配送|購入",
      book: "予約",
      apply: "応募|求人|履歴書|時給|月給",
      donate: "寄付|寄附",
      join: "申込|申し込|登録|チケット",
    },
    forWhom: "",
    event: "コンサート|ライブ|祭|フェス|イベント|ワークショップ|展|市|教室|セミナー",
    repeated: "毎|から|まで|曜日は|営業",
  },
  zh: {
    deeds: {
      buy: "订购|下单|外卖|配送|购买|快递",
      book: "预约|预订|订位",
      apply: "应聘|招聘|简历|薪",
      donate: "捐",
      join: "报名|注册|门票",
    },
    forWhom: "",
    event: "音乐会|演唱会|(?:音乐|艺术|文化|美食|电影|啤酒|读书)节|派对|市集|展|工作坊|讲座|课",
    repeated: "每|到|至|起|营业",
  },
  nl: {
    deeds: {
      buy: "bestel|bezorg|verzending|koop|webshop",
      book: "boek(?:en|ing)|reserv|afspraak",
      apply: "sollicit|\\bcv\\b|salaris|vacature",
      donate: "doneer|doneren|donatie",
      join: "aanmeld|meld je|inschrij|schrijf je|kaarten|tickets",
    },
    forWhom: "voor",
    event: "concert|festival|feest|markt|beurs|workshop|cursus|tentoonstelling|voorstelling|proeverij",
    repeated: "elk|iedere|dagelijks|van\\b|tot\\b|vanaf|open",
  },
  sv: {
    deeds: {
      buy: "beställ|leverans|frakt|köp|webbutik",
      book: "bok(?:a|ning)|tid\\b",
      apply: "ansök|\\bcv\\b|lön|söker",
      donate: "skänk|donera|gåva",
      join: "anmäl|registrera|biljett",
    },
    forWhom: "för",
    event: "konsert|festival|fest|marknad|mässa|workshop|kurs|utställning|föreställning|loppis",
    repeated: "varje|alla\\b|dagligen|från|till\\b|öppet",
  },
  da: {
    deeds: {
      buy: "bestil|levering|fragt|køb|webshop",
      book: "book|bordreserv|tidsbestil|reserv",
      apply: "ansøg|\\bcv\\b|løn|søger",
      donate: "doner|støt|bidrag",
      join: "tilmeld|registrer|billet",
    },
    forWhom: "til|for",
    event: "koncert|festival|fest|marked|messe|workshop|kursus|udstilling|forestilling|loppemarked",
    repeated: "hver\\b|hvert|alle\\b|dagligt|fra\\b|til\\b|åbent",
  },
};

/** "Not", "no" and "closed", as they stand in a sentence. */
const denied: Readonly<Record<string, string>> = {
  en: "not\\b|no\\b|never\\b|don['’]t|doesn['’]t|isn['’]t|can(?:no|['’])t|without\\b|closed\\b|sorry",
  de: "nicht\\b|kein|nie\\b|niemals|ohne\\b|geschlossen|ruhetag",
  fr: "ne\\b|n['’]|pas\\b|non\\b|aucun|jamais|sans\\b|fermé|interdit",
  es: "no\\b|nunca|sin\\b|ningun|ningún|cerrado|cerramos|prohibid",
  pt: "não\\b|nunca|sem\\b|nenhum|fechado|fechamos|proibid",
  it: "non\\b|mai\\b|senza\\b|nessun|chiuso|chiusi|vietat",
  nl: "niet\\b|geen\\b|nooit|zonder\\b|gesloten|dicht\\b",
  pl: "nie\\b|bez\\b|nigdy|żadn|zamknięt|nieczynn",
  sv: "inte\\b|ej\\b|ingen|inga\\b|inget|aldrig|utan\\b|stängt",
  da: "ikke\\b|ingen|intet|aldrig|uden\\b|lukket",
  tr: "değil|yok\\b|olmaz|kapalı|hariç|yasak",
  ar: "لا |ليس|بدون|غير|مغلق|ممنوع",
  hi: "नहीं|मत |न हो|बिना|बंद",
  ja: "ません|できない|不可|なし|ない|定休|休業|お断り",
  zh: "不|没有|无|禁止|休息|谢绝",
};

/** Whoever says so looks for people to work: what the whole brief is about. */
const sought: Readonly<Record<string, string>> = {
  en: "hiring|recruiting|seeks\\b|seeking\\b|looking for (?:an?\\b|volunteers|staff|apprentices)|volunteers (?:wanted|needed)",
  de: "sucht\\b|suchen\\b|gesucht",
  fr: "cherche\\b|cherchons|recherche\\b|recherchons|recrut|embauch",
  es: "busca\\b|buscamos|se busca|se necesita|necesitamos",
  pt: "procura\\b|procuramos|procura-se|precisa-se|contrata",
  it: "cerca\\b|cerchiamo|cercasi|assume\\b|assumiamo",
  pl: "szuka\\b|szukamy|poszukuj|zatrudni",
  nl: "zoekt\\b|zoeken\\b|gezocht",
  sv: "söker\\b|sökes",
  da: "søger\\b|søges",
  tr: "arıyor|aranıyor",
  ar: "مطلوب|نبحث عن|توظيف",
  hi: "भर्ती|की तलाश",
  ja: "募集|求人",
  zh: "招聘|招募|诚聘",
};

/** What a brief says in so many words, by the closed list of its language; a language without one gives no evidence. */
export function evidenceIn(language: string): {
  speaksOf(deed: SpokenDeed, text: string): boolean;
  isEvent(text: string): boolean;
  isRepeated(text: string): boolean;
  /** Says what is not, or that nobody is there: a video does not open with it. */
  isDenied(text: string): boolean;
  /** Says that somebody is looked for: "We're hiring a barista". */
  isSought(text: string): boolean;
  /** The words without the "for" they begin with; null where it cannot come off. */
  withoutFor(text: string): string | null;
} {
  const primary = language.toLowerCase().split("-")[0]!;
  const row = rows[primary];
  const holds = (words: string | undefined, text: string) =>
    words !== undefined && words !== "" && anywhere(words, primary).test(text);
  const leading = (words: string | undefined) => (words ? new RegExp(`^(?:${words})\\s+`, "iu") : null);
  const forWhom = leading(row?.forWhom);
  return {
    speaksOf: (deed, text) => holds(row?.deeds[deed], text),
    // Germanic languages write compounds: "Keramikkurs".
    isEvent: (text) =>
      ["de", "nl", "sv", "da"].includes(primary)
        ? new RegExp(row!.event, "iu").test(text)
        : holds(row?.event, text),
    isRepeated: (text) => /\d\s?[–—-]\s?\d/u.test(text) || holds(row?.repeated, text),
    isDenied: (text) => holds(denied[primary], text),
    isSought: (text) => holds(sought[primary], text),
    withoutFor: (text) => (forWhom?.test(text) ? text.replace(forWhom, "") : null),
  };
}

/** `\b` knows Latin letters without accents only. */
function anywhere(words: string, language: string): RegExp {
  const isSpaced = !["ja", "zh", "ar", "hi"].includes(language);
  const pattern = words.replaceAll("\\b", isSpaced ? "(?!\\p{L})" : "");
  return new RegExp(isSpaced ? `(?<!\\p{L})(?:${pattern})` : pattern, "iu");
}
