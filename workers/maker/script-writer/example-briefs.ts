import type { Language } from "~/domain/text/language";

/** Briefs as people type them, very different from one another, in fifteen languages and two without fixed phrases. */
export interface ExampleBrief {
  id: string;
  language: Language;
  lengthSeconds: number;
  prompt: string;
}

export const exampleBriefs: readonly ExampleBrief[] = [
  {
    id: "groomer",
    language: "en",
    lengthSeconds: 15,
    prompt: "make a cool tiktok for my dog grooming business",
  },
  {
    id: "seife",
    language: "de",
    lengthSeconds: 15,
    prompt:
      "Handgemachte Seife aus Hafermilch für trockene Haut, ohne Parfüm, 9,50 €, ab Montag im Laden, Holtenauer Str. 12, Kiel",
  },
  {
    id: "yoga-nantes",
    language: "fr",
    lengthSeconds: 15,
    prompt:
      "Cours de yoga pour débutants, jeudi 19 h, première séance gratuite, 12 rue des Lilas, Nantes. Inscription : yoga-lilas.fr",
  },
  {
    id: "panaderia",
    language: "es",
    lengthSeconds: 15,
    prompt:
      "Quiero un anuncio para nuestra panadería en Sevilla. Abrimos cada día a las 7. Hacemos el pan con masa madre de 48 horas y harina ecológica. Mucha gente piensa que todo el pan es igual, pero el nuestro dura cinco días. Los viernes hay empanadas. Calle Feria 20, 954 12 34 56",
  },
  {
    id: "violao",
    language: "pt",
    lengthSeconds: 15,
    prompt:
      "Aulas de violão para crianças de 6 a 10 anos, sábado das 9h às 12h, 35 € por mês, primeira aula grátis, +351 912 345 678",
  },
  {
    id: "pizzeria",
    language: "it",
    lengthSeconds: 15,
    prompt: "Fai un video per la mia pizzeria a Napoli",
  },
  {
    id: "panya",
    language: "ja",
    lengthSeconds: 15,
    prompt:
      "うちのパン屋について短い動画を作ってください。駅から徒歩3分、毎朝6時に焼きたて、天然酵母の食パン480円。土曜日は売り切れることが多いです。",
  },
  {
    id: "makhbaz",
    language: "ar",
    lengthSeconds: 15,
    prompt:
      "اصنع فيديو لمخبزي في القاهرة. خبز طازج كل صباح من الساعة ٦، التوصيل مجاني داخل المعادي. اتصل على 02 2345 6789",
  },
  {
    id: "mianbao",
    language: "zh",
    lengthSeconds: 15,
    prompt:
      "为我的面包店做一个短视频。手工酸面包，每天早上七点出炉，第二个半价，到周日为止。人民路12号，电话 010-6552 9988",
  },
  {
    id: "kuafor",
    language: "tr",
    lengthSeconds: 15,
    prompt:
      "Kuaför salonum için kısa bir video yap. Saç kesimi 350 TL, boya 900 TL, pazartesi kapalı, randevu: 0212 555 01 23",
  },
  {
    id: "piekarnia",
    language: "pl",
    lengthSeconds: 15,
    prompt:
      "Zrób film o mojej piekarni w Krakowie. Chleb na zakwasie od 14 zł, pieczony w nocy, od wtorku do soboty od 7:00, ul. Długa 5",
  },
  {
    id: "guitar-class",
    language: "hi",
    lengthSeconds: 15,
    prompt: "बच्चों के लिए गिटार क्लास, हर शनिवार शाम 5 बजे, ₹500 महीना, पहली क्लास मुफ़्त, कॉल 9876543210",
  },
  {
    id: "tidal",
    language: "en",
    lengthSeconds: 15,
    prompt:
      "Tidal is a stainless-steel water bottle for people who commute by bike. It keeps drinks cold for 18 hours, fits every bottle cage, and the lid opens with one hand. £29, with free returns for 60 days. tidal.example",
  },
  {
    id: "handcreme",
    language: "de",
    lengthSeconds: 20,
    prompt:
      "Unsere neue Handcreme heißt Wiesenruh. Sie zieht in 30 Sekunden ein, riecht nach Kamille und Honig und wird in Freiburg gerührt. 75 ml für 12,90 €, Versand ab 30 € kostenlos. wiesenruh.example",
  },
  {
    id: "calcetines",
    language: "es",
    lengthSeconds: 15,
    prompt:
      "Calcetines Luz: calcetines de algodón con colores que no se van en la lavadora. Cuatro pares por 24 €. Tallas de la 35 a la 46. Pídelos en calcetinesluz.example",
  },
  {
    id: "physio",
    language: "en",
    lengthSeconds: 20,
    prompt:
      "Physiotherapy in Oslo for runners with knee pain. First visit 60 minutes, 790 kr. Book at knefri.no",
  },
  {
    id: "ramen",
    language: "en",
    lengthSeconds: 15,
    prompt: "Ramen bar, open every evening from 6 pm, 14 Dean Street, London",
  },
  {
    id: "zimmerer",
    language: "de",
    lengthSeconds: 15,
    prompt:
      "Wir suchen zwei Auszubildende als Zimmerer (m/w/d) ab 1. September in Freiburg. Eigenes Werkzeug, 30 Tage Urlaub und ein Team, das zusammenhält. Bewirb dich per WhatsApp: 0761 555 0100",
  },
  {
    id: "brocante",
    language: "fr",
    lengthSeconds: 20,
    prompt:
      "Annonce pour la grande brocante de Saint-Malo le 6 juillet. 120 exposants, vinyles, meubles et vaisselle ancienne. Entrée libre de 8h à 18h. Buvette et galettes-saucisses sur place.",
  },
  {
    id: "gelato",
    language: "it",
    lengthSeconds: 15,
    prompt:
      "Gelato artigianale senza lattosio, 3 € a pallina, aperto tutti i giorni dalle 12 alle 23, Via Roma 8, Lecce",
  },
  {
    id: "fiets",
    language: "nl",
    lengthSeconds: 15,
    prompt: "Fietsreparatie aan huis in Utrecht. Binnen 24 uur klaar, vanaf € 35. Bel 030 123 4567",
  },
  {
    id: "keramik",
    language: "sv",
    lengthSeconds: 15,
    prompt: "Keramikkurs för nybörjare, lördag 14 mars kl. 10, 450 kr, lera ingår. Anmäl dig på lerlust.se",
  },
  {
    id: "rugbrod",
    language: "da",
    lengthSeconds: 15,
    prompt: "Hjemmebagt rugbrød hver fredag, 40 kr. Nørregade 5, Aarhus. Ring 86 12 34 56",
  },
  {
    id: "ceramika",
    language: "pl",
    lengthSeconds: 15,
    prompt:
      "Kurs ceramiki dla początkujących, sobota 14 marca o 10:00, 120 zł, glina w cenie. Zapisy: glinka.pl",
  },
  {
    id: "sabun",
    language: "tr",
    lengthSeconds: 15,
    prompt: "El yapımı zeytinyağı sabunu, parfümsüz, 85 TL, ücretsiz kargo. zeytinsabun.com",
  },
  {
    id: "pao",
    language: "pt",
    lengthSeconds: 15,
    prompt: "Pão de fermentação natural, todos os dias das 7h às 19h, Rua das Flores 12, Porto",
  },
  {
    id: "binu",
    language: "ko",
    lengthSeconds: 15,
    prompt: "수제 비누, 향료 없음, 9,000원, 서울시 마포구, 02-312-3456",
  },
  {
    id: "mylo",
    language: "ru",
    lengthSeconds: 15,
    prompt:
      "Мыло ручной работы из овсяного молока, без отдушек, 350 ₽, Москва, ул. Лесная, 5, тел. +7 495 123-45-67",
  },
  {
    id: "heat-pump",
    language: "en",
    lengthSeconds: 30,
    prompt:
      "Explain how a heat pump works. It takes warmth from the outside air, even in winter. A compressor raises the temperature, much like the back of a fridge. The heat goes into your radiators or underfloor heating. For each unit of electricity you get about three units of heat. Questions? Visit warmhomes.example",
  },
  {
    id: "dogs",
    language: "en",
    lengthSeconds: 15,
    prompt:
      "Do your dogs pull on the lead? Six-week loose-lead course in Bath, small groups, £95. pawsteps.example",
  },
  {
    id: "ghent",
    language: "en",
    lengthSeconds: 20,
    prompt:
      "In 1987 my grandfather opened a bakery in Ghent. We still use his oven. Today my sister bakes, and I sell. Come by: Veldstraat 9, Ghent",
  },
  {
    id: "coffee-class",
    language: "zh",
    lengthSeconds: 15,
    prompt: "手冲咖啡课，周六下午两点，每人198元，送一包咖啡豆。报名：coffee.example",
  },
  {
    id: "soap",
    language: "en",
    lengthSeconds: 20,
    prompt:
      "Make a 20 second video about our new oat-milk soap called Lumi, handmade in Bristol with lavender and shea butter, for people with sensitive skin. £6 a bar, free shipping over £25. Order at lumisoap.co.uk",
  },
  {
    id: "bottle",
    language: "en",
    lengthSeconds: 15,
    prompt:
      "A reusable steel bottle that keeps coffee hot for 12 hours. It never leaks, and the lid doubles as a cup. Costs $29.",
  },
  {
    id: "flowdesk",
    language: "en",
    lengthSeconds: 30,
    prompt:
      "FlowDesk is a booking app for freelancers.\n- Clients pick a free slot\n- Invoices go out by themselves\n- Reminders by text message\n- Works with your calendar\nFree for 14 days, then $9 a month.\nTry it at flowdesk.app",
  },
  {
    id: "festival",
    language: "en",
    lengthSeconds: 20,
    prompt:
      "Create a punchy promo for our street food festival on Saturday 14 June at Riverside Park, Leeds, with live music, 30 food stalls and a kids' zone. Entry is free. Use upbeat music. Tickets for workshops at riversidefeast.co.uk",
  },
  {
    id: "lasagne",
    language: "en",
    lengthSeconds: 30,
    prompt:
      "Recipe: Mushroom lasagne\nIngredients: mushrooms, spinach, ricotta, lasagne sheets and nutmeg\nFry the mushrooms until golden. Layer everything with ricotta and spinach. Bake for 35 minutes at 180 degrees. Rest it for ten minutes before you cut it.",
  },
  {
    id: "pottery",
    language: "en",
    lengthSeconds: 45,
    prompt:
      "I want a video that promotes my pottery course for beginners. Six evenings in a small group, clay and glazes included. You make a bowl, a mug and a vase. Starts on 3 March in Cardiff. £180. Book at claynights.example",
  },
  {
    id: "foodbank",
    language: "en",
    lengthSeconds: 30,
    prompt:
      "We run a food bank in Hull. Last winter 1,200 families came to us. £10 buys breakfast for a child for a week. We need drivers on weekday mornings. Donate or volunteer at hullfoodbank.example",
  },
  {
    id: "flat",
    language: "en",
    lengthSeconds: 20,
    prompt:
      "Bright two-bedroom flat in Edinburgh's New Town with high ceilings, a working fireplace and views over the gardens. 84 square metres. Offers over £520,000. Call 0131 496 0000 to book a viewing.",
  },
  {
    id: "dentist",
    language: "en",
    lengthSeconds: 15,
    prompt:
      "Video for Brightside Dental, a family dental clinic in Leeds. Mention that we are open on Saturdays. We explain everything before we start. Make sure the tone is calm. Call to action: Book a check-up at brightsidedental.example",
  },
  {
    id: "job",
    language: "en",
    lengthSeconds: 20,
    prompt:
      "We're hiring two line cooks for our restaurant in Austin. $24 an hour, four-day week, health insurance from day one. No CV needed, just come by on Tuesday at 3 pm.",
  },
  {
    id: "tiny",
    language: "en",
    lengthSeconds: 6,
    prompt: "my bakery",
  },
  {
    id: "kaffee",
    language: "de",
    lengthSeconds: 20,
    prompt:
      "Erstelle ein kurzes Werbevideo für unseren neuen Espresso namens Nachtwerk, geröstet in Leipzig, mit Noten von Kakao und Haselnuss. 250 g kosten 9,50 €. Versandkostenfrei ab 30 €. Bestellbar unter nachtwerk-kaffee.de",
  },
  {
    id: "hofladen",
    language: "de",
    lengthSeconds: 30,
    prompt:
      "Unser Hofladen in der Eifel öffnet am 12. April wieder. Es gibt Gemüse vom eigenen Feld, Eier von freilaufenden Hühnern und Brot aus dem Holzofen. Kinder dürfen die Ziegen füttern. Parkplätze sind direkt am Hof. Kommt vorbei: Dorfstraße 7, Monreal.",
  },
  {
    id: "buchhaltung",
    language: "de",
    lengthSeconds: 30,
    prompt:
      "Ein Video über unsere Buchhaltungs-App „Belegfix“ für Selbstständige\nVorteile: Belege fotografieren, Steuer per Klick, Export für die Steuerberatung\nPreis: 12 € im Monat, 30 Tage kostenlos\nCTA: Jetzt testen auf belegfix.de",
  },
  {
    id: "boulangerie",
    language: "fr",
    lengthSeconds: 20,
    prompt:
      "Crée une vidéo de 20 secondes pour présenter notre boulangerie à Nantes. Nos pains au levain sont cuits sur place chaque matin. Le samedi, brioche tressée à la fleur d'oranger. Ouvert du mardi au dimanche dès 7h. Venez nous voir 12 rue des Carmes.",
  },
  {
    id: "casarural",
    language: "es",
    lengthSeconds: 20,
    prompt:
      "Haz un vídeo para promocionar nuestra casa rural en Asturias, con chimenea, vistas al valle y desayuno casero, para parejas. Desde 95 € la noche. Reserva en casalavega.example",
  },
  {
    id: "protectora",
    language: "es",
    lengthSeconds: 30,
    prompt:
      "Somos una protectora de animales en Zaragoza. Ahora mismo cuidamos a 60 perros y 40 gatos. Con 10 € al mes alimentas a un perro. También buscamos voluntarios para pasear los domingos. Hazte socio en protectorazgz.example",
  },
  {
    id: "mixed",
    language: "de",
    lengthSeconds: 20,
    prompt:
      "A card game called Moon Bakers for families, made from recycled paper. Two to six players. A round takes 15 minutes. Shop at moonbakers.example",
  },
  {
    id: "cleaning",
    language: "en",
    lengthSeconds: 20,
    prompt:
      "Please make an Instagram reel for my cleaning business. I clean offices and stairwells in Malmö, evenings and weekends, and I bring my own eco-friendly products! Want more customers. Keep it short and friendly. Call 040-123 45 67",
  },
  {
    id: "one-word",
    language: "en",
    lengthSeconds: 15,
    prompt: "Café?",
  },
  {
    id: "kwiaciarnia",
    language: "pl",
    lengthSeconds: 15,
    prompt: "Film dla mojej kwiaciarni",
  },
  {
    id: "rowery",
    language: "pl",
    lengthSeconds: 15,
    prompt:
      "Zrób film o naszym sklepie z rowerami w Gdańsku. Serwis w jeden dzień, przegląd 120 zł. ul. Grunwaldzka 50",
  },
  {
    id: "asnan",
    language: "ar",
    lengthSeconds: 15,
    prompt:
      "اصنع إعلانا لعيادتي للأسنان في الرياض. تبييض الأسنان بـ 499 ريال حتى نهاية الشهر. للحجز 011 234 5678",
  },
  {
    id: "keramikverkstad",
    language: "sv",
    lengthSeconds: 15,
    prompt: "Gör en film om min keramikverkstad i Visby",
  },
  {
    id: "agriturismo",
    language: "it",
    lengthSeconds: 15,
    prompt:
      "Agriturismo tra le colline del Chianti, sei camere, piscina e cena con i nostri prodotti. Da 95 € a notte, prenota su poderelaluna.example",
  },
  {
    id: "violins",
    language: "en",
    lengthSeconds: 20,
    prompt:
      "We repair violins and cellos in a small workshop behind the cathedral in Lincoln. Most repairs take a week. Bring yours in, or ring 01522 555 019 for a quote.",
  },
  {
    id: "tyres",
    language: "en",
    lengthSeconds: 15,
    prompt: "Barnaby's Bikes, 20% off all winter tyres until Sunday",
  },
];
