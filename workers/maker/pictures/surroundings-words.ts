import { words } from "../words";
import type { Place, Time } from "./surroundings";

/*
 * Words for where and when a picture is, in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish,
 * Danish, Turkish, Russian and Arabic; of Japanese, Chinese, Korean and Hindi, parts of words.
 */

const anywhereOr = (parts: string, whole: string) => new RegExp(`${parts}|${words(whole).source}`, "giu");

export const placeWords: readonly (readonly [Place, RegExp])[] = [
  [
    "snow",
    anywhereOr(
      "雪|눈 위|눈밭|설원|बर्फ",
      "snow\\p{L}*|\\p{L}*schnee\\p{L}*|neige|enneigé\\p{L}*|nieve|nevad\\p{L}*|neve|innevat\\p{L}*|sneeuw\\p{L}*|śnieg\\p{L}*|śnież\\p{L}*|snön?|sneen?|karda|karlı|снег\\p{L}*|снеж\\p{L}*|ثلج|الثلج|الثلوج",
    ),
  ],
  [
    "desert",
    anywhereOr(
      "砂漠|砂丘|沙漠|沙丘|사막|रेगिस्तान|मरुस्थल",
      "deserts?|dunes?|wüsten?|dünen?|désert|desierto|dunas?|deserto|woestijn|pustyni\\p{L}*|pustyń|öknen|öken|ørken\\p{L}*|çöl\\p{L}{0,4}|пустын\\p{L}*|صحراء|الصحراء",
    ),
  ],
  [
    "forest",
    anywhereOr(
      "森|森林|树林|숲|जंगल",
      "forests?|woods|woodland|\\p{L}*wald(?:e?s|e)?|wälder\\p{L}?|forêts?|bosques?|bosco|boschi|foresta|floresta|het bos|lesie|lasem|leśn\\p{L}*|skog\\p{L}{0,4}|skov\\p{L}{0,4}|orman\\p{L}{0,5}|лес[уе]?|лесом|غابة|الغابة",
    ),
  ],
  [
    "sea",
    anywhereOr(
      "ビーチ|海|浜|沙滩|해변|바다|समुद्र|बीच पर",
      "beach(?:es)?|sea(?:side|shore)?|ocean|coast\\p{L}*|shore|\\p{L}*strand\\p{L}*|meer|küste\\p{L}*|ozean|plages?|mer|océan|côte|playas?|mar|costa|océano|spiaggia|mare|praia|oceano|kust|zee|plaż\\p{L}*|morz[aeu]|morzem|wybrzeż\\p{L}*|plaj\\p{L}*|sahil\\p{L}*|kumsal\\p{L}*|deniz\\p{L}*|пляж\\p{L}*|мор[еяю]|морем|океан\\p{L}*|stranden|havet|hav|شاطئ|الشاطئ|بحر|البحر",
    ),
  ],
  [
    "hills",
    anywhereOr(
      "山|丘|草原|野原|草地|田野|花园|언덕|들판|정원|पहाड़|बगीच",
      "hills?|mountains?|meadows?|fields?|countryside|outdoors?|garden|park|berge?n?|gebirge|wiese\\p{L}*|hügel\\p{L}*|natur|garten|montagnes?|collines?|prairie|jardin|campagne|montañas?|colinas?|campo|prado|jardín|montagn[ae]|collin[ae]|prato|giardino|montanhas?|jardim|heuvels?|bergen|weiland|tuin|wzgórz\\p{L}*|gór(?:y|ach|ami)|łąc\\p{L}*|łąk\\p{L}*|ogr[oó]d\\p{L}*|tepe\\p{L}{0,5}|dağ\\p{L}*|çayır\\p{L}*|bahçe\\p{L}*|холм\\p{L}*|гор(?:ы|ах|ами)|луг\\p{L}*|сад[уе]?|bjerge\\p{L}*|fjäll\\p{L}*|trädgård\\p{L}*|haven|تلال|التلال|جبال|الجبال|حديقة|الحديقة",
    ),
  ],
  [
    "street",
    anywhereOr(
      "街|通り|道路|城市|거리|도시|सड़क|शहर",
      "streets?|city|town|skyline|road|downtown|straße\\p{L}*|stadt|rue|ville|calles?|ciudad|carretera|strada|città|rua|cidade|stad|straat|ulic\\p{L}*|miast\\p{L}*|mieście|sokak\\p{L}*|sokağ\\p{L}*|cadde\\p{L}*|şehir\\p{L}*|şehr\\p{L}*|улиц\\p{L}*|город\\p{L}{0,2}|gatan?|gaden?|stan|byen|شارع|الشارع|مدينة|المدينة",
    ),
  ],
];
export const timeWords: readonly (readonly [Time, RegExp])[] = [
  [
    "dawn",
    anywhereOr(
      "朝|夜明け|日の出|早晨|清晨|日出|黎明|아침|새벽|일출",
      "dawn|sunrise|morning|morgen\\p{L}*|sonnenaufgang|aube|matin|lever du soleil|amanecer|mañana|alba|mattin[ao]|amanhecer|manhã|nascer do sol|ochtend|zonsopgang|dageraad|świt\\p{L}*|poran\\p{L}*|rano|wsch[oó]d\\p{L}* słońca|şafak\\p{L}*|sabah\\p{L}*|gün ?doğumu\\p{L}*|рассвет\\p{L}*|утр\\p{L}*|восход\\p{L}*|شروق|الشروق|الفجر|الصباح",
    ),
  ],
  [
    "dusk",
    anywhereOr(
      "夕日|夕方|夕暮れ|夕焼け|日没|日落|黄昏|傍晚|夕阳|석양|일몰|노을|저녁|해질녘",
      "sunset|dusk|evening|golden hour|twilight|abend\\p{L}*|sonnenuntergang\\p{L}*|dämmerung|soir|coucher d[eu] soleil|crépuscule|atardecer|puesta de(?:l)? sol|tarde|ocaso|tramonto|sera|pôr do sol|p[oô]r-do-sol|entardecer|zonsondergang|avond|schemering|zach[oó]d\\p{L}*(?: słońca)?|wieczor\\p{L}*|wieczór|zmierzch\\p{L}*|gün ?batımı\\p{L}*|akşam\\p{L}*|закат\\p{L}*|вечер\\p{L}*|сумерк\\p{L}*|غروب|الغروب|المساء",
    ),
  ],
  [
    "night",
    anywhereOr(
      "夜|晚上|밤에|한밤|야간|밤거리",
      "night|midnight|moonlight|nachts?|nuit|noche|notte|noite|noc[yą]?|gece\\p{L}*|ноч\\p{L}*|ليل|الليل|ليلا",
    ),
  ],
  [
    "noon",
    anywhereOr(
      "正午|真昼|中午|정오|한낮",
      "noon|midday|sunny|daylight|mittags?|sonnig\\p{L}*|midi|ensoleillé\\p{L}*|mediodía|soleado|mezzogiorno|meio-dia|zonnig|południe|słoneczn\\p{L}*|öğle\\p{L}*|güneşli|полд\\p{L}*|солнечн\\p{L}*|الظهر",
    ),
  ],
];
export const compositionWords: readonly (readonly [string, RegExp])[] = [
  [
    "kitchen",
    anywhereOr(
      "キッチン|台所|厨房|주방|부엌|रसोई",
      "kitchen\\p{L}*|küche\\p{L}*|cuisine|cocina|cucina|cozinha|keuken\\p{L}*|kuchni\\p{L}*|kuchenn\\p{L}*|kök(?:et|s\\p{L}*)?|køkken\\p{L}*|mutfa\\p{L}*|кухн\\p{L}*|кухон\\p{L}*|مطبخ|المطبخ",
    ),
  ],
  [
    "bathroom",
    anywhereOr(
      "浴室|バスルーム|洗面所|卫生间|욕실|화장실|बाथरूम|स्नानघर",
      "bathroom|spa|badezimmer\\p{L}*|im bad|salle de bains?|cuarto de baño|el baño|bagno|banheiro|casa de banho|badkamer|łazien\\p{L}*|badrum\\p{L}*|badeværelse\\p{L}*|banyo(?:da|nun)?|ванн\\p{L}*|حمام|الحمام",
    ),
  ],
  [
    "living-room",
    anywhereOr(
      "リビング|居間|寝室|客厅|卧室|거실|침실|बैठक|बेडरूम",
      "living ?room|bedroom|lounge|sideboard|nightstand|wohnzimmer\\p{L}*|schlafzimmer\\p{L}*|salon|salonie|séjour|chambre|sala de estar|salón|dormitorio|soggiorno|salotto|camera da letto|quarto|woonkamer|slaapkamer|sypialni\\p{L}*|vardagsrum\\p{L}*|sovrum\\p{L}*|stuen?|soveværelse\\p{L}*|oturma odas\\p{L}*|salonda|yatak odas\\p{L}*|гостин\\p{L}*|спальн\\p{L}*|غرفة المعيشة|غرفة النوم",
    ),
  ],
  [
    "cafe",
    anywhereOr(
      "カフェ|レストラン|喫茶店|咖啡[馆店厅]|餐厅|카페|레스토랑|식당|कैफ़?े|रेस्टोरेंट|रेस्तरां",
      "caf[eéè]|coffee shop|restaurant\\p{L}*|bistro\\p{L}*|pub|cafetería|restaurante|caffè|ristorante|trattoria|kawiarni\\p{L}*|restauracj\\p{L}*|restaurang\\p{L}*|kafe\\p{L}{0,4}|restoran\\p{L}*|кафе|ресторан\\p{L}*|مقهى|المقهى|مطعم|المطعم",
    ),
  ],
  [
    "table",
    anywhereOr(
      "テーブル|机|食卓|桌|테이블|식탁|탁자",
      "table(?:top)?s?|desk|counter|\\p{L}*tisch(?:e|es)?|comptoir|bureau|mesas?|tavol[oa]|tafel|st[oó]ł\\p{L}*|stole|masa\\p{L}{0,4}|стол\\p{L}{0,2}|طاولة|الطاولة",
    ),
  ],
  [
    "window",
    anywhereOr(
      "窓|窗|창가|창문",
      "window(?: light)?|fenster\\p{L}*|fenêtre|ventana|finestra|janela|raam|venster|okn\\p{L}*|pencere\\p{L}*|окн\\p{L}*|نافذة|النافذة",
    ),
  ],
  ["spotlight", words("spotlight|on stage|dramatic|scheinwerfer\\p{L}*|projecteur|foco|dramatisch")],
  [
    "paper",
    words("paper[ -]?cut\\p{L}*|layered paper|papercut|scherenschnitt|papier découpé|papel recortado"),
  ],
  ["sticker", words("stickers?|die[ -]?cut|aufkleber|autocollant|pegatina")],
  ["arch", words("arch|niche|podium|pedestal|plinth|podest|socle|pedestal")],
  ["sunburst", words("sunburst|rays|retro|vintage|strahlen|rayons|rayos")],
  ["blocks", words("bauhaus|geometric\\p{L}*|geometrisch\\p{L}*|géométrique|geométric[oa]")],
  ["pattern", words("pattern(?:ed)? (?:background|backdrop)|wallpaper|tapete")],
  ["mesh", words("gradient|mesh|blurred background|farbverlauf|dégradé|degradado")],
  ["grid", words("flat ?lay|knolling|collage|grid")],
  ["toss", words("flying|splash|levitat\\p{L}*|fliegend\\p{L}*|volant\\p{L}*")],
  ["float", words("studio|packshot|product shot|floating|seamless|hovering")],
  ["crop", words("close[ -]?up|macro|nahaufnahme|gros plan|primer plano")],
  ["echo", words("risograph|riso|pop art|screen ?print")],
  ["split", words("two[ -]?tone|split|colou?r ?block\\p{L}*|zweifarbig")],
];

