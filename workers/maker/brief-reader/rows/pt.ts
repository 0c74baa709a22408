import type { LanguageRow } from "../language-row";

export const portuguese: LanguageRow = {
  request: {
    order: "verb-first",
    please: "por favor|olá|oi|podes|pode|podem|você pode|poderia|vocês podem",
    verbs:
      "faz|faça|fazer|façam|cria|crie|criar|produz|produza|grava|grave|escreve|escreva|gera|gere|prepara|prepare|quero|queremos|queria|gostaria de|gostava de|preciso de|precisamos de|preciso",
    me: "me|nos|um favor|fazer|criar",
    sure: "anúncio|promo|publicidade|propaganda|comercial|tiktok|vídeo promocional|teaser",
    ambiguous: "vídeo|vídeos|video|clipe|clip|filme|curta|spot|reel|reels|história|animação|trailer|post",
    links:
      "para (?:promover|apresentar|anunciar|divulgar|mostrar)|que (?:apresente|mostre|promova|anuncie)|a respeito de|sobre|para|dos|das|pro|pra|de|do|da",
    asks: "(?:quero|queremos|gostaria de|gostava de|preciso de) (?:divulgar|promover|anunciar|apresentar|dar a conhecer)(?= (?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?) )|algo(?: \\p{L}+){1,2} para(?= (?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?) )|(?:promova|promove|anuncie|apresente)(?= (?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?) )|(?:explique|explica|mostre)(?= (?:como|o que|por que) )",
  },
  tones: {
    warm: "calor\\p{L}*|acolhedor\\p{L}*|amig[aá]vel|calm[oa]|simpátic[oa]|emocionante",
    bold: "ousad[oa]|enérgic[oa]|forte|impactante|dinâmic[oa]|marcante",
    playful: "divertid[oa]|engraçad[oa]|alegre|legal|fixe|descontraíd[oa]",
    premium: "elegante|luxuos[oa]|sofisticad[oa]|requintad[oa]",
    plain: "simples|clar[oa]|séri[oa]|profissional",
  },
  aboutVideo:
    "(?:com )?música (?:alegre|animada|calma|de fundo|suave)|tom \\p{L}+|(?:para|no) (?:o )?(?:instagram|tiktok|youtube|facebook|linkedin)|para (?:as )?redes sociais|formato (?:vertical|horizontal|quadrado)|o vídeo (?:deve|tem que|precisa).*|mais clientes",
  seconds: "segundos?|seg\\.?|s",
  possessive: "(?:o |a |os |as )?(?:meus?|minhas?|nossos?|nossas?)",
  article: "uma?|os?|as?|uns|umas",
  and: "e",
  date: {
    lead: "no|na|nos|nas|do|da|de|desde|desde o|até|até o|até ao|até às|a partir de|a partir das|a partir do|a|à|às|ao|aos|todos os|todas as|todo|toda|cada|este|esta|próximo|próxima|antes de|entre|em|dia|abert[oa]s?|das|dos",
    link: "às|à|a|e|de|das|do|até|até às|ou|ao|em|aos",
    tail: "que vem|inclusive|em diante",
    beforeHour: "às|à|das|até às|a partir das|pelas",
    afterHour: "h|horas?|hs|h[0-5]\\p{N}",
    words:
      "24 horas(?: por dia)?|24h por dia|sete dias por semana|hoje(?: à noite)?|amanhã|todos os dias|todo dia|diariamente|cada dia|de manhã|à tarde|à noite|de segunda a sexta|dias úteis|(?:aos |este |no |todo )?fi(?:m|ns) de semana|(?:todas as |cada )(?:manhãs?|tardes?|noites?)|meio-dia|meia-noite|o ano todo|natal|páscoa|carnaval|próxima semana|24 horas",
    names:
      "segundas?-feiras?|terças?-feiras?|quartas?-feiras?|quintas?-feiras?|sextas?-feiras?|segundas?|terças?|quartas?|quintas?|sextas?|sábados|domingos",
    ambiguous:
      "segundas?|terças?|quartas?|quintas?|sextas?|seg|ter|qua|qui|sex|dom|natal|páscoa|carnaval|24 horas",
    endings: "s",
    from: "desde|a partir",
    until: "até|antes",
  },
  price: {
    lead: "antes|a partir de|desde|por|só|apenas|a|de|depois|até|menos de",
    unit: "(?:por|ao|à|a|cada)\\s\\p{L}+|/\\s?\\p{L}+|mensais|anuais",
    from: "a partir de|desde",
    words: "(?:pela )?metade do preço|meio preço|leve 2 pague 1|dois por um|2 por 1",
    discount: "desconto|off|de menos|saldo|poupe",
  },
  free: "grátis|gratuit[oa]s?|gratuitamente|entrada livre|sem custos?|de graça|oferta de|oferecid[oa]s?",
  notFree: "não é grátis",
  locative: "em|no|na|nos|nas|perto de|perto do|perto da|junto a|junto ao",
  place:
    "[\\p{L}-]+(?: [\\p{L}-]+)? e arredores|a (?:\\p{N}+|dois|cinco|dez) (?:minutos|min|metros|m|km|passos)(?: a pé)? (?:do|da|de)[\\p{L} ]+|no centro(?: da cidade)?|em frente (?:ao|à) \\p{L}+",
  audience: {
    before: "para",
    after: "",
    people:
      "todos|todas|toda a gente|pessoas|gente|pais|mães|famílias?|crianças|bebés?|bebês?|adolescentes|jovens|adult[oa]s|estudantes|alun[oa]s|iniciantes|principiantes|profissionais|equipas|equipes|autónom[oa]s|autônom[oa]s|empreendedor\\p{L}*|corredor\\p{L}*|ciclistas|viajantes|don[oa]s|amantes|fãs|mulheres|homens|menin[oa]s|idosos|reformados|aposentados|professores|empresas|negócios|lojas|restaurantes|casais|clientes|vizinhos|cães|cachorros?|gatos?|animais|amigos|grupos|funcionários|pacientes|atletas|músicos|quem|você|vocês|ti|turistas|inquilinos|escolas",
    age: "(?:de |dos )?\\p{N}+\\s?(?:a|aos|-|–)\\s?\\p{N}+ anos|(?:a partir dos|maiores de) \\p{N}+ anos|\\p{N}+ anos ou mais",
    not: "promover|apresentar|sempre|levar|o (?:primeiro|último)|a (?:primeira|última)|que|fazer|ser|ter|tiktok|instagram|venda|alugar|aluguel|mais informações",
  },
  feature:
    "com|sem|feit[oa]s? (?:à mão|com|de|em)|assad[oa]s?|fabricad[oa]s?|costurad[oa]s?|torrad[oa]s?|preparad[oa]s?|servid[oa]s?|incluí?d?[oa]?s?|inclui|livre de|que|artesana(?:l|is)",
  featureCut: "com|sem|que|feit[oa]s? (?:à mão|com|de|em)",
  relative: "que",
  negation: "não|nunca|jamais|nenhum\\p{L}*|ninguém|nada|nem",
  limit:
    "exceto|salvo|só|somente|apenas|mínimo|máximo|mín\\.?|máx\\.?|pelo menos|no máximo|exclusivamente|proibid\\p{L}*|não (?:recomendad\\p{L}+|indicad\\p{L}+)|mais de \\p{N}+|menos de \\p{N}+|maiores de \\p{N}+",
  craft:
    "música|texto|letras?|fonte|legendas|cores|tom|voz(?:[- ]off)?|estilo|fundo|logo|transições|efeitos|emojis?|hashtags?|animações|v[ií]deo",
  orders:
    "usa|use|usem|utilize|põe|ponha|coloque|coloca|faz|faça|mantém|mantenha|mostra|mostre|não (?:us|ponh|coloqu|met)\\p{L}*|sem|evite|nada de",
  unsaid:
    "(?:por favor,? |e )?não (?:mencion\\p{L}+|fal(?:es|em|ar|e)|digas?|digam|dizer|ponhas?|ponham|pôr|mostr\\p{L}+|coloqu\\p{L}+|inclu\\p{L}+)",
  proof:
    "desde (?:1[89]|20)\\p{N}\\p{N}|fundad[oa] em \\p{N}+|premiad[oa]s?|estrelas|avaliações|certificad[oa]s?|anos de experiência|geraç(?:ão|ões)|\\p{N}[\\p{N}. ]*\\+? (?:clientes|pessoas|famílias|sócios|utilizadores|usuários|participantes|voluntários|alunos|refeições)",
  note: "fechad[oa]s?|encerrad[oa]s?|esgotad[oa]s?|lotad[oa]|só dinheiro|limitado ao stock|com marcação prévia|vagas limitadas",
  action:
    "encomend\\p{L}+|peça|peçam|pede|pedidos?|compre|compra|reserve|reserva|reservas|ligue|liga|telefone|escreva|escreve|contacte|contato|contacto|visite|visita|venha|vem|venham|junte-se|inscreva-se|inscreve-te|inscrições|inscrição|registe-se|cadastre-se|envie|doe|doa|baixe|descarregue|experimente|descubra|siga|aproveite|bilhetes|ingressos|saiba mais|mais info\\p{L}*|info em|candidate-se|candidaturas|matrículas?|marque|agende|marcações",
  verbs:
    "\\p{L}{2,}(?:(?<!gr|tr)amos|(?<!tr|pr)emos)|alimenta|alimentam|garante|paga|vale|é|são|era|eram|sou|somos|está|estão|estamos|estou|foi|tem|têm|temos|tenho|há|faz|fazem|fazemos|faço|pode|podem|deve|vai|vamos|vem|abre|abrem|abrimos|abriu|começa|oferece|oferecem|oferecemos|ajuda|ajudamos|procura|procuramos|vende|vendemos|prepara|preparamos|cozinha|cozinhamos|trabalha|trabalhamos|mantém|dura|duram|custa|permite|chama-se|se chama|pensa|pensam|acha|acham|aprende|ensina|ensinamos|leva|cuidamos|sabe|quer|precisa|precisamos|reparamos|limpamos|organizamos|lançamos|nasceu|cheira|pesa|servimos|gerimos",
  pronouns: "eu|nós|você|vocês|tu|ele|ela|eles|elas|isto|isso|muita gente|muitos|ninguém|cada um|a gente",
  contrast: "mas|porém|no entanto",
  belief: "(?:pensam?|acham?|acredit[ao]m?|dizem)(?: que)",
  beforeAfter: "antes[ :,]+(.+?)[,;.]?\\s+(?:e )?(?:agora|depois|hoje)[ :,]+(.+)",
  step: "primeiro|segundo|terceiro|depois|em seguida|por fim|finalmente|passo \\p{N}+",
  told: "(?:comecei|começámos|começamos em|nasci|nascemos|era|éramos|tive|tivemos|abri|fundei|fundámos|há (?:\\p{N}+|\\p{L}+) anos)",
  naming: "chamad[oa]s?|de nome|que se chama|chama-se|se chama|intitulad[oa]",
  definition: "é (?:uma?|o|a|nosso|nossa|meu|minha)|são (?:os|as|nossos|nossas)",
  glue: "tel\\.?|telefone|telemóvel|celular|ligue|ligar|para|o|a|em|por|ou|e|correio|e-mail|email|site|web|contacto|contato|morada|endereço|info|inscrição|inscrições|reservas|preço|preços|custa|de|do|da|no|na|instagram|facebook|whatsapp|aberto|aberta|horário|depois|só|apenas|desde|entrada|às",
  fields: {
    name: "nome|marca|nome do produto|empresa|como se chama",
    subject: "produto|tema|assunto|evento|vaga|imóvel|receita|curso|título|o quê",
    feature:
      "vantagens|características|pontos principais|inclui|incluído|ingredientes|oferecemos|programa|destaques",
    audience: "público|público-alvo|para|para quem",
    price: "preço|preços|custo|oferta|desconto|salário|entrada|renda|aluguel|valor|mensalidade",
    date: "data|datas|quando|hora|horário|aberto",
    address: "onde|local|lugar|morada|endereço",
    contact:
      "link|site|web|contacto|contato|telefone|tel|email|e-mail|inscrição|inscrições|reservas|encomendas|bilhetes|ingressos|instagram|whatsapp",
    action: "cta|ação|chamada para ação|botão",
    video: "tom|estilo|duração|formato|música|idioma|língua|ambiente|plataforma|cores|vídeo",
  },
};
