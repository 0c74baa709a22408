/**
 * The only words the writer adds to the user's: buttons, labels and five short sentences. They stand alone, so that no
 * grammar has to be guessed, and none has a gender or a number. A language without a row gets none of them.
 */
export interface Phrases {
  /** What a button says, by what there is to do. */
  deeds: Record<Deed, string>;
  labels: Record<LabelName, string>;
  /** Above a fact. */
  didYouKnow: string;
  /** Of an event on one date, which stands for `{date}`. */
  plans: string;
  /** Above the way to reach somebody. */
  interested: string;
  /** Above a name. */
  presenting: string;
  /** Above several points. */
  inShort: string;
}

export const deeds = ["buy", "book", "visit", "call", "write", "apply", "donate", "more", "join"] as const;
export type Deed = (typeof deeds)[number];

export const labelNames = ["when", "where", "price", "from"] as const;
export type LabelName = (typeof labelNames)[number];

/** The row of a language, by its whole tag or its first part; null where there is none. */
export function phrasesFor(language: string): Phrases | null {
  const tag = language.toLowerCase();
  return rows[tag] ?? rows[tag.split("-")[0]!] ?? null;
}

/** Whether "presenting" may also stand above a noun phrase, not only above a name. */
export function presentsNouns(language: string): boolean {
  return ["fr", "ja", "zh"].includes(language.toLowerCase().split("-")[0]!);
}

/** Parts of a row are parted by " · ", in the order of `deeds`, `labelNames` and the five sentences. */
function row(buttons: string, labels: string, sentences: string): Phrases {
  const [didYouKnow, plans, interested, presenting, inShort] = sentences.split(" · ");
  return {
    deeds: named(deeds, buttons),
    labels: named(labelNames, labels),
    didYouKnow: didYouKnow!,
    plans: plans!,
    interested: interested!,
    presenting: presenting!,
    inShort: inShort!,
  };
}

function named<Name extends string>(names: readonly Name[], texts: string): Record<Name, string> {
  const parts = texts.split(" · ");
  return Object.fromEntries(names.map((name, index) => [name, parts[index]])) as Record<Name, string>;
}

const portuguese = row(
  "Encomendas · Reservas · Onde estamos · Ligar · Enviar mensagem · Enviar candidatura · Doar · Saber mais · Inscrições",
  "Quando · Onde · Preço · A partir de",
  "Já sabia? · {date}: algum plano? · Que tal? · Apresentamos · Em resumo",
);

