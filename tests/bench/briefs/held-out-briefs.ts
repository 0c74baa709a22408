import type { SampleBrief } from "./brief.ts";

/**
 * Briefs the reader and the writer have not been mended on. Whoever mends on what they show moves them to
 * `tests/fixtures/once-held-out-briefs.ts`, where each fact must be kept, and writes new ones.
 */
const briefs: readonly Omit<SampleBrief, "subjects" | "kind">[] = [
  {
    id: "held-en-choir",
    manner: "good",
    language: "en",
    format: "4:5",
    lengthSeconds: 15,
    prompt:
      "Sing for the fun of it! The Tuesday Tones rehearse at St Mark's Hall in Totnes, 7.30 to 9 pm. No auditions, no sheet music. First evening free, then £5. Text Jo on 07700 900142.",
    facts: {
      name: ["The Tuesday Tones"],
      price: ["First evening free", "£5"],
      date: ["7.30 to 9 pm"],
      place: ["St Mark's Hall"],
      contact: ["07700 900142"],
    },
    isEnough: true,
  },
  {
    id: "held-en-tyres-shouted",
    manner: "hostile",
    language: "en",
    format: "9:16",
    lengthSeconds: 10,
    prompt:
      "NEED AD FOR TYRE SHOP ASAP!!! BUY 3 GET 1 FREE ALL JULY @ REG'S TYRES, UNIT 6 CANAL ROAD, WIGAN. OPEN SUNDAYS TOO. make the text massive and use drum n bass",
    facts: {
      name: ["Reg's Tyres"],
      price: ["Buy 3 get 1 free"],
      date: ["July"],
      place: ["Canal Road"],
    },
    isEnough: true,
    never: ["need ad", "asap", "make the text", "drum n bass"],
  },
  {
    id: "held-en-rescue-long",
    manner: "long",
    language: "en",
    format: "16:9",
    lengthSeconds: 30,
    prompt: `We started with one blind hedgehog in a shoebox. Six years later Pricklewood Rescue in Stroud takes in around 900 animals a year, and every one of them gets a name before it gets a bill.

Most of our work is feeding, at two-hourly intervals, through the night. We need volunteers who can spare one shift a week; we train you, and there is always cake. Vet bills run to £2,300 a month, so even £10 helps.

Our open day is on Sunday 6 September from 10 until 4. Parking is in the field behind the church. To volunteer or donate, see pricklewood.example or ring Anita on 01453 496 013.`,
    facts: {
      name: ["Pricklewood Rescue"],
      price: ["£10"],
      date: ["Sunday 6 September"],
      place: ["Stroud"],
      contact: ["pricklewood.example", "01453 496 013"],
    },
    isEnough: true,
  },
  {
    id: "held-de-imker",
    manner: "good",
    language: "de",
    format: "1:1",
    lengthSeconds: 12,
    prompt:
      "Imkerei Bolte aus der Lüneburger Heide. Heidehonig im 500-g-Glas für 8,90 €, ab 3 Gläsern versandkostenfrei. Verkauf ab Hof samstags von 9 bis 13 Uhr, Am Schafstall 4, Bispingen.",
    facts: {
      name: ["Imkerei Bolte"],
      price: ["8,90 €"],
      date: ["samstags von 9 bis 13 Uhr"],
      place: ["Am Schafstall 4"],
    },
    isEnough: true,
  },
  {
    id: "held-de-nachhilfe-vage",
    manner: "vague",
    language: "de",
    format: "9:16",
    lengthSeconds: 15,
    prompt: "brauche ein video für meine nachhilfe, danke schonmal!!",
    facts: {},
    isEnough: false,
    never: ["brauche ein video", "danke schonmal"],
  },
  {
    id: "held-de-pflege-job",
    manner: "good",
    language: "de",
    format: "9:16",
    lengthSeconds: 15,
    prompt:
      "Pflegefachkraft gesucht! Ambulanter Dienst Herzhand in Jena, Frühdienst, 25 bis 35 Stunden, ab 20,50 € die Stunde. Dienstwagen auch privat. Melde dich bei Frau Kirsch: 03641 555 027.",
    facts: {
      name: ["Herzhand"],
      price: ["20,50 €"],
      place: ["Jena"],
      contact: ["03641 555 027"],
    },
    isEnough: true,
  },
  {
    id: "held-fr-coiffeur",
    manner: "good",
    language: "fr",
    format: "9:16",
    lengthSeconds: 10,
    prompt:
      "Chez Mona, salon de coiffure à Reims. Coupe et brushing 39 €, étudiants 29 €. Ouvert du mardi au samedi, sans rendez-vous. 8 rue de Vesle.",
    facts: {
      name: ["Chez Mona"],
      price: ["39 €", "29 €"],
      date: ["du mardi au samedi"],
      place: ["8 rue de Vesle"],
    },
    isEnough: true,
  },
  {
    id: "held-fr-amap",
    manner: "good",
    language: "fr",
    format: "1:1",
    lengthSeconds: 15,
    prompt:
      "Paniers de légumes bio de la ferme des Bruyères, à Redon. Chaque jeudi de 17 h à 19 h sous la halle. Petit panier 12 €, grand panier 19 €, engagement d'un mois seulement. Inscription : fermedesbruyeres.example",
    facts: {
      name: ["ferme des Bruyères"],
      price: ["12 €", "19 €"],
      date: ["Chaque jeudi de 17 h à 19 h"],
      place: ["Redon"],
      contact: ["fermedesbruyeres.example"],
    },
    isEnough: true,
  },
  {
    id: "held-es-cerrajero-gritado",
    manner: "hostile",
    language: "es",
    format: "9:16",
    lengthSeconds: 10,
    prompt:
      "HAZME UN VIDEO YA!! CERRAJEROS ROYO ZARAGOZA, APERTURA DE PUERTAS DESDE 60€, LLEGAMOS EN 20 MINUTOS, 24 HORAS. TEL 976 555 024. con letras grandes y musica de accion",
    facts: {
      name: ["Cerrajeros Royo"],
      price: ["60€"],
      date: ["24 horas"],
      place: ["Zaragoza"],
      contact: ["976 555 024"],
    },
    isEnough: true,
    never: ["hazme un video", "letras grandes", "musica de accion"],
  },
  {
    id: "held-es-yoga-mx",
    manner: "good",
    language: "es",
    format: "4:5",
    lengthSeconds: 15,
    prompt:
      "Yoga al amanecer en el Parque México, Ciudad de México. Sábados y domingos a las 7 am. Clase suelta $120, paquete de ocho $800. Trae tu tapete. Reserva por Instagram: @amaneceryoga",
    facts: {
      price: ["$120", "$800"],
      date: ["Sábados y domingos a las 7 am"],
      place: ["Parque México"],
      contact: ["@amaneceryoga"],
    },
    isEnough: true,
  },
  {
    id: "held-pt-costureira",
    manner: "good",
    language: "pt",
    format: "9:16",
    lengthSeconds: 12,
    prompt:
      "Ateliê da Celina: bainhas, fechos e ajustes em 48 horas. Bainha de calças 7 €. Travessa do Carmo, 14, Aveiro. De segunda a sexta das 9h30 às 18h.",
    facts: {
      name: ["Ateliê da Celina"],
      price: ["7 €"],
      date: ["De segunda a sexta"],
      place: ["Travessa do Carmo, 14"],
    },
    isEnough: true,
  },
  {
    id: "held-pt-ong-br",
    manner: "good",
    language: "pt",
    format: "1:1",
    lengthSeconds: 15,
    prompt:
      "O Instituto Maré Limpa recolhe lixo das praias de Ubatuba há doze anos. Mutirão no sábado, 21 de setembro, às 8h, na praia do Itaguá. Luvas e sacos por nossa conta. Inscreva-se em marelimpa.example",
    facts: {
      name: ["Instituto Maré Limpa"],
      date: ["21 de setembro", "8h"],
      place: ["praia do Itaguá"],
      contact: ["marelimpa.example"],
    },
    isEnough: true,
  },
  {
    id: "held-it-restauro",
    manner: "good",
    language: "it",
    format: "4:5",
    lengthSeconds: 15,
    prompt:
      "Restauriamo sedie, cassettiere e cornici nel nostro laboratorio di Cremona, dal 1979. Preventivo gratuito con una foto su WhatsApp: 333 555 0147. Ritiro e consegna in tutta la provincia da 30 €.",
    facts: {
      price: ["Preventivo gratuito", "30 €"],
      place: ["Cremona"],
      contact: ["333 555 0147"],
    },
    isEnough: true,
  },
  {
    id: "held-it-app-vago",
    manner: "vague",
    language: "it",
    format: "9:16",
    lengthSeconds: 20,
    prompt: "Ciao, vorrei un video carino per il mio negozio di biciclette, grazie",
    facts: {},
    isEnough: false,
    never: ["vorrei un video", "grazie", "Ciao"],
  },
  {
    id: "held-pl-kwiaciarnia",
    manner: "good",
    language: "pl",
    format: "9:16",
    lengthSeconds: 12,
    prompt:
      "Kwiaciarnia Mak, Poznań, ul. Ratajczaka 18. Bukiety od 45 zł, dostawa tego samego dnia za 15 zł. Czynne codziennie od 8 do 20. Zamówienia pod numerem 61 555 03 27.",
    facts: {
      name: ["Kwiaciarnia Mak"],
      price: ["45 zł", "15 zł"],
      date: ["codziennie od 8 do 20"],
      place: ["ul. Ratajczaka 18"],
      contact: ["61 555 03 27"],
    },
    isEnough: true,
  },
  {
    id: "held-tr-yuzme",
    manner: "good",
    language: "tr",
    format: "1:1",
    lengthSeconds: 15,
    prompt:
      "Çocuklar için yaz yüzme okulu, 16 Haziran'da başlıyor. 5-12 yaş, haftada üç gün, aylık 2.400 TL. Mavi Kulaç Spor Kulübü, Karşıyaka, İzmir. Kayıt: mavikulac.example",
    facts: {
      name: ["Mavi Kulaç Spor Kulübü"],
      price: ["2.400 TL"],
      date: ["16 Haziran"],
      place: ["Karşıyaka"],
      contact: ["mavikulac.example"],
    },
    isEnough: true,
  },
  {
    id: "held-tr-doner-bagiran",
    manner: "hostile",
    language: "tr",
    format: "9:16",
    lengthSeconds: 8,
    prompt:
      "BUGÜN DÖNER 120 TL!!! USTA HASAN DÖNER, GARAJ KARŞISI, KAYSERİ. PAKET SERVİS 0352 555 30 30. video çok havalı olsun lütfen",
    facts: {
      name: ["Usta Hasan Döner"],
      price: ["120 TL"],
      place: ["Kayseri"],
      contact: ["0352 555 30 30"],
    },
    isEnough: true,
    never: ["havalı olsun", "lütfen"],
  },
  {
    id: "held-ar-madrasa",
    manner: "good",
    language: "ar",
    format: "16:9",
    lengthSeconds: 15,
    prompt:
      "مركز الريادة لتعليم اللغات في الدوحة. دورات إنجليزية وفرنسية للكبار مساء كل أحد وأربعاء. الدورة بـ 1200 ريال تشمل الكتب. التسجيل مفتوح حتى 20 أغسطس على riyada.example",
    facts: {
      name: ["مركز الريادة"],
      price: ["1200 ريال"],
      date: ["20 أغسطس"],
      place: ["الدوحة"],
      contact: ["riyada.example"],
    },
    isEnough: true,
  },
  {
    id: "held-ar-sabbak",
    manner: "hostile",
    language: "ar",
    format: "9:16",
    lengthSeconds: 15,
    prompt:
      "please do tiktok video 🔥 سباك شاطر في المنامة، كشف التسربات بدون تكسير، الزيارة ٥ دنانير فقط، نشتغل يومياً من ٨ صباحاً لـ ١٠ مساءً. اتصل ٣٩٥٥٥٠١٢ خلي الموسيقى حماسية",
    facts: {
      price: ["٥ دنانير"],
      place: ["المنامة"],
      contact: ["٣٩٥٥٥٠١٢"],
    },
    isEnough: true,
    never: ["please do", "tiktok video", "خلي الموسيقى"],
  },
  {
    id: "held-hi-nursery",
    manner: "good",
    language: "hi",
    format: "4:5",
    lengthSeconds: 15,
    prompt:
      "हरियाली नर्सरी, देहरादून में 200 से ज़्यादा तरह के पौधे। गुलाब ₹60 से, गमले मुफ़्त पौधा लगवाकर। रविवार को भी सुबह 9 से शाम 6 बजे तक खुली। फ़ोन 0135 555 0166",
    facts: {
      name: ["हरियाली नर्सरी"],
      price: ["₹60"],
      date: ["सुबह 9 से शाम 6 बजे तक"],
      place: ["देहरादून"],
      contact: ["0135 555 0166"],
    },
    isEnough: true,
  },
  {
    id: "held-ja-piano",
    manner: "good",
    language: "ja",
    format: "9:16",
    lengthSeconds: 15,
    prompt:
      "大人のためのピアノ教室「おとの森」。吉祥寺駅から徒歩5分、月2回7,700円。楽譜が読めなくても大丈夫です。体験レッスンは無料。お申し込みは otonomori.example から。",
    facts: {
      name: ["おとの森"],
      price: ["7,700円", "体験レッスンは無料"],
      place: ["吉祥寺駅から徒歩5分"],
      contact: ["otonomori.example"],
    },
    isEnough: true,
  },
  {
    id: "held-ja-nouen",
    manner: "good",
    language: "ja",
    format: "1:1",
    lengthSeconds: 12,
    prompt:
      "いちご狩り、はじまりました。長野県須坂市のたかはし農園、大人2,000円、小学生1,400円で40分食べ放題。1月10日から5月まで、火曜休み。予約は026-555-0190。",
    facts: {
      name: ["たかはし農園"],
      price: ["2,000円", "1,400円"],
      date: ["1月10日から5月まで"],
      place: ["須坂市"],
      contact: ["026-555-0190"],
    },
    isEnough: true,
  },
  {
    id: "held-zh-minsu",
    manner: "good",
    language: "zh",
    format: "16:9",
    lengthSeconds: 15,
    prompt:
      "云栖小筑民宿，大理古城南门步行8分钟。六间房，推窗见苍山，含双人早餐每晚420元。11月连住三晚打八折。预订电话：0872-555 1208",
    facts: {
      name: ["云栖小筑民宿"],
      price: ["420元", "八折"],
      place: ["大理古城南门"],
      contact: ["0872-555 1208"],
    },
    isEnough: true,
  },
  {
    id: "held-nl-rijschool",
    manner: "good",
    language: "nl",
    format: "9:16",
    lengthSeconds: 15,
    prompt:
      "Rijschool Groen Licht in Zwolle: je eerste les kost maar € 25. Tien lessen met examen voor € 899, betalen in drie termijnen kan. Ook 's avonds en op zaterdag. Bel Karim: 038 555 0122.",
    facts: {
      name: ["Rijschool Groen Licht"],
      price: ["€ 25", "€ 899"],
      date: ["op zaterdag"],
      place: ["Zwolle"],
      contact: ["038 555 0122"],
    },
    isEnough: true,
  },
  {
    id: "held-sv-keramik",
    manner: "good",
    language: "sv",
    format: "4:5",
    lengthSeconds: 15,
    prompt:
      "Prova på drejning hos Verkstad Lera i Gamla Väster, Malmö. Tre timmar för 650 kr, lera och bränning ingår. Torsdagar kl. 18 och söndagar kl. 13. Boka på verkstadlera.example",
    facts: {
      name: ["Verkstad Lera"],
      price: ["650 kr"],
      date: ["Torsdagar kl. 18"],
      place: ["Malmö"],
      contact: ["verkstadlera.example"],
    },
    isEnough: true,
  },
  {
    id: "held-da-cykel",
    manner: "good",
    language: "da",
    format: "9:16",
    lengthSeconds: 10,
    prompt:
      "Punkteret? Cykelsmeden på Trøjborg lapper mens du venter, 120 kr. Åbent mandag til fredag 8-17. Tordenskjoldsgade 21, Aarhus. Tlf. 86 55 01 44.",
    facts: {
      name: ["Cykelsmeden på Trøjborg"],
      price: ["120 kr."],
      date: ["mandag til fredag 8-17"],
      place: ["Tordenskjoldsgade 21"],
      contact: ["86 55 01 44"],
    },
    isEnough: true,
  },
];

export const heldOutBriefs: readonly SampleBrief[] = briefs.map((brief) => ({
  ...brief,
  kind: "service",
  subjects: [],
}));
