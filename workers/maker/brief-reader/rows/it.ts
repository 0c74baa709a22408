import type { LanguageRow } from "../language-row";

export const italian: LanguageRow = {
  request: {
    order: "verb-first",
    please: "per favore|per piacere|ciao|puoi|potresti|potete|può",
    verbs:
      "fai|fammi|facci|fare|fate|faccia|crea|creami|creare|create|realizza|realizzare|realizzate|produci|gira|scrivi|genera|prepara|voglio|vogliamo|vorrei|vorremmo|mi serve|ci serve|ho bisogno di|abbiamo bisogno di",
    me: "mi|ci|fare|creare",
    sure: "annuncio|promo|pubblicità|tiktok|video promozionale|spot pubblicitario|teaser",
    ambiguous: "video|clip|filmato|film|corto|cortometraggio|spot|reel|reels|storia|animazione|trailer|post",
    links:
      "per (?:promuovere|presentare|annunciare|mostrare)|che (?:presenti|mostri|promuova|presenta|mostra)|riguardo a|sulla|sulle|sull'|della|dell'|sul|sui|per|del|dei|su|di",
    asks: "(?:vorrei|voglio|vogliamo|vorremmo) (?:promuovere|far conoscere|pubblicizzare|presentare|annunciare)(?= (?:il |la |i |le )?(?:mi[oae]|miei|nostr[oaie]) )|qualcosa di \\p{L}+ per(?= (?:il |la |i |le )?(?:mi[oae]|miei|nostr[oaie]) )|(?:promuovi|annuncia|presenta)(?= (?:il |la |i |le )?(?:mi[oae]|miei|nostr[oaie]) )|(?:spiega|mostra)(?= (?:come|cosa|perché) )",
  },
  tones: {
    warm: "caldo|calda|accogliente|amichevole|dolce|tranquill[oa]|emozionante",
    bold: "audace|energic[oa]|forte|potente|dinamic[oa]|grintos[oa]",
    playful: "divertente|allegr[oa]|simpatic[oa]|carin[oa]|giocos[oa]|figo",
    premium: "elegante|lussuos[oa]|raffinat[oa]|sofisticat[oa]",
    plain: "semplice|chiar[oa]|seri[oa]|professionale|sobri[oa]",
  },
  aboutVideo:
    "(?:con )?musica (?:allegra|energica|tranquilla|di sottofondo|dolce)|tono \\p{L}+|(?:per|su) (?:instagram|tiktok|youtube|facebook|linkedin|i social)|formato (?:verticale|orizzontale|quadrato)|il video (?:deve|dovrebbe).*|più clienti|(?:fate|fa|rende|rendete)(?:lo|la) (?:breve|semplice|allegr[oa]|divertente|elegante|simpatic[oa])",
  seconds: "secondi|secondo|sec\\.?|s",
  possessive: "(?:il |la |i |le |lo |l')?(?:mi[oa]|miei|mie|nostr[oaie])",
  article: "un|una|uno|un'|il|lo|la|i|gli|le|l'",
  and: "e|ed",
  date: {
    lead: "entro(?: il| la| le| lo)?|il|lo|la|i|gli|le|l'|dal|dalla|dalle|dall'|da|al|alle|fino a|fino al|fino alle|a partire dal|a partire da|ogni|tutti i|tutte le|questo|questa|prossimo|prima del|tra|in|nel|di|del|aperto|aperti|a|ad|ore|alle ore|dalle ore",
    link: "al|alle|all'|e|dalle|dal|di|fino a|fino alle|o|ore|alle ore|le|il",
    tail: "prossimo|in poi|compreso",
    beforeHour: "alle|dalle|ore|alle ore|dalle ore|fino alle",
    afterHour: "h|ore",
    words:
      "h ?24|7 giorni su 7|giorno e notte|oggi|domani(?: sera| mattina)?|stasera|ogni giorno|tutti i giorni|quotidian\\p{L}*|(?:nel |questo |ogni )?(?:weekend|fine settimana)|nei giorni feriali|(?:ogni |di |la )(?:mattina|sera|notte)|ogni pomeriggio|mezzogiorno|mezzanotte|tutto l'anno|natale|pasqua|ferragosto|la prossima settimana",
    names: "lunedi|martedi|mercoledi|giovedi|venerdi|sabati|domeniche",
    ambiguous: "mar|gen|gio|ven|sab|dom|lun|mer|la sera|la notte|natale|pasqua",
    endings: "",
    from: "da|dal|dalle|a partire",
    until: "fino|entro|entro",
  },
  price: {
    lead: "prima|da|a partire da|a|per|solo|soli|poi|fino a|meno di|al prezzo di",
    unit: "(?:al|alla|a|per|il|la)\\s\\p{L}+|(?:all|l)['’]\\p{L}+|/\\s?\\p{L}+|cadauno|mensili|annui",
    from: "da|a partire da",
    words: "(?:a )?metà prezzo|2 ?x ?1|due al prezzo di uno|3 ?x ?2",
    discount: "sconto|sconti|di meno|saldi|risparmi\\p{L}*",
  },
  free: "gratis|gratuit[oaie]|gratuitamente|ingresso libero|omaggio|in regalo|senza costi",
  notFree: "non è gratis",
  locative: "a|ad|in|presso|vicino a|al|nel|nella|nei|nelle|sul|sulla|sulle|sui",
  place:
    "[\\p{L}-]+(?: [\\p{L}-]+)? e dintorni|a (?:\\p{N}+|due|cinque|dieci) (?:minuti|min|metri|m|km|passi)(?: a piedi)? (?:dal|dalla|dallo|dai)[\\p{L} ]+|in centro(?: città)?|nel centro storico|di fronte (?:al|alla) \\p{L}+",
  audience: {
    before: "per",
    after: "",
    people:
      "tutti|tutte|persone|gente|genitori|mamme|papà|famigli[ae]|bambin[oaie]|neonati|ragazz[oaie]|adolescenti|giovani|adult[oaie]|student[ei]|principianti|professionisti|squadre|team|autonomi|imprenditori|corridori|ciclisti|viaggiatori|proprietari|amanti|appassionati|fan|donne|uomini|anziani|pensionati|sviluppatori|insegnanti|giardinieri|aziende|imprese|negozi|ristoranti|coppie|clienti|vicini|cani|gatti|animali|amici|gruppi|dipendenti|pazienti|sportivi|musicisti|chi|te|voi|turisti|inquilini|scuole",
    age: "(?:dai |da )?\\p{N}+\\s?(?:a|ai|-|–)\\s?\\p{N}+ anni|(?:dai|oltre i) \\p{N}+ anni",
    not: "promuovere|presentare|sempre|la (?:prima|ultima)|il (?:primo|ultimo)|fare|essere|avere|tiktok|instagram|informazioni|info|anni|ore|giorni|mesi",
  },
  feature:
    "con|senza|fatt[oaie] (?:a mano|in casa|con|di|in)|cott[oaie]|prodott[oaie]|cucit[oaie]|tostat[oaie]|preparat[oaie]|servit[oaie]|inclus[oaie]|privo di|che|artigianal[ei]",
  featureCut: "con|senza|che|fatt[oaie] (?:a mano|in casa|con|di|in)",
  relative: "che",
  negation: "non|mai|nessun\\p{L}*|niente|nulla|né",
  limit:
    "tranne|eccetto|esclus[oaie]|solo|soltanto|solamente|minimo|massimo|min\\.?|max\\.?|almeno|al massimo|vietat\\p{L}+|sconsigliat\\p{L}+|non (?:adatt\\p{L}+|ammess\\p{L}+)|più di \\p{N}+|sotto i \\p{N}+|sopra i \\p{N}+",
  craft:
    "musica|testo|scritte?|caratteri|lettere|sottotitoli|colori|tono|voce(?: fuori campo)?|stile|sfondo|logo|transizioni|effetti|emoji|hashtag|animazioni|video",
  orders:
    "usa|usate|usi|metti|mettete|fai|fate|tieni|tenete|mostra|mostrate|non (?:us|mett|fa|aggiung)\\p{L}*|senza|niente|evita|evitate",
  unsaid:
    "(?:per favore,? |si prega di |e )?non (?:menzion\\p{L}+|nomin\\p{L}+|parlare|parlate|dire|dite|mettere|mettete|mostr\\p{L}+|scrivere|scrivete|citare|citate|far vedere)",
  proof:
    "dal (?:1[89]|20)\\p{N}\\p{N}|fondat[oa] nel \\p{N}+|premiat[oaie]|stelle|recensioni|certificat[oaie]|anni di esperienza|generazion[ei]|\\p{N}[\\p{N}. ]*\\+? (?:clienti|persone|famiglie|soci|utenti|partecipanti|volontari|studenti|pasti)",
  note: "chius[oaie]|esaurit[oaie]|tutto esaurito|solo contanti|fino a esaurimento (?:scorte|posti)|solo su (?:appuntamento|prenotazione)|posti limitati",
  action:
    "ordina|ordinate|ordini|compra|acquista|prenota|prenotate|prenotazioni?|chiama|chiamate|chiamaci|telefona|scrivi|scrivici|contatta|contattaci|contatti|visita|vieni|venite|passa|unisciti|iscriviti|iscrizioni|iscrizione|registrati|candidati|candidature|dona|scarica|prova|provalo|scopri|segui|seguici|biglietti|info su|più info\\p{L}*|maggiori informazioni|informazioni",
  verbs:
    "\\p{L}{3,}iamo|sfama|nutre|paga|garantisce|è|sono|era|erano|sei|siamo|siete|ha|hanno|abbiamo|ho|c'è|ci sono|fa|fanno|facciamo|faccio|può|possono|deve|va|andiamo|viene|apre|aprono|apriamo|inizia|comincia|offre|offrono|offriamo|aiuta|aiutiamo|cerca|cerchiamo|vende|vendiamo|prepara|prepariamo|cucina|cuciniamo|lavora|lavoriamo|mantiene|dura|durano|costa|permette|si chiama|pensa|pensano|crede|credono|impara|impari|insegna|insegniamo|porta|curiamo|sa|vuole|serve|ripariamo|puliamo|organizziamo|lanciamo|nasce|profuma|pesa|serviamo|gestiamo|sforniamo",
  pronouns: "io|noi|tu|voi|lui|lei|loro|questo|molti|tanti|nessuno|ognuno",
  contrast: "ma|però|invece",
  belief: "(?:pensa(?:no)?|crede|credono|dicono)(?: che)",
  beforeAfter: "prima[ :,]+(.+?)[,;.]?\\s+(?:e )?(?:ora|adesso|dopo|oggi)[ :,]+(.+)",
  step: "primo|prima|secondo|terzo|poi|dopo|quindi|infine|passo \\p{N}+",
  told: "(?:ho iniziato|abbiamo iniziato|sono nato|siamo nati|ero|eravamo|ho aperto|abbiamo aperto|ho fondato|tutto è iniziato)",
  naming: "chiamat[oaie]|di nome|che si chiama|si chiama|denominat[oa]",
  definition: "è (?:una?|un'|uno|il|la|lo|l'|nostr[oa]|mi[oa])|sono (?:i|le|gli)",
  glue: "tel\\.?|telefono|cellulare|chiama|al|a|in|per|o|e|mail|e-mail|email|sito|web|contatti|indirizzo|info|iscrizioni|iscrizione|prenotazioni|prezzo|prezzi|costa|il|la|i|le|di|su|instagram|facebook|whatsapp|aperto|orari|orario|poi|solo|da|ingresso|ore",
  fields: {
    name: "nome|marchio|marca|nome del prodotto|azienda|come si chiama",
    subject: "prodotto|tema|argomento|evento|posizione|immobile|ricetta|corso|titolo|cosa",
    feature: "vantaggi|caratteristiche|punti chiave|include|incluso|ingredienti|offriamo|programma",
    audience: "pubblico|target|per|per chi",
    price: "prezzo|prezzi|costo|offerta|sconto|stipendio|ingresso|affitto|tariffa",
    date: "data|date|quando|ora|orario|orari|aperto",
    address: "dove|luogo|indirizzo",
    contact:
      "link|sito|sito web|web|contatto|contatti|telefono|tel|email|e-mail|iscrizione|iscrizioni|prenotazioni|ordini|biglietti|instagram|whatsapp",
    action: "cta|azione|pulsante",
    video: "tono|stile|durata|formato|musica|lingua|atmosfera|piattaforma|colori|video",
  },
};
