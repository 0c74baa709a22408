import type { LanguageRow } from "../language-row";

const videos =
  "видео\\p{L}*|відео\\p{L}*|ролик\\p{L}*|клип\\p{L}*|video\\p{L}*|videó\\p{L}*|klip\\p{L}*|reklam\\p{L}*|βίντεο|วิดีโอ|คลิป|영상\\p{L}*|동영상\\p{L}*|비디오\\p{L}*|סרטון|וידאו|ویدیو|ویدئو|وڈیو|ویڈیو|ভিডিও|வீடியோ|காணொளி";
const makesFirst =
  "сдела\\p{L}+|созда\\p{L}+|сним\\p{L}+|нуж\\p{L}+|хочу|зроб\\p{L}+|створ\\p{L}+|потріб\\p{L}+|направ\\p{L}+|udělej\\p{L}*|vytvoř\\p{L}*|natoč\\p{L}*|chci|potřebuj\\p{L}+|urob\\p{L}*|vytvor\\p{L}*|φτιάξ\\p{L}+|δημιούργησ\\p{L}+|θέλω|tee|tehkää|luo|haluan|tarvitsen|készíts\\p{L}*|csinálj\\p{L}*|szeretnék|lag|lage|jeg vil ha|fă|faceți|crea\\p{L}+|vreau|làm|tạo|hãy|buat\\p{L}*|ทำ\\p{L}*|สร้าง\\p{L}*|תכין|תעשה|צור|אני רוצה|بساز\\p{L}*|naprav\\p{L}+|naredi\\p{L}*|izrad\\p{L}+|sukur\\p{L}+|padaryk\\p{L}*|izveido\\p{L}*|uztais\\p{L}+|loo|fes|vull";
const makesLast =
  "만들\\p{L}*(?:\\s\\p{L}+)?|제작\\p{L}*(?:\\s\\p{L}+)?|بساز\\p{L}*|می‌خواهم|বানাও|বানান|তৈরি(?:\\s\\p{L}+)?|செய்\\p{L}*|உருவாக்\\p{L}*|بنائیں|بناؤ|بنا دیں";
/** A sentence that asks for a video, in the languages without a row: none of it is set, for what it asks for stands in a case of its own. */
const asksForVideo = new RegExp(
  `^(?:[^\\s.]+[\\s,]+){0,3}?(?:${makesFirst})(?![\\p{L}\\p{M}]).{0,60}?(?<![\\p{L}\\p{M}])(?:${videos})(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])(?:${videos})(?![\\p{L}\\p{M}])\\s?(?:[\\p{L}\\p{M}]+\\s){0,2}(?:${makesLast})$`,
  "iu",
);

/** Of a language nothing is known of: contacts, prices, digits and sentences are read all the same. */
export const noRow: LanguageRow = {
  request: { order: "free", patterns: [], partial: asksForVideo },
  tones: {},
  aboutVideo: "",
  seconds: "s|sec|секунд\\p{L}*|초|วินาที|sekund\\p{L}*|secunde|giây|detik|שניות|ثانیه|সেকেন্ড",
  possessive: "",
  article: "",
  and: "",
  date: {
    lead: "매일|매주|아침|저녁|오전|오후|кажд\\p{L}+|щодня|кожн\\p{L}+|ежедневно|с|со|до|по|в|во|з|із|každ\\p{L}+|denně|od|do|κάθε|από|joka|minden|hver|fra|til|în fiecare|de la|mỗi|từ|setiap|dari|ทุก|כל|هر|প্রতি",
    link: "с|до|по|в|и|до|з|і|od|do|a|i|από|έως|og|til|până|și|đến|sampai|의|부터|까지|עד|تا|থেকে",
    tail: "",
    beforeHour: "",
    afterHour: "h|kl|ч|год|시|น\\.|óra|ore|giờ|klo",
    words: "",
    names: "",
    ambiguous: "",
    endings: "",
    inflects: true,
    from: "",
    until: "до|do|до кінця|έως|până",
  },
  price: {
    lead: "от|від|od|από|de la|từ|dari|fra|nuo|alates",
    unit: "/\\s?\\p{L}+",
    from: "от|від|od|από|de la|từ|dari|fra|nuo|alates",
    words: "",
    discount: "",
  },
  free: "",
  notFree: "",
  locative: "",
  place: "",
  audience: { before: "", after: "", people: "", age: "", not: "" },
  feature: "",
  featureCut: "",
  relative: "",
  negation:
    "не|нет|нельзя|ні|нема|немає|без|ne|nu|nem|nincs|ei|ikke|ingen|không|tidak|δεν|όχι|χωρίς|bez|fără|tanpa",
  limit:
    "кроме|только|минимум|максимум|не менее|не более|не ранее|крім|лише|тільки|kromě|pouze|jen|csak|vain|numai|hanya|chỉ",
  craft: "",
  orders: "",
  unsaid: "",
  proof: "",
  note: "",
  action: "",
  verbs: "",
  pronouns: "",
  contrast: "",
  belief: "",
  beforeAfter: "",
  step: "",
  told: "",
  naming: "",
  definition: "",
  glue: "",
  fields: {
    name: "",
    subject: "",
    feature: "",
    audience: "",
    price: "",
    date: "",
    address: "",
    contact: "",
    action: "",
    video: "",
  },
};
