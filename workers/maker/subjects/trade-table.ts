import trades from "./trades.json";
import { fold, unspaced } from "./words/fold";
import { stem } from "./words/stem";

/** What a trade or a kind of goods is shown by. */
export interface Trade {
  /** Its subject, then what goes well with it; empty where nothing we have shows it. */
  shows: readonly string[];
  /** Says where or for whom something is rather than what. */
  isBroad?: boolean;
  /** Its words name things that are sold, which any video may show, not who does what: "soup", not "insurance". */
  isGoods?: boolean;
}

/** A trade and the language in which a word names it. */
export interface NamedTrade {
  trade: Trade;
  language: string;
}

interface TradeTable {
  /** Words and phrases, folded, as they stand and without their endings. */
  whole: Map<string, NamedTrade[]>;
  /** Ends of compounds, "seife" of "Olivenölseife", longest first. */
  ends: [end: string, named: NamedTrade[]][];
  /** Beginnings of words, by their first two letters, longest first. */
  beginnings: Map<string, [beginning: string, named: NamedTrade[]][]>;
  /** Words of scripts without spaces and of Korean, whose particles follow without one; longest first. */
  parts: [part: string, named: NamedTrade[]][];
}

let table: TradeTable | undefined;

/** The trades and goods by the words that name them. Emoji are tagged by what things are, not by who sells them. */
export function tradeTable(): TradeTable {
  table ??= readTable();
  return table;
}

function readTable(): TradeTable {
  const whole: TradeTable["whole"] = new Map();
  const begun = new Map<string, NamedTrade[]>();
  const ending = new Map<string, NamedTrade[]>();
  const parts = new Map<string, NamedTrade[]>();
  const put = (map: Map<string, NamedTrade[]>, key: string, trade: Trade, language: string) => {
    const named = map.get(key);
    if (named) named.push({ trade, language });
    else map.set(key, [{ trade, language }]);
  };
  for (const trade of Object.values(trades)) {
    for (const [language, list] of Object.entries(trade.words)) {
      for (const phrase of list.split(",").map((part) => part.trim())) {
        const key = fold(phrase);
        if (unspaced.test(key) || /\p{sc=Hangul}/u.test(key)) put(parts, key, trade, language);
        else if (key.startsWith("*")) put(ending, key.slice(1), trade, language);
        else if (key.endsWith("*")) put(begun, key.slice(0, -1), trade, language);
        else {
          put(whole, key, trade, language);
          const stems = key.split(" ").map((word) => stem(word, language));
          if (stems.join(" ") !== key) put(whole, stems.join(" "), trade, language);
        }
      }
    }
  }
  const beginnings: TradeTable["beginnings"] = new Map();
  for (const [beginning, named] of longestFirst(begun)) {
    const list = beginnings.get(beginning.slice(0, 2)) ?? [];
    list.push([beginning, named]);
    beginnings.set(beginning.slice(0, 2), list);
  }
  return { whole, ends: longestFirst(ending), beginnings, parts: longestFirst(parts) };
}

function longestFirst(map: Map<string, NamedTrade[]>): [string, NamedTrade[]][] {
  return [...map].sort(([left], [right]) => right.length - left.length);
}
