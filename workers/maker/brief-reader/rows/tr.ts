import type { LanguageRow } from "../language-row";

const video = "(?:(?:\\p{L}+\\s){0,4}?(?:video|reklam|film|klip|reels|animasyon|tanıtım|spot|tiktok)\\p{L}*)";
const make = "(?:yap|hazırla|oluştur|üret|çek|tasarla|istiyor|lazım|gerek)\\p{L}*";

export const turkish: LanguageRow = {
  request: {
    order: "free",
    patterns: [
      new RegExp(
        `^(?:(?:lütfen|merhaba)[\\s,]+)*(?<subject>\\S.*?)\\s+(?:için|hakkında|ile ilgili|tanıtan)\\s+${video}\\s+${make}(?:\\s\\p{L}+){0,2}$`,
        "iu",
      ),
      /^(?<subject>\S.*?)\s+(?:için|hakkında|tanıtan)\s+(?:[\p{L}]+\s){0,2}(?:video|reklam(?: filmi)?|tanıtım filmi|tanıtım videosu)$/iu,
      new RegExp(`^(?:bana |bize )?${video}\\s+${make}\\s*[:,]\\s*(?<subject>\\S.*)$`, "iu"),
    ],
    partial: new RegExp(
      `(?:video|reklam filmi|tanıtım filmi|klip)\\p{L}*\\s+${make}(?:\\s\\p{L}+){0,2}$`,
      "iu",
    ),
  },
  tones: {
    warm: "sıcak|samimi|sakin|huzurlu|duygusal",
    bold: "cesur|enerjik|güçlü|dinamik|çarpıcı",
    playful: "eğlenceli|komik|neşeli|havalı|sevimli",
    premium: "şık|zarif|lüks|seçkin",
    plain: "sade|basit|net|ciddi|profesyonel",
  },
  aboutVideo:
    "(?:neşeli|sakin|hareketli|fon)? ?müzi[kğ]\\p{L}*(?: olsun)?|(?:instagram|tiktok|youtube|facebook|linkedin|sosyal medya) için|(?:dikey|yatay|kare) (?:format|video)|video (?:kısa|eğlenceli) olsun|daha fazla müşteri",
  seconds: "saniye\\p{L}*|sn\\.?",
  possessive: "benim|bizim",
  article: "bir",
  and: "ve",
  date: {
    lead: "her|bu|gelecek|önümüzdeki|saat|her gün|açık|açılış",
    link: "ve|ile|saat|ila|arası|günü|günleri|-?[dt][ae]n|-?den|-?dan|-?a|-?e|kadar",
    tail: "'?(?:[dt][ae]n|[dt][ae]|[yn]?[ae]|[ıiuü]n?[dt]?[ae]?n?)(?:\\s(?:itibaren|kadar|sonra|önce|başla\\p{L}*))?|gün(?:ü|leri)(?:nden|ne)?(?:\\s(?:itibaren|kadar))?|itibaren|kadar|arası(?:nda)?|günleri",
    beforeHour: "saat",
    afterHour: "saatinde",
    words:
      "24 saat(?: açık)?|haftanın (?:her|7|yedi) günü|bugün|yarın|bu (?:akşam|gece|hafta)|her (?:gün|sabah|akşam|gece|hafta)|hafta (?:sonu|içi)(?: \\p{L}+)?|hafta sonları|günlük|öğlen|gece yarısı|sabahları|akşamları|yıl boyunca|bayramda|7/24",
    names: "",
    ambiguous: "pazar|salı|cuma|mart|ocak|paz|per|sal|cum|çar|eki|kas|ara|şub|nis|ağu|sabahları|akşamları",
    endings: "[dtyn]?[aeıiuü]n?|leri|ları|'?[dt][ae]n",
    from: "itibaren|\\p{L}+[dt][ae]n|'[dt][ae]n|başla\\p{L}*",
    until: "kadar",
  },
  price: {
    lead: "sadece|yalnızca|aylık|kişi başı|tanesi|fiyatı?|ücreti?",
    unit: "/\\s?\\p{L}+|'?(?:[dt][ae]n)(?:\\sbaşlayan)?|kişi başı|aylık|tane(?:si)?",
    from: "[dt][ae]n başlayan|'[dt][ae]n",
    words: "yarı fiyatına|2 al 1 öde|3 al 2 öde",
    discount: "indirim\\p{L}*|ucuz|tenzilat",
  },
  free: "ücretsiz|bedava|bedelsiz|parasız|hediye",
  notFree: "ücretsiz değil",
  locative: "",
  place:
    "[\\p{L}-]+(?: [\\p{L}-]+)? ve çevresi|\\p{Lu}[\\p{L}]+['’](?:[dt][ae]ki|[dt][ae])|\\p{N}+ (?:dakika|dk|km|metre|adım) (?:mesafede|uzaklıkta)|şehir merkezinde|[\\p{L}]+(?: [\\p{L}]+)? (?:karşısı|yanı|arkası|altı|üstü|civarı)(?:nda)?(?=$|[,.])",
  audience: {
    before: "",
    after: "için|yönelik",
    people:
      "herkes|insan\\p{L}*|kişi\\p{L}*|ebeveyn\\p{L}*|anne\\p{L}*|baba\\p{L}*|aile\\p{L}*|çocuk\\p{L}*|bebek\\p{L}*|genç\\p{L}*|yetişkin\\p{L}*|öğrenci\\p{L}*|yeni başlayan\\p{L}*|başlangıç|profesyonel\\p{L}*|ekip\\p{L}*|girişimci\\p{L}*|koşucu\\p{L}*|bisikletçi\\p{L}*|gezgin\\p{L}*|sahip\\p{L}*|sever\\p{L}*|kadın\\p{L}*|erkek\\p{L}*|kız\\p{L}*|yaşlı\\p{L}*|emekli\\p{L}*|öğretmen\\p{L}*|şirket\\p{L}*|işletme\\p{L}*|dükkan\\p{L}*|restoran\\p{L}*|çift\\p{L}*|müşteri\\p{L}*|misafir\\p{L}*|komşu\\p{L}*|köpek\\p{L}*|kedi\\p{L}*|arkadaş\\p{L}*|grup\\p{L}*|çalışan\\p{L}*|hasta\\p{L}*|sporcu\\p{L}*|turist\\p{L}*|sizin|okul\\p{L}*",
    age: "\\p{N}+\\s?(?:ile|-|–)\\s?\\p{N}+ yaş\\p{L}*|\\p{N}+ yaş ve üzeri",
    not: "",
  },
  feature: "el yapımı|ev yapımı|taze \\p{L}+|doğal|organik|dahil",
  featureCut: "",
  relative: "",
  negation: "değil\\p{L}*|yok\\p{L}*|\\p{L}{2,}m[ae]z(?:l\\p{L}+)?|\\p{L}+m[ıiuü]yor\\p{L}*|hiç|olmadan",
  limit:
    "hariç|dışında|sadece|yalnızca|en az|en fazla|en çok|minimum|maksimum|min\\.?|maks\\.?|uygun değil\\p{L}*|\\p{L}+ üstü|\\p{L}+ altı",
  craft:
    "müzi[kğ]\\p{L}*|yazı\\p{L}*|metin\\p{L}*|metni|harf\\p{L}*|altyazı\\p{L}*|ren[kg]\\p{L}*|ton\\p{L}*|sesi?|seslendirme\\p{L}*|stil\\p{L}*|arka plan\\p{L}*|logo\\p{L}*|efekt\\p{L}*|emoji\\p{L}*|video\\p{L}*",
  orders: ".{0,60}(?:olsun|olmasın|kullan\\p{L}*|koyma\\p{L}*|yapın|göster\\p{L}*|istemiyor\\p{L}*)$",
  unsaid:
    ".{0,80}(?:bahsetme\\p{L}*|sözünü etme\\p{L}*|değinme\\p{L}*|göstermeyin|gösterme|yazmayın|yazma|belirtmeyin)$",
  proof:
    "(?:1[89]|20)\\p{N}\\p{N}['’]?(?:[dt][ae]n)? (?:beri|bu yana)|kuruluş \\p{N}+|ödüllü|yıldız\\p{L}*|sertifikalı|yıllık (?:deneyim|tecrübe)|kuşak\\p{L}*|\\p{N}[\\p{N}. ]*\\+? (?:\\p{L}+ )?(?:müşteri|kişi|aile|üye|kullanıcı|katılımcı|gönüllü|öğrenci)\\p{L}*",
  note: "kapalı\\p{L}*|tükendi|doldu|kontenjan dolu|sadece nakit|stoklarla sınırlı\\p{L}*|sadece randevu ile",
  action:
    "sipariş ver\\p{L}*|satın al\\p{L}*|rezervasyon yap\\p{L}*|rezervasyon|ara\\p{L}{0,3}|bizi ara\\p{L}*|yaz\\p{L}{0,4}|bize yaz\\p{L}*|iletişim|ziyaret ed\\p{L}*|uğra\\p{L}*|gel|gelin|katıl|katılın|kaydol\\p{L}*|kayıt|başvur\\p{L}*|bağış yap\\p{L}*|indir\\p{L}{0,3}|dene\\p{L}{0,4}|keşfet\\p{L}*|takip ed\\p{L}*|bilet\\p{L}*|randevu(?: al\\p{L}*)?|detaylı bilgi",
  verbs:
    "var|yok|vardır|değil|\\p{L}+[ıiuü]yor(?:uz|um|lar|sunuz)?|\\p{L}{2,}(?:[dt][ıiuü]k(?=[\\s.!]*$)|m[ıiuü]şt[ıiuü]r|mektedir|maktadır|acağız|eceğiz|abilirsiniz|ebilirsiniz)|oluyor|olur|edilir|yapılır|sunulur|açılıyor|başlıyor",
  pronouns: "ben|biz|siz|sen|bu|şu|o|onlar|herkes|kimse|çoğu insan|birçok kişi",
  contrast: "ama|fakat|ancak|oysa",
  belief: "",
  beforeAfter: "(?:önce|eskiden)[ :,]+(.+?)[,;.]?\\s+(?:sonra|şimdi|artık)[ :,]+(.+)",
  step: "önce|ilk olarak|ikinci olarak|sonra|ardından|son olarak|\\p{N}\\. adım",
  told: "(?:başladım|başladık|kurduk|kurdum|açtık|açtım)",
  naming: "adlı|isimli|adında|adı",
  definition: "",
  glue: "tel\\.?|telefon|cep|ara|arayın|bizi|ve|veya|ya da|mail|e-posta|web|site|online|iletişim|adres|bilgi|bilgi için|kayıt|rezervasyon|randevu|fiyat|fiyatı|ücret|ücreti|instagram|facebook|whatsapp|açık|saatleri|sadece|giriş|için|saat",
  fields: {
    name: "ad|adı|isim|marka|ürün adı|şirket|işletme",
    subject: "ürün|konu|etkinlik|pozisyon|ilan|tarif|kurs|başlık|ne",
    feature: "özellikler|avantajlar|öne çıkanlar|dahil|içindekiler|malzemeler|sunuyoruz|program",
    audience: "hedef kitle|kimler için|kim için",
    price: "fiyat|fiyatlar|ücret|teklif|indirim|maaş|giriş|kira",
    date: "tarih|tarihler|ne zaman|saat|zaman|çalışma saatleri",
    address: "nerede|yer|adres|konum",
    contact:
      "link|web|web sitesi|iletişim|telefon|tel|e-posta|mail|kayıt|rezervasyon|randevu|sipariş|bilet|instagram|whatsapp",
    action: "cta|eylem|buton|çağrı",
    video: "ton|stil|süre|uzunluk|format|müzik|dil|hava|platform|renkler|video",
  },
  isOblique: /(?:[ıiuü]?m[ıiuü]z|[aeıioöuü]m|[bcçdfgğhjklmnprsştvyz][ıiuü]m)(?=$|\s*$)/iu,
};
