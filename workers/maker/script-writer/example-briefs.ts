import type { Tone } from "~/domain/video/brief";
import type { WriterLanguage } from "./grammars";

/** Briefs as people type them, very different from one another. The tests read what is made of each. */
export interface ExampleBrief {
  id: string;
  language: WriterLanguage;
  tone: Tone;
  lengthSeconds: number;
  prompt: string;
}

export const exampleBriefs: readonly ExampleBrief[] = [
  {
    id: "soap",
    language: "en",
    tone: "warm",
    lengthSeconds: 20,
    prompt:
      "Make a 20 second video about our new oat-milk soap called Lumi, handmade in Bristol with lavender and shea butter, for people with sensitive skin. £6 a bar, free shipping over £25. Order at lumisoap.co.uk",
  },
  {
    id: "bottle",
    language: "en",
    tone: "bold",
    lengthSeconds: 15,
    prompt:
      "A reusable steel bottle that keeps coffee hot for 12 hours. It never leaks, and the lid doubles as a cup. Costs $29.",
  },
  {
    id: "flowdesk",
    language: "en",
    tone: "plain",
    lengthSeconds: 30,
    prompt: `FlowDesk is a booking app for freelancers.
- Clients pick a free slot
- Invoices go out by themselves
- Reminders by text message
- Works with your calendar
Free for 14 days, then $9 a month.
Try it at flowdesk.app`,
  },
  {
    id: "festival",
    language: "en",
    tone: "playful",
    lengthSeconds: 20,
    prompt:
      "Create a punchy promo for our street food festival on Saturday 14 June at Riverside Park, Leeds, with live music, 30 food stalls and a kids' zone. Entry is free. Use upbeat music. Tickets for workshops at riversidefeast.co.uk",
  },
  {
    id: "lasagne",
    language: "en",
    tone: "warm",
    lengthSeconds: 30,
    prompt:
      "Recipe: Mushroom lasagne\nIngredients: mushrooms, spinach, ricotta, lasagne sheets and nutmeg\nFry the mushrooms until golden. Layer everything with ricotta and spinach. Bake for 35 minutes at 180 degrees. Rest it for ten minutes before you cut it.",
  },
  {
    id: "pottery",
    language: "en",
    tone: "plain",
    lengthSeconds: 45,
    prompt:
      "I want a video that promotes my pottery course for beginners. Six evenings in a small group, clay and glazes included. You make a bowl, a mug and a vase. Starts on 3 March in Cardiff. £180. Book at claynights.example",
  },
  {
    id: "foodbank",
    language: "en",
    tone: "warm",
    lengthSeconds: 30,
    prompt:
      "We run a food bank in Hull. Last winter 1,200 families came to us. £10 buys breakfast for a child for a week. We need drivers on weekday mornings. Donate or volunteer at hullfoodbank.example",
  },
  {
    id: "flat",
    language: "en",
    tone: "premium",
    lengthSeconds: 20,
    prompt:
      "Bright two-bedroom flat in Edinburgh's New Town with high ceilings, a working fireplace and views over the gardens. 84 square metres. Offers over £520,000. Call 0131 496 0000 to book a viewing.",
  },
  {
    id: "dentist",
    language: "en",
    tone: "warm",
    lengthSeconds: 15,
    prompt:
      "Video for Brightside Dental, a family dental clinic in Leeds. Mention that we are open on Saturdays. We explain everything before we start. Make sure the tone is calm. Call to action: Book a check-up at brightsidedental.example",
  },
  {
    id: "job",
    language: "en",
    tone: "bold",
    lengthSeconds: 20,
    prompt:
      "We're hiring two line cooks for our restaurant in Austin. $24 an hour, four-day week, health insurance from day one. No CV needed, just come by on Tuesday at 3 pm.",
  },
  { id: "tiny", language: "en", tone: "playful", lengthSeconds: 6, prompt: "my bakery" },
  {
    id: "explainer",
    language: "en",
    tone: "plain",
    lengthSeconds: 60,
    prompt:
      "Explain how a heat pump works. It takes warmth from the outside air, even in winter. A compressor raises the temperature, much like the back of a fridge. The heat goes into your radiators or underfloor heating. For each unit of electricity you get about three units of heat. Questions? Visit warmhomes.example",
  },
  {
    id: "kaffee",
    language: "de",
    tone: "premium",
    lengthSeconds: 20,
    prompt:
      "Erstelle ein kurzes Werbevideo für unseren neuen Espresso namens Nachtwerk, geröstet in Leipzig, mit Noten von Kakao und Haselnuss. 250 g kosten 9,50 €. Versandkostenfrei ab 30 €. Bestellbar unter nachtwerk-kaffee.de",
  },
  {
    id: "hofladen",
    language: "de",
    tone: "warm",
    lengthSeconds: 30,
    prompt:
      "Unser Hofladen in der Eifel öffnet am 12. April wieder. Es gibt Gemüse vom eigenen Feld, Eier von freilaufenden Hühnern und Brot aus dem Holzofen. Kinder dürfen die Ziegen füttern. Parkplätze sind direkt am Hof. Kommt vorbei: Dorfstraße 7, Monreal.",
  },
  {
    id: "buchhaltung",
    language: "de",
    tone: "plain",
    lengthSeconds: 30,
    prompt: `Ein Video über unsere Buchhaltungs-App „Belegfix“ für Selbstständige
Vorteile: Belege fotografieren, Steuer per Klick, Export für die Steuerberatung
Preis: 12 € im Monat, 30 Tage kostenlos
CTA: Jetzt testen auf belegfix.de`,
  },
  {
    id: "ausbildung",
    language: "de",
    tone: "bold",
    lengthSeconds: 15,
    prompt:
      "Wir suchen zwei Auszubildende als Zimmerer (m/w/d) ab 1. September in Freiburg. Eigenes Werkzeug, 30 Tage Urlaub und ein Team, das zusammenhält. Bewirb dich per WhatsApp: 0761 555 0100",
  },
  {
    id: "boulangerie",
    language: "fr",
    tone: "warm",
    lengthSeconds: 20,
    prompt:
      "Crée une vidéo de 20 secondes pour présenter notre boulangerie à Nantes. Nos pains au levain sont cuits sur place chaque matin. Le samedi, brioche tressée à la fleur d'oranger. Ouvert du mardi au dimanche dès 7h. Venez nous voir 12 rue des Carmes.",
  },
  {
    id: "yoga",
    language: "fr",
    tone: "plain",
    lengthSeconds: 30,
    prompt:
      "Une application de yoga appelée Souplesse, avec des séances de dix minutes, un suivi des progrès et une voix apaisante, pour les débutants. 7 jours gratuits, puis 4,99 € par mois. Téléchargez-la sur souplesse.app",
  },
  {
    id: "vintage",
    language: "fr",
    tone: "playful",
    lengthSeconds: 20,
    prompt:
      "Annonce pour la grande brocante de Saint-Malo le 6 juillet. 120 exposants, vinyles, meubles et vaisselle ancienne. Entrée libre de 8h à 18h. Buvette et galettes-saucisses sur place.",
  },
  {
    id: "casarural",
    language: "es",
    tone: "premium",
    lengthSeconds: 20,
    prompt:
      "Haz un vídeo para promocionar nuestra casa rural en Asturias, con chimenea, vistas al valle y desayuno casero, para parejas. Desde 95 € la noche. Reserva en casalavega.example",
  },
  {
    id: "zapatillas",
    language: "es",
    tone: "bold",
    lengthSeconds: 15,
    prompt:
      "Zapatillas de correr hechas con plástico reciclado del mar que pesan solo 210 gramos. Suela con agarre para asfalto mojado. 89 €. Pruébalas 30 días y devuélvelas gratis.",
  },
  {
    id: "protectora",
    language: "es",
    tone: "warm",
    lengthSeconds: 30,
    prompt:
      "Somos una protectora de animales en Zaragoza. Ahora mismo cuidamos a 60 perros y 40 gatos. Con 10 € al mes alimentas a un perro. También buscamos voluntarios para pasear los domingos. Hazte socio en protectorazgz.example",
  },
  {
    id: "mixed",
    language: "de",
    tone: "playful",
    lengthSeconds: 20,
    prompt:
      "A card game called Moon Bakers for families, made from recycled paper. Two to six players. A round takes 15 minutes. Shop at moonbakers.example",
  },
  {
    id: "cleaning",
    language: "en",
    tone: "plain",
    lengthSeconds: 20,
    prompt:
      "Please make an Instagram reel for my cleaning business. I clean offices and stairwells in Malmö, evenings and weekends, and I bring my own eco-friendly products! Want more customers. Keep it short and friendly. Call 040-123 45 67",
  },
];
