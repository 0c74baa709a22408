import type { LanguageRow } from "../language-row";

export const english: LanguageRow = {
  request: {
    order: "verb-first",
    please:
      "please|pls|plz|can u(?: pls)?|hi|hello|hey|can you|could you|would you|will you|i need you to|i want you to|help me(?: to)?|help us(?: to)?|let's|i'd like you to",
    verbs:
      "make|create|produce|write|generate|design|build|do|film|shoot|edit|prepare|give|i need|we need|i want|we want|i'd like|we'd like|i would like|we would like|need|looking for",
    me: "me|us|to make|to have|to create",
    sure: "promo|ad|ads|advert|advertisement|commercial|tiktok|tik tok|explainer|teaser|promo video|video ad",
    ambiguous:
      "video|videos|vid|vids|reel|reels|clip|clips|film|story|spot|short|shorts|animation|trailer|slideshow|announcement|post|script",
    links:
      "that (?:promotes|advertises|announces|introduces|presents|showcases|shows|explains|is about)|to (?:promote|advertise|announce|introduce|present|showcase|show|explain|sell)|which (?:promotes|shows|presents|introduces)|advertising|introducing|announcing|presenting|showcasing|explaining|promoting|featuring|showing|about|for|on|of",
    asks: "(?:i|we)(?: want| would like| need|['’]d like) to (?:promote|advertise|market|announce|introduce|present|showcase)(?= (?:my|our) )|(?:do|make|create|write)(?: me| us)? something(?: \\p{L}+){0,2} (?:for|about)(?= (?:my|our) )|something(?: \\p{L}+)?(?: for)(?= (?:my|our) )|(?:promote|advertise|market|announce|introduce|present|showcase)(?= (?:my|our) )|(?:explain|show)(?= (?:how|what|why) )",
  },
  tones: {
    warm: "warm|friendly|cosy|cozy|calm|gentle|heartfelt|emotional|welcoming|soft",
    bold: "bold|punchy|energetic|loud|powerful|strong|dynamic|exciting|epic|snappy",
    playful: "cool|fun|funny|playful|cheerful|quirky|cute|silly|happy|upbeat|catchy",
    premium: "premium|elegant|luxury|luxurious|classy|sophisticated|stylish|high-end|sleek",
    plain: "plain|simple|clear|serious|professional|informative|clean|minimal",
  },
  aboutVideo:
    "(?:keep|make) it (?:very |really |super )?(?:short|simple|fun|light|punchy|friendly|snappy|upbeat|calm|warm|elegant)(?: and \\p{L}+)?|(?:use |with |add )?(?:some )?(?:upbeat|background|calm|happy|relaxing|energetic|epic|soft|fast|cheerful) music|music:.*|voice ?over|(?:make sure )?the tone (?:is|should be) \\p{L}+|fast cuts|(?:vertical|square|landscape|portrait) (?:format|video)|(?:the|this) video (?:should|must|needs).*|no more than \\p{N}+ seconds|want more (?:customers|people|visitors|sales)|get more (?:customers|people|visitors|sales)|(?:for|on) (?:instagram|tiktok|tik tok|youtube|facebook|linkedin|social media|reels|shorts|stories)(?: (?:reels|stories|shorts))?",
  seconds: "seconds?|secs?|s",
  possessive: "my|our",
  article: "an?|the|this|these",
  and: "and",
  date: {
    lead: "on|from|until|till|by|every|each|this|next|starting|starts?(?: on| from)?|begins?(?: on)?|opens?(?: on)?|opening|since|before|after|between|through|(?:on|from|until|till|by|of) the|late|early|mid|open|coming",
    link: "to|the|and|at|until|till|from|through|or|of|in the|-",
    tail: "onwards?|only",
    beforeHour: "at",
    afterHour: "o'clock|h",
    words:
      "\\p{N}{1,2}(?:[.:]\\p{N}{2})? (?:till|until|til) \\p{N}{1,2}(?:[.:]\\p{N}{2})?|24 hours a day|(?:seven|7) days a week|(?:a)?round the clock|today|tomorrow|tonight|daily|every day|everyday|weekly|(?:every )?weekends?|weekdays?|(?:every )?(?:morning|afternoon|evening|night)s?|noon|midnight|midday|next (?:week|month|year)|this (?:week|month|spring|summer|autumn|fall|winter)|all year(?: round)?|christmas|easter|halloween|new year's eve|valentine's day|mother's day|black friday",
    names:
      "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|sept|tues|weds?|thurs?|mon-fri|sat-sun",
    ambiguous:
      "may|march|august|mornings?|afternoons?|evenings?|nights?|weekends?|noon|midnight|weekly|easter|christmas",
    endings: "s|'s",
    from: "from|starting|starts|begins|opens|since|as of|onwards?",
    until: "until|till|by|ends|through|before",
  },
  price: {
    lead: "was|before|from|for|only|just|at|under|up to|starting at|starting from|starts at|over|about|around|per|then|plus",
    unit: "(?:an?|per|the)\\s\\p{L}+(?:\\s(?:night|month|person|week|hour|day|year))?|/\\s?\\p{L}+|each|pp|p/p|monthly|yearly|off",
    from: "from|starting|starts at|starting at",
    words:
      "half[- ]price|half off|two for one|2 for 1|2-for-1|3 for 2|buy one,? get one free|pay what you (?:want|can)",
    discount: "off|discount|reduction|less|sale|save",
  },
  free: "free|complimentary|gratis|no charge|for nothing|on the house|on us",
  notFree:
    "(?:\\p{L}+-free|(?:sugar|gluten|dairy|lactose|fat|smoke|stress|risk|hassle|cruelty|duty|debt|lead|car|plastic|wax|alcohol|nut|meat|pain) free|free[- ](?:range|lance|style|time|slots?|spirit\\p{L}*|day|days|hands|from|weekends?|kick|fall|trade|hand|flowing|standing|roaming)|feel free|freelanc\\p{L}*|set free|(?:a|the|pick a) free (?:slot|hour))",
  locative: "in|at|near|from|around|across|outside|opposite|next to|behind|on",
  place:
    "[\\p{L}-]+(?: [\\p{L}-]+)? and (?:the )?(?:surrounding areas?|surroundings)|(?:\\p{N}+|one|two|five|ten) (?:minutes?|min|miles?|km|steps)(?: walk)? (?:from|to) (?:the )?[^,.;]+|next to the \\p{L}+(?: \\p{L}+)?|opposite the \\p{L}+(?: \\p{L}+)?|in the (?:city|town|village) (?:centre|center)|in the old town|at the (?:harbour|harbor|market|station|beach)",
  audience: {
    before: "for",
    after: "",
    people:
      "people|parents?|mums?|moms?|dads?|famil\\p{L}+|kids?|children|babies|toddlers|teens?|teenagers|adults?|students?|pupils|beginners?|starters|professionals?|pros|teams?|founders?|start-?ups?|freelancers?|runners?|cyclists?|commuters?|travell?ers?|owners?|lovers?|fans|women|men|ladies|girls|boys|seniors?|retirees|developers?|designers?|teachers?|gardeners?|hikers?|cooks|chefs|businesses|companies|shops?|restaurants?|everyone|everybody|anyone|anybody|all(?: ages| levels)?|couples?|buyers?|guests?|neighbou?rs?|dogs?|cats?|pets?|friends|groups?|employees|workers|drivers|nurses|patients|athletes|artists|musicians|readers|writers|gamers|brides?|newlyweds|those|you|us|locals|visitors|tourists|offices|homes?|homeowners|householders|landlords|tenants|nonprofits|schools",
    age: "(?:ages?|aged)\\s\\p{N}+(?:\\s?(?:to|-|–)\\s?\\p{N}+)?|\\p{N}+\\s?(?:to|-|–)\\s?\\p{N}+\\s(?:years?(?:[- ]olds?)?)|\\p{N}+\\+|over \\p{N}+s|under \\p{N}+s|all ages",
    not: "sale|rent|hire|free|example|instance|more|now|just|only|less|life|years?|hours?|days?|weeks?|months?|minutes?|the (?:first|last|next)|fun|ever|good|a (?:week|month|day|year|while|viewing)|breakfast|lunch|dinner|delivery|pickup|tiktok|instagram|youtube|facebook|reels|stories|shorts",
  },
  feature:
    "with|without|no|made (?:of|from|with|in|by|to)|hand-?made|home-?made|hand-?\\p{L}+ed|freshly \\p{L}+ed|baked|built|roasted|brewed|crafted|designed|sewn|woven|grown|served|cooked|printed|packed|delivered|including|includes|comes with|free from|free of|that|which|who|fully|locally \\p{L}+ed|\\p{L}+-free",
  featureCut: "with|without|made (?:of|from|with|in|by)|that|which|who|including|featuring",
  relative: "that|which|who",
  negation: "not|no(?![-.])(?!\\s?\\p{N})|never|none|nor|cannot|nobody|nothing|\\p{L}+n['’]t",
  limit:
    "not (?:suitable|recommended|for)|unsuitable|except\\p{L}*|excluding|unless|only|minimum|maximum|min\\.?|max\\.?|at least|at most|no more than|limited to|over \\p{N}+|under \\p{N}+",
  craft:
    "music|beats?|drums?|songs?|soundtrack|text|font|letters|lettering|captions?|subtitles?|colou?rs?|tone|voice|voice-?over|style|mood|background|logo|transitions?|cuts|effects?|emojis?|hashtags?|animations?|video",
  orders: "use|make|keep|add|put|set|have|avoid|show|(?:do not|don['’]t) \\p{L}+|no|without|not too|nothing",
  unsaid:
    "(?:and |also |but )?(?:please )?(?:do not|don['’]t|never) (?:ever )?(?:mention|talk about|write about|bring up|reveal)|(?:and |also )?please (?:do not|don['’]t|never) (?:say|show|include|use|put|write|add|tell)|(?:and |also |but )?(?:please )?leave out|(?:do not|don['’]t) show (?:any|the|our|my)|no mention of",
  proof:
    "since (?:1[89]|20)\\p{N}\\p{N}|est\\.? (?:1[89]|20)\\p{N}\\p{N}|established (?:in )?\\p{N}+|founded in \\p{N}+|award(?:s|ed|-winning)?|winner|rated|stars?|reviews?|certified|years of experience|years' experience|generations?|\\p{N}[\\p{N},. ]*\\+? (?:\\p{L}+ )?(?:customers|clients|people|families|members|users|participants|graduates|teams|meals|volunteers|downloads|students|reviews|shops|companies)",
  note: "(?:we're |we are |is |are )?closed|sold out|fully booked|no dogs|cash only|while stocks last|bring your own|by appointment only|no parking",
  action:
    "order|buy|shop|book|reserve|call|ring|phone|text|message|email|write(?: to)?|contact|visit|come(?: by| in| along| and)?|drop (?:by|in)|stop by|join|sign up|register|enrol|enroll|apply|donate|volunteer|subscribe|download|try|start|get (?:yours|your|in touch|a|tickets)|learn more|find (?:us|out)|see more|check (?:out|it|us)|follow|rsvp|grab|taste|meet us|swing by|pick up|tickets? (?:at|from|for|on)|details at|more (?:at|on)|info at|dm|whatsapp|to (?:book|order|apply|register|reserve|sign up)",
  verbs:
    "feeds|pays|is|are|was|were|am|has|have|had|do|does|did|can|will|would|should|must|makes?|made us|keeps?|gets?|got|goes|comes?|opens|opened|starts|started|begins|takes?|gives?|offers?|helps?|needs?|wants?|brings?|works?|lets?|fits?|sells?|sold|serves?|bakes?|teach(?:es)?|runs?|ran|raises?|turns?|uses?|leaks?|lasts?|holds?|says?|think|thinks|thought|know|knows|became|moved|buys|pick|explain|collect|deliver|repair|believe|feels?|looks?|tastes?|smells?|costs|includes|there's|it's|we're|we've|you'll|you're|they're|don't|doesn't|isn't|aren't|won't|can't|i'm|i've|we'll|that's|means|doubles|becomes?|saves?|hiring|opening",
  pronouns: "i|we|you|it|they|he|she|this|that|there|everyone|nobody|most people|many people|some people",
  contrast: "but|yet|however",
  belief: "thinks?(?: that)?|believes?(?: that)?|says?(?: that)?|assumes?(?: that)?",
  beforeAfter:
    "before:?\\s+(.+?)[,;.]?\\s+(?:and )?(?:after|now|today):?\\s+(.+)|(?:we |i |it |they |you )?(used to .+?)[,;.]\\s+(?:and |but )?(?:now|today)\\s+(.+)|from (.+?) to (.+)",
  step: "first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|after that|finally|step \\p{N}+",
  told: "(?:i|we)(?:'ve)? (?:\\p{L}+ed|began|started|was|were|grew|left|lost|built|found|came|went|made|had|got|bought|sold|ran|met|took|learned|learnt|taught)",
  naming: "called|named|known as|brand(?:ed)?(?: name)?:?",
  definition: "is (?:an?|the|our|my|your)|are (?:the|our)",
  glue: "call(?: us)?(?: on| at)?|phone|tel|telephone|mobile|ring|text|whatsapp|email|e-mail|mail|write|web|website|site|online|visit|at|on|or|and|via|by|us|see|go to|more|info|instagram|facebook|tiktok|find us|contact|costs?|cost|price|prices|open|opening hours|hours|it's|is|are|only|just|for|to|the|a|address|book|order|tickets?|then|now",
  fields: {
    name: "name|brand|product name|company|business|called|what is it called",
    subject: "product|subject|topic|what|title|event|position|role|job|property|recipe|course|service|about",
    feature:
      "features?|key features|benefits?|highlights?|key points?|points|includes?|included|what you get|what we offer|ingredients|perks|you get|we offer|programme|program|one thing people should know|special",
    audience: "audience|target audience|target group|target|for|who|who is it for",
    price: "price|prices|cost|offer|discount|deal|salary|pay|fee|entry|admission",
    date: "date|dates|when|time|times|hours|opening hours|open",
    address: "where|location|place|venue|address",
    contact:
      "link|website|web|url|contact|phone|email|e-mail|tel|mail|instagram|whatsapp|tickets|register|registration|sign up|apply|book|order|how to reach us",
    action: "cta|call to action|action|button",
    video:
      "tone|tone of voice|style|length|duration|format|music|language|mood|platform|colou?rs?|video|vibe",
  },
};