/** What says nothing of a place. */
export const fillers = words(
  "an?|the|at|in|on|by|of|and|with|ein\\p{L}*|der|die|das|am|im|bei|mit|und|une?|la|le|les|à|au|du|de|del|en|el|al|green|blue|wide|calm|view|background|scene|landscape",
);

/** After such words, too, but no places. */
export const manner = words(
  "styles?|stil|manner|stock|offer|delivery|instagram|tiktok|facebook|youtube|online|ads?|banner|poster|focus|fokus|details?|front|middle|cent(?:re|er)|mitte|foreground|vordergrund|close|high|resolution|quality|sale|angebot|lights?|licht|shadows?|hand|use|mode|motion|colou?rs?|farben?|white|black|background|hintergrund|backdrop|surface|stage|podium|plinth|pedestal|its|their|it|kalite\\p{L}*|tarz\\p{L}*|ışı[kğ]\\p{L}*|şekil\\p{L}*|renk\\p{L}*|plan\\p{L}*|orta\\p{L}*|indirim\\p{L}*|ضوء|الضوء|خلفية|جودة|रोशनी|पृष्ठभूमि",
);

/** What the surface of a known place may be of, which is drawn as wood or colour. */
export const materialWords = words(
  "marble|granite|concrete|bricks?|velvet|silk|satin|suede|moss|marmor\\p{L}*|granit\\p{L}*|beton\\p{L}*|ziegel\\p{L}*|samt\\p{L}*|seide\\p{L}*|marbre|béton|briques?|velours|soie|mármol|hormigón|terciopelo|seda|marmo|cemento|velluto|seta|marmer\\p{L}*|marmur\\p{L}*",
);
