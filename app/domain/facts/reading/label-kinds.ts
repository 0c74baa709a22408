import type { FactKind } from "../fact";

/** What a row of a specification is about. */
export interface LabelKind {
  kind: FactKind;
  /** One label in all languages, so that equal facts meet; absent where the kind says it all. */
  label?: string;
}

const table: readonly (readonly [FactKind, string | undefined, string])[] = [
  [
    "dimension",
    "Height",
    "height|höhe|hauteur|altura|alto|altezza|hoogte|wysokość|höjd|højde|høyde|korkeus|výška|yükseklik|высота|висота|高さ|高度|높이|ارتفاع|الارتفاع|ऊँचाई|ऊंचाई|magasság|înălțime|ύψος|גובה|chiều cao|ความสูง|tinggi|височина|visina|aukštis|augstums|kõrgus|ketinggian",
  ],
  [
    "dimension",
    "Width",
    "width|breite|largeur|ancho|anchura|larghezza|largura|breedte|szerokość|bredd|bredde|leveys|šířka|genişlik|ширина|幅|宽度|너비|عرض|العرض|चौड़ाई|szélesség|lățime|πλάτος|רוחב|chiều rộng|ความกว้าง|lebar|широчина|širina|plotis|platums|laius",
  ],
  [
    "dimension",
    "Depth",
    "depth|tiefe|profondeur|profundidad|fondo|profondità|profundidade|diepte|głębokość|djup|dybde|syvyys|hloubka|derinlik|глубина|глибина|奥行(?:き)?|深度|깊이|عمق|العمق|गहराई|mélység|adâncime|βάθος|עומק|дълбочина|dubina|hĺbka|globina|gylis|dziļums|sügavus|kedalaman",
  ],
  [
    "dimension",
    "Length",
    "length|länge|longueur|largo|longitud|lunghezza|comprimento|lengte|długość|längd|længde|lengde|pituus|délka|uzunluk|длина|довжина|長さ|长度|길이|طول|الطول|लंबाई|hossz|lungime|μήκος|אורך|panjang|дължина|dužina|duljina|dĺžka|dolžina|ilgis|garums|pikkus",
  ],
  [
    "dimension",
    "Diameter",
    "diameter|durchmesser|diamètre|diámetro|diametro|diâmetro|średnica|halkaisija|průměr|çap|диаметр|діаметр|直径|지름|قطر|व्यास|átmérő|diametru|διάμετρος|קוטר",
  ],
  [
    "dimension",
    "Dimensions",
    "dimensions?|measurements|size \\(l ?x ?w ?x ?h\\)|abmessungen|maße|masse|größe \\(b ?x ?h ?x ?t\\)|produktabmessungen|product dimensions|dimensiones|medidas|dimensioni|misure|dimensões|afmetingen|wymiary|mått|dimensioner|mål|mitat|rozměry|boyutlar|ölçüler|размеры|габариты|розміри|サイズ・寸法|寸法|外形寸法|尺寸|크기|규격|الأبعاد|المقاسات|आयाम|méretek|dimensiuni|διαστάσεις|מידות|kích thước|ขนาด|dimensi|ukuran",
  ],
  [
    "weight",
    undefined,
    "weight|net weight|item weight|weighs|wiegt|pèse|pesa|weegt|waży|väger|vejer|veier|painaa|váží|весит|gewicht|nettogewicht|poids|poids net|peso|peso neto|peso netto|peso líquido|waga|masa netto|vikt|nettovikt|vægt|vekt|paino|hmotnost|váha|ağırlık|net ağırlık|вес|масса|вага|重量|重さ|内容量|净重|净含量|무게|중량|الوزن|वज़न|वजन|súly|tömeg|greutate|βάρος|משקל|trọng lượng|khối lượng|น้ำหนัก|berat|тегло|težina|masa|hmotnosť|teža|svoris|svars|kaal",
  ],
  [
    "volume",
    undefined,
    "volume|contents?|net contents?|füllmenge|inhalt|volumen|contenance|contenido|contenuto|conteúdo|inhoud|pojemność|volym|indhold|innhold|tilavuus|objem|hacim|объём|объем|об'єм|容量|容积|용량|الحجم|السعة|मात्रा|űrtartalom|обем|prostornina|tūris|tilpums|maht|isipadu|volum|όγκος|נפח|dung tích|ปริมาตร",
  ],
  [
    "capacity",
    undefined,
    "capacity|kapazität|fassungsvermögen|capacité|capacidad|capacità|capacidade|capaciteit|kapacitet|kapasiteetti|kapacita|kapasite|вместимость|ємність",
  ],
  [
    "duration",
    undefined,
    "duration|dauer|durée|duración|durata|duração|duur|czas trwania|varaktighed|varighed|kesto|doba trvání|süre|длительность|продолжительность|тривалість|所要時間|时长|소요 시간|기간|수강 기간|期間|期间|المدة|अवधि|burning time|burn time|brenndauer|durée de combustion",
  ],
  [
    "duration",
    "Battery life",
    "battery life|akkulaufzeit|autonomie|autonomía|autonomia|batterijduur|czas pracy baterii|batteritid|バッテリー駆動時間|续航|배터리 시간|عمر البطارية",
  ],
  [
    "material",
    undefined,
    "materials?|material composition|composition|fabric|material(?:zusammensetzung)?|obermaterial|matière|matières|matériau|composición|tejido|materiale|materiali|composizione|materiais|composição|materiaal|samenstelling|materiał|skład materiału|materialer|materiaali|materiál|malzeme|материал|состав ткани|матеріал|素材|材質|材质|面料|소재|재질|المادة|الخامة|सामग्री|anyag|कपड़ा|फ़ैब्रिक|kumaş|kangas|látka|tyg|stof|stoff|ткань|ύφασμα|ผ้า|vải|υλικό|חומר|chất liệu|วัสดุ|bahan|материал|materijal|materiál|material|medžiaga|materiāls|materjal|fabrik",
  ],
  [
    "ingredient",
    undefined,
    "ingredients?|inhaltsstoffe|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|składniki|skład|ingredienser|ainesosat|složení|içindekiler|состав|ингредиенты|склад|інгредієнти|原材料(?:名)?|成分|配料|성분|원재료|المكونات|सामग्री सूची|összetevők|ingrediente|συστατικά|רכיבים|thành phần|ส่วนประกอบ|komposisi|съставки|sastojci|zloženie|ingrediencie|sestavine|састојци|sudėtis|sastāvs|koostis|koostisosad|ramuan",
  ],
  [
    "color",
    undefined,
    "colou?rs?|farben?|couleurs?|colores|colori?|cores|cor|kleur(?:en)?|kolor|färg|farve|farge|väri|barva|renk|цвет|колір|色|カラー|颜色|색상|اللون|रंग|szín|culoare|χρώμα|צבע|màu(?: sắc)?|สี|warna",
  ],
  [
    "size",
    undefined,
    "sizes?|größen?|tailles?|tallas?|taglie?|tamanhos?|maat|maten|rozmiar|storlek|størrelse|koko|velikost|beden|размер|розмір|サイズ|尺码|사이즈|المقاس|साइज़|méret|mărime|μέγεθος|מידה|kích cỡ",
  ],
  [
    "origin",
    undefined,
    "origin|country of origin|made in|herkunft|herkunftsland|ursprungsland|hergestellt in|origine|pays d[’']origine|fabriqué en|origen|país de origen|hecho en|origine|paese di origine|prodotto in|origem|país de origem|herkomst|land van herkomst|kraj pochodzenia|pochodzenie|ursprung|ursprungsland|tillverkad i|oprindelse|oprindelsesland|alkuperä|valmistusmaa|země původu|menşei|üretim yeri|страна производства|страна-производитель|країна виробник|原産国|産地|原产地|产地|원산지|بلد المنشأ|بلد الصنع|मूल देश|származási ország|țara de origine|χώρα προέλευσης|προέλευση|τόπος προέλευσης|ארץ ייצור|xuất xứ|ประเทศต้นกำเนิด|asal|произход|страна на произход|podrijetlo|zemlja podrijetla|porijeklo|pôvod|krajina pôvodu|poreklo|država porekla|kilmės šalis|kilmė|izcelsme|izcelsmes valsts|päritolu|päritoluriik|negara asal",
  ],
  [
    "guarantee",
    undefined,
    "warranty|guarantee|garantie|gewährleistung|herstellergarantie|garantía|garanzia|garantia|gwarancja|garanti|takuu|záruka|гарантия|гарантія|保証(?:期間)?|保修|质保|보증(?: 기간)?|الضمان|ضمان|वारंटी|गारंटी|garancia|garanție|εγγύηση|אחריות|bảo hành|การรับประกัน|garansi|гаранция|jamstvo|garancija|garantija|waranti",
  ],
  [
    "shipping",
    undefined,
    "shipping|delivery|delivery time|versand|lieferzeit|lieferung|livraison|délai de livraison|envío|entrega|spedizione|consegna|verzending|levertijd|dostawa|wysyłka|leverans|leveranstid|levering|leveringstid|toimitus|toimitusaika|doprava|dodání|kargo|teslimat|доставка|配送|送料|运费|发货|배송|الشحن|التوصيل|डिलीवरी|शिपिंग|szállítás|livrare|αποστολή|משלוח|giao hàng|การจัดส่ง|pengiriman",
  ],
  [
    "returns",
    undefined,
    "returns?|return policy|rückgabe|rücksendung|widerruf|retours?|devoluciones|devolución|resi|reso|devoluções|retourneren|zwroty|zwrot|returer?|ångerrätt|palautus|vrácení|iade|возврат|повернення|返品|退货|반품|الإرجاع|वापसी|visszaküldés|retur|επιστροφές|החזרות|đổi trả",
  ],
  [
    "brand",
    undefined,
    "brand|marke|marque|marca|merk|marka|varumärke|mærke|merke|merkki|značka|бренд|марка|ブランド|品牌|브랜드|العلامة التجارية|الماركة|ब्रांड|márka|μάρκα|מותג|thương hiệu|ยี่ห้อ|merek",
  ],
  [
    "brand",
    "Manufacturer",
    "manufacturer|hersteller|fabricant|fabricante|produttore|producent|výrobce|üretici|производитель|виробник|メーカー|κατασκευαστής|gyártó|producător|valmistaja|tillverkare|produsent|제조사|制造商|生产商|निर्माता",
  ],
  [
    "category",
    undefined,
    "category|kategorie|catégorie|categoría|categoria|categorie|kategoria|kategori|категория|категорія|カテゴリー?|类别|카테고리|الفئة|श्रेणी",
  ],
  [
    "certificate",
    undefined,
    "certifications?|certificates?|zertifikate?|zertifizierung|certificación|certificaciones|certificazioni?|certificações|certificering|certyfikaty?|certifiering|sertifikaatti|сертификат(?:ы)?|認証|认证|인증|الشهادات|प्रमाणपत्र|πιστοποίηση|πιστοποιήσεις|tanúsítvány|certificare|sertifika|chứng nhận|sertifisering",
  ],
  [
    "identifier",
    "SKU",
    "sku|item number|item no\\.?|article number|artikelnummer|artikel-nr\\.?|art\\.?-?nr\\.?|référence|réf\\.?|referencia|ref\\.?|codice(?: prodotto)?|código|nr katalogowy|kod produktu|tuotenumero|kód produktu|ürün kodu|артикул|品番|商品番号|型番|货号|상품번호|رقم المنتج|cikkszám|cod produs|κωδικός|מק״ט",
  ],
  ["identifier", "GTIN", "gtin|ean(?:-?13)?|upc|barcode|kod ean"],
  ["identifier", "MPN", "mpn|model(?: number)?|modell(?:nummer)?|modèle|modelo|modello|numer modelu|модель"],
  ["identifier", "ISBN", "isbn(?:-1[03])?"],
];
const compiled = table.map(
  ([kind, label, words]) => [{ kind, ...(label && { label }) }, new RegExp(`^(?:${words})$`, "iu")] as const,
);
const cache = new Map<string, LabelKind | null>();

/** The kind of fact that a label stands before, in some thirty languages; null for a label nobody knows. */
export function kindOfLabel(label: string): LabelKind | null {
  const word = label
    .trim()
    .replace(/[\s:：*]+$/u, "")
    .replace(/\s+/g, " ");
  if (word === "" || word.length > 40) return null;
  let known = cache.get(word);
  if (known === undefined) {
    known = compiled.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
    if (cache.size > 2000) cache.clear();
    cache.set(word, known);
  }
  return known;
}
