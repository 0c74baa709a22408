import { currency, type Grammar, words } from "../grammar";

const video =
  "(?:video|clip|reel|ad|advert|advertisement|commercial|spot|promo|trailer|teaser|tiktok|short|story|animation|explainer|announcement|slideshow)s?(?:\\s+(?:ad|video|clip|spot|reel|script))?";
const asks =
  "(?:please\\s+|can you\\s+|could you\\s+|hi,?\\s+|hello,?\\s+)*(?:(?:make|create|produce|write|generate|design|build|give|do|need|want|i need|i want|i'd like|i would like|we need|we want|we'd like|we would like|help (?:me|us)(?: to)? (?:make|create|write))\\s+(?:me\\s+|us\\s+|you to make\\s+|to make\\s+|to create\\s+)?)?";
const goal =
  "(?:promot(?:e|es|ing)|advertis(?:e|es|ing)|announc(?:e|es|ing)|introduc(?:e|es|ing)|present(?:s|ing)?|showcas(?:e|es|ing)|show(?:s|ing)?|explain(?:s|ing)?|launch(?:es|ing)?|sell(?:s|ing)?|featur(?:es|ing)|market(?:s|ing)?|celebrat(?:e|es|ing)|cover(?:s|ing)?|recruit(?:s|ing)?|tell(?:s|ing)? (?:people|everyone|customers|them)? ?about|invit(?:e|es|ing) (?:people|everyone|families|guests|customers|you)? ?to)";
const link = `(?:about|on|of|for|:|to\\s+${goal}|that\\s+${goal}|which\\s+${goal}|${goal})`;
const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
const weekdays = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?";