/** Languages by BCP 47 tag, in lower case. */
export const rows: Readonly<Record<string, Phrases>> = {
  en: row(
    "Order now · Book now · Come by · Call us · Write to us · Apply now · Donate · Find out more · Sign up",
    "When · Where · Price · From",
    "Did you know? · {date}: any plans? · Interested? · Meet · In short",
  ),
  de: row(
    "Jetzt bestellen · Jetzt buchen · Vorbeikommen · Anrufen · Nachricht schreiben · Jetzt bewerben · Spenden · Mehr erfahren · Jetzt anmelden",
    "Wann · Wo · Preis · Ab",
    "Schon gewusst? · {date}: schon was vor? · Klingt gut? · Vorgestellt · Kurz gesagt",
  ),
  fr: row(
    "Commander · Réserver · Nous rendre visite · Nous appeler · Nous écrire · Postuler · Faire un don · En savoir plus · S'inscrire",
    "Quand · Où · Tarif · À partir de",
    "Le saviez-vous\u202f? · {date}\u202f: déjà des projets\u202f? · Ça vous tente\u202f? · À découvrir · En bref",
  ),
  es: row(
    "Pedidos · Reservas · Dónde estamos · Llamar · Escribir · Enviar candidatura · Donar · Más información · Inscripciones",
    "Cuándo · Dónde · Precio · Desde",
    "¿Lo sabías? · {date}: ¿algún plan? · ¿Suena bien? · Presentamos · En resumen",
  ),
  pt: portuguese,
  "pt-br": {
    ...portuguese,
    deeds: { ...portuguese.deeds, buy: "Pedidos", more: "Saiba mais" },
  },
  it: row(
    "Ordina · Prenota · Dove siamo · Chiama · Scrivici · Candidati · Dona · Scopri di più · Iscriviti",
    "Quando · Dove · Prezzo · A partire da",
    "Lo sapevi? · {date}: qualche programma? · Interessa? · Vi presentiamo · In breve",
  ),
  pl: row(
    "Zamów · Zarezerwuj · Zapraszamy · Zadzwoń · Napisz · Aplikuj · Wesprzyj · Więcej informacji · Zapisz się",
    "Kiedy · Gdzie · Cena · Cena od",
    "Czy wiesz? · {date}: masz plany? · Brzmi dobrze? · Przedstawiamy · W skrócie",
  ),
  tr: row(
    "Sipariş verin · Rezervasyon yapın · Bize uğrayın · Bizi arayın · Bize yazın · Başvurun · Bağış yapın · Ayrıntılı bilgi · Kaydolun",
    "Ne zaman · Nerede · Fiyat · Başlangıç fiyatı",
    "Biliyor muydunuz? · {date}: planınız var mı? · İlginizi çekti mi? · Tanıtıyoruz · Kısaca",
  ),
  ar: row(
    "للطلب · للحجز · زورونا · للاتصال · للتواصل · للتقديم · للتبرع · للمزيد · للتسجيل",
    "الموعد · المكان · السعر · السعر يبدأ من",
    "هل تعلمون؟ · {date}: هل لديكم خطط؟ · هل يهمكم الأمر؟ · نقدم لكم · باختصار",
  ),
  hi: row(
    "ऑर्डर करें · बुक करें · यहाँ आएँ · कॉल करें · संदेश भेजें · आवेदन करें · दान करें · और जानें · रजिस्टर करें",
    "कब · कहाँ · क़ीमत · शुरुआती क़ीमत",
    "क्या आपको पता है? · {date}: कोई प्लान है? · पूछताछ के लिए · परिचय · संक्षेप में",
  ),
  ja: row(
    "ご注文はこちら · ご予約はこちら · お待ちしています · お電話ください · お問い合わせ · ご応募はこちら · ご寄付はこちら · 詳しくはこちら · お申し込みはこちら",
    "日時 · 場所 · 料金 · 最低料金",
    "ご存じですか？ · {date}、ご予定は？ · 気になりますか？ · ご紹介 · ポイント",
  ),
  zh: row(
    "立即下单 · 立即预约 · 欢迎前来 · 来电咨询 · 联系我们 · 立即应聘 · 立即捐款 · 了解更多 · 立即报名",
    "时间 · 地点 · 价格 · 起价",
    "你知道吗？ · {date}：有安排吗？ · 感兴趣吗？ · 为你介绍 · 要点",
  ),
  nl: row(
    "Nu bestellen · Nu boeken · Kom langs · Bel ons · Schrijf ons · Nu solliciteren · Doneren · Meer weten · Aanmelden",
    "Wanneer · Waar · Prijs · Vanaf",
    "Wist je dat al? · {date}: al plannen? · Klinkt goed? · Even voorstellen · In het kort",
  ),
  sv: row(
    "Beställ nu · Boka nu · Kom förbi · Ring oss · Skriv till oss · Ansök nu · Skänk en gåva · Läs mer · Anmäl dig",
    "När · Var · Pris · Från",
    "Visste du det? · {date}: några planer? · Låter det bra? · Vi presenterar · I korthet",
  ),
  da: row(
    "Bestil nu · Book nu · Kom forbi · Ring til os · Skriv til os · Søg nu · Giv et bidrag · Læs mere · Tilmeld dig",
    "Hvornår · Hvor · Pris · Fra",
    "Vidste du det? · {date}: nogen planer? · Lyder det godt? · Vi præsenterer · Kort fortalt",
  ),
};