export const english: Grammar = {
  frequentWords: words("the|a|an|and|with|for|of|our|is|are|to|that|in|on|at|from|it|we|your|about", "giu"),
  requests: [
    new RegExp(
      `^${asks}(?:an?\\s+|the\\s+|some\\s+|one\\s+)?(?:[\\p{L}\\d'-]+\\s+){0,6}?${video}\\s*(?:for\\s+(?:[\\p{L}'-]+\\s+){1,4}?(?=about\\s))?${link}\\s+`,
      "iu",
    ),
    new RegExp(`^(?:please\\s+|i want to\\s+|we want to\\s+|help (?:me|us)(?: to)?\\s+)*${goal}\\s+`, "iu"),
    /^(?:a\s+)?recipe\s+(?:for|:)\s+/iu,
    /^(?:i|we)(?:'m|'re| am| are)?\s+(?:run|own|have|manage|just opened|opened|opening|open|launching|launched|just launched|organising|organizing|hosting|holding|starting|looking for|hiring|selling)\s+/iu,
  ],
  repairSubject: (subject) => subject,
  aboutTheVideo: words(
    "(?:keep|make) it (?:short|simple|fun|light|punchy|friendly|snappy|upbeat)|upbeat music|background music|voice ?over|the video|this video|the tone|tone of voice|call to action|fast cuts|(?:vertical|square|landscape) format|no more than|use (?:bright|warm|dark|bold|soft|our) (?:colou?rs|tones|brand)|seconds? long|want more (?:customers|people|visitors|sales)|get more (?:customers|people|visitors|sales)|for (?:instagram|tiktok|youtube|facebook|social media)",
  ),
  mention:
    /^(?:please\s+)?(?:also\s+)?(?:mention|say|highlight|emphasi[sz]e|stress|point out|include|add|note|make clear|don't forget)(?:\s+that)?\s+(?:the fact that\s+)?/iu,
  fields: {
    subject:
      /^(?:product|subject|topic|what|title|event|position|role|job|property|recipe|course|service)$/iu,
    name: /^(?:name|brand|product name|company|called)$/iu,
    points:
      /^(?:features?|key features|benefits?|highlights?|key points?|points|why|includes?|included|what you get|what we offer|ingredients|perks|you get|we offer|programme|program)$/iu,
    audience: /^(?:audience|target audience|target group|target|for|who)$/iu,
    offer: /^(?:price|prices|cost|offer|discount|deal|salary|pay|fee|tickets?)$/iu,
    when: /^(?:date|dates|when|time|where|location|place|venue|address)$/iu,
    action: /^(?:cta|call to action|action|link|website|web|url|contact|order|book|apply|phone|email)$/iu,
    ignored:
      /^(?:tone|style|length|duration|format|music|language|mood|platform|colou?rs?|voice|aspect ratio)$/iu,
  },
  featuresMarker: /,?\s+(?:with|featuring)\s+/iu,
  featuresPrefix: "",
  relativeMarker: /,?\s+(?:that|which)\s+(?=(?:you can\s|\p{Ll}+s\s|can\s|will\s|has\s|is\s|are\s))/iu,
  audience:
    /(?:,?\s+|^)((?:for|aimed at|made for|perfect for)\s+(?:[\p{L}'-]+\s+){0,4}?(?:people|parents|families|kids|children|students|beginners|professionals|teams|founders|freelancers|runners|cyclists|travell?ers|commuters|owners|lovers|fans|women|men|adults|teens|teenagers|seniors|developers|designers|marketers|teachers|nurses|gardeners|hikers|cooks|bakers|businesses|companies|shops|makers|creators|everyone|anyone|couples|buyers|dogs|cats|pets|campers|athletes|musicians|readers|writers|patients|visitors|guests|neighbou?rs|newcomers|learners)(?:\s+(?:who|with|in|of|on|at|over|under|aged)\s+[^,.;]+)?)/iu,
  participle:
    /,?\s+(?=(?:made|built|designed|handmade|hand-made|baked|crafted|brewed|roasted|grown|located|based|sewn|woven|printed|produced|cooked|served|taught|led|run|hosted)\s+(?:from|of|in|by|with|for|to|on|at|out|over|near|every|fresh)\s)/iu,
  dateMarker: new RegExp(
    `,?\\s+(?:on\\s+|this\\s+|from\\s+)?(?=(?:${weekdays}|\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${months})|(?:${months})\\s+\\d)(?!\\p{L}))`,
    "iu",
  ),
  frontedDate: {
    opener: /^(?:on|this|next|from)\s/iu,
    word: new RegExp(`^(?:${weekdays}|${months}|\\d{1,4}(?:[.:]\\d{2})?(?:st|nd|rd|th|am|pm)?|am|pm)$`, "iu"),
    link: /^(?:the|of|on|from|at|to|until|and|this|next)$/iu,
    existence: /^(?:there (?:is|are|will be)|there's)\s+/iu,
    subject: /$^/u,
  },
  naming:
    /(?:,?\s+(?:called|named|known as))\s+["“'‘]?((?:[\p{Lu}\d][\p{L}\d&'’.-]*)(?:\s+(?:[\p{Lu}\d&][\p{L}\d&'’-]*))*)["”'’]?/u,
  definition:
    /^((?:[\p{Lu}][\p{L}\d&'’.-]*)(?:\s+(?:[\p{Lu}\d&][\p{L}\d&'’-]*))*)(?:\s+is\s+|\s*[:–—]\s*|,\s+)(?=(?:an?|the|our|your|my)\s)(.+)$/u,
  clauseVerb:
    /^(?:\p{Ll}+s\s(?=(?:an?|the|every|all|any|your|our|its|in|on|at|to|with|for|when|like|up|after|into|onto|through|flat|off|out|over|under|by|as|more|well)\s)|(?:get|see|make|keep|plan|share|track|find|save|send|choose|pick|watch|learn|add|use|set|write|read|ask|meet|build|bring|take|look|need|offer|help|sell|are)\s)/iu,
  pronoun: /^(we|i)\s+/iu,
  determiner: /^(?:an?|the|my|our|this|these|your)\s/iu,
  address:
    /(?<![\p{L}\d])\d{1,4}[a-z]?\s(?:\p{Lu}[\p{L}'’]+\s){1,3}(?:street|st|road|rd|lane|avenue|ave|square|way|terrace|place|row|quay)(?!\p{L})/iu,
  finiteVerb: words(
    "is|are|was|has|have|opens|reopens|starts|begins|offers|comes|returns|takes place|turns|celebrates|needs|wants|makes|sells|brings|helps|lets|gives|invites|hosts|launches",
  ),
  and: "and",
  date: words(
    `(?:${weekdays})|\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${months})|(?:${months})\\s+\\d{1,2}|\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm)`,
  ),
  offer: new RegExp(
    `${currency}|(?<!\\p{L})(?:free (?:shipping|delivery|entry|trial|of charge|returns|parking|childcare)|free for|for free|is free|are free|entry free|discount|early bird|sale|half price|money[- ]back|from only)(?!\\p{L})`,
    "iu",
  ),
  proof: words(
    "since (?:19|20)\\d\\d|award\\p{L}*|rated|stars|reviews|trusted by|certified|years of experience|graduates|dermatolog\\p{L}*|tested|\\d[\\d,. ]*(?:customers|people|members|families|users|clients|students|teams|meals|children|volunteers)",
  ),
  action:
    /^(?:order|buy|book|shop|visit|call|apply|sign up|register|join|donate|download|try|get|reserve|come|tickets?|subscribe|contact|email|find us|find out|learn more|see you|drop by|enrol|enroll|start|send|more at|rsvp|schedule|volunteer|give|stop by|swing by|grab)(?!\p{L})/iu,
};
