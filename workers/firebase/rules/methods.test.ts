import { testExpressions } from "../../../tests/fakes/expression-vectors";

/** Methods of each type and functions of each namespace, from Google's reference of rules. */

testExpressions("string", {
  true: [
    "'abc'.size() == 3 && ''.size() == 0 && '😀'.size() == 1 && 'é'.size() == 1",
    "'Ada'.lower() == 'ada' && 'Ada'.upper() == 'ADA' && ' a b '.trim() == 'a b'",
    "'user@domain.com'.matches('.*@domain[.]com')",
    "'banana'.matches('.*nana') && !'banana'.matches('nana')",
    "'ADA'.matches('(?i)ada') && 'a1'.matches('\\\\w\\\\d')",
    "'a'.matches('a|b') && !'ab'.matches('a|b')",
    "'x'.matches('^x$') && ''.matches('')",
    "'Ünï'.matches('\\\\p{L}+') && !'a1'.matches('\\\\pL+')",
    "'a,b'.split(',') == ['a', 'b'] && 'a'.split(',') == ['a']",
    "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c'] && ',a'.split(',') == ['', 'a']",
    "'aXbX'.replace('X', '-') == 'a-b-' && 'banana'.replace('[an]', 'o') == 'booooo'",
    "'a.b'.replace('[.]', '') == 'ab' && 'ab'.replace('(a)(b)', '$2$1') == 'ba'",
    "'aé'.toUtf8().size() == 3 && 'a'.toUtf8() == b'a'",
  ],
  error: [
    "'x'.matches('(')",
    "'x'.matches('(?=x)x')",
    "'xx'.matches('(x)\\\\1')",
    "'x'.matches(1)",
    "'x'.matches()",
    "'x'.matches('x', 'y')",
    "'x'.replace('x', '$1') == ''",
    "'x'.replace('x') == ''",
    "'x'.split() == []",
    "'x'.size(1) == 1",
    "'x'.nope()",
    "'x'.toString() == 'x'",
    "'x'.hasAny(['x'])",
    "null.size() == 0",
    "(1).size() == 1",
  ],
});

testExpressions("bytes and hashing", {
  true: [
    "b'abc'.size() == 3 && b'abc'.toBase64() == 'YWJj' && b'abc'.toHexString() == '616263'",
    "hashing.md5('') .toHexString() == 'd41d8cd98f00b204e9800998ecf8427e'",
    "hashing.sha256('abc').toHexString() == 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'",
    "hashing.crc32('123456789').toHexString() == 'cbf43926'",
    "hashing.crc32c('123456789').toHexString() == 'e3069283'",
    "hashing.md5('abc') == hashing.md5(b'abc') && hashing.md5('a') is bytes",
    "b'a' == b'a' && b'a' != b'b'",
  ],
  false: ["b'a' == 'a'"],
  error: [
    "hashing.md5(1) == null",
    "hashing.sha1('a') == null",
    "hashing.md5() == null",
    "b'a' + b'b' == b'ab'",
    "b'a' < b'b'",
    "b'a'[0] == 97",
  ],
});

testExpressions("list", {
  true: [
    "['a', 'b'].hasAny(['b', 'c']) && !['a'].hasAny(['b']) && !['a'].hasAny([])",
    "['a', 'b'].hasAll(['a']) && ['a'].hasAll([]) && !['a'].hasAll(['a', 'b'])",
    "['a', 'b'].hasOnly(['b', 'a']) && ['a'].hasOnly(['a', 'b']) && !['a', 'c'].hasOnly(['a', 'b']) && [].hasOnly([])",
    "['a'].hasAny(['a'].toSet()) && ['a'].hasAll(['a'].toSet()) && ['a'].hasOnly(['a'].toSet())",
    "[1, 2].concat([2, 3]) == [1, 2, 2, 3] && [].concat([]) == []",
    "['a', 'b'].join(',') == 'a,b' && [].join(',') == '' && [1, 2.0, true, null].join('-') == '1-2.0-true-null'",
    "['a', 'b', 'a'].removeAll(['a']) == ['b'] && [1, 2].removeAll([]) == [1, 2]",
    "[1, 1, 2].toSet().size() == 2 && [1, 2].size() == 2 && [].size() == 0",
  ],
  error: [
    "['a'].hasAny('a')",
    "['a'].hasAll(null)",
    "['a'].hasOnly({'a': 1})",
    "['a'].concat('b') == []",
    "['a'].concat(['b'].toSet()) == []",
    "['a'].join(1) == ''",
    "[[1]].join(',') == ''",
    "['a'].removeAll('a') == []",
    "['a'].includes('a')",
    "['a'].length == 1",
    "['a'].union(['b']) == []",
  ],
});

testExpressions("set", {
  true: [
    "['a'].toSet().union(['b'].toSet()) == ['b', 'a'].toSet()",
    "['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()",
    "['a', 'b'].toSet().difference(['b'].toSet()) == ['a'].toSet()",
    "['a', 'b'].toSet().hasAny(['b']) && ['a', 'b'].toSet().hasAll(['a', 'b']) && ['a'].toSet().hasOnly(['a', 'b'])",
    "['a', 'a'].toSet().size() == 1 && [].toSet().size() == 0",
  ],
  false: ["['a'].toSet() == ['b'].toSet()", "['a'].toSet().hasAny([])"],
  error: [
    "['a'].toSet().union(['b']) == null",
    "['a'].toSet().join(',') == 'a'",
    "['a'].toSet().hasAny('a')",
    "['a'].toSet() + ['b'].toSet() == null",
    "['a'].toSet().toSet() == null",
  ],
});

testExpressions("map and its differences", {
  true: [
    "{'a': 1, 'b': 2}.keys().hasAll(['a', 'b']) && {'a': 1}.keys() == ['a'] && {}.keys().size() == 0",
    "{'a': 1, 'b': 1}.values() == [1, 1] && {'a': 1}.size() == 1",
    "{'a': 1}.get('a', 7) == 1 && {'a': 1}.get('b', 7) == 7 && {'a': null}.get('a', 7) == null",
    "{'a': {'b': 1}}.get(['a', 'b'], 7) == 1 && {'a': 1}.get(['a', 'b'], 7) == 7 && {}.get(['x', 'y'], 7) == 7",
    "{'a': 1}.diff({}).addedKeys() == ['a'].toSet()",
    "{}.diff({'a': 1}).removedKeys() == ['a'].toSet()",
    "{'a': 0}.diff({'a': 1, 'b': 4}).changedKeys() == ['a'].toSet()",
    "{'a': 0}.diff({'a': 0}).unchangedKeys() == ['a'].toSet()",
    "({'a': 0, 'c': 0, 'u': 0}).diff({'r': 0, 'c': 1, 'u': 0}).affectedKeys() == ['a', 'r', 'c'].toSet()",
    "{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0",
    "{'a': {'b': 1}}.diff({'a': {'b': 2}}).changedKeys().hasOnly(['a'])",
    "{'a': null}.diff({}).addedKeys().hasAll(['a'])",
  ],
  error: [
    "{'a': 1}.get('b') == null",
    "{'a': 1}.get(1, 2) == 2",
    "{'a': 1}.get([1], 2) == 2",
    "{'a': 1}.diff(null).affectedKeys().size() == 0",
    "{'a': 1}.diff([]).affectedKeys().size() == 0",
    "{}.diff({}) == {}.diff({})",
    "{}.diff({}).keys() == []",
    "{'a': 1}.has('a')",
    "{'size': 1}.keys.size() == 1",
  ],
});

testExpressions("timestamp", {
  true: [
    "request.time.year() == 2026 && request.time.month() == 11 && request.time.day() == 21",
    "request.time.hours() == 3 && request.time.minutes() == 4 && request.time.seconds() == 5 && request.time.nanos() == 6000000",
    "request.time.dayOfWeek() == 6 && request.time.dayOfYear() == 325",
    "timestamp.date(2026, 11, 22).dayOfWeek() == 7 && timestamp.date(2026, 11, 23).dayOfWeek() == 1",
    "request.time.date() == timestamp.date(2026, 11, 21)",
    "request.time.time() == duration.time(3, 4, 5, 6000000)",
    "timestamp.value(1000).toMillis() == 1000 && timestamp.value(0).year() == 1970",
    "timestamp.value(-1).nanos() == 999000000 && timestamp.value(-1).date() == timestamp.date(1969, 12, 31)",
    "timestamp.date(2024, 2, 29).dayOfYear() == 60",
    "timestamp.date(2026, 1, 1) < timestamp.date(2026, 1, 2)",
    "timestamp.date(2026, 1, 1) + duration.value(1, 'd') == timestamp.date(2026, 1, 2)",
    "timestamp.date(2026, 1, 2) - duration.value(1, 'd') == timestamp.date(2026, 1, 1)",
    "timestamp.date(2026, 1, 2) - timestamp.date(2026, 1, 1) == duration.value(24, 'h')",
    "duration.value(1, 'd') + timestamp.date(2026, 1, 1) == timestamp.date(2026, 1, 2)",
  ],
  false: ["timestamp.value(0) == 0", "request.time == null", "timestamp.value(1) > timestamp.value(2)"],
  error: [
    "timestamp.date(2026, 13, 1) == null",
    "timestamp.date(2026, 2, 30) == null",
    "timestamp.date('2026', 1, 1) == null",
    "timestamp.date(2026) == null",
    "timestamp.value('0') == null",
    "timestamp.now() == null",
    "request.time > 0",
    "request.time + 1 == request.time",
    "request.time + request.time == null",
    "request.time.getYear() == 2026",
    "request.time - 1 == request.time",
  ],
});

testExpressions("duration", {
  true: [
    "duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'd') == duration.value(24, 'h')",
    "duration.value(1, 'h') == duration.value(60, 'm') && duration.value(1, 'm') == duration.value(60, 's')",
    "duration.value(1, 's') == duration.value(1000, 'ms') && duration.value(1, 'ms') == duration.value(1000000, 'ns')",
    "duration.time(1, 0, 0, 0) == duration.value(60, 'm')",
    "duration.value(90, 's').seconds() == 90 && duration.value(1500, 'ms').nanos() == 500000000",
    "duration.abs(duration.value(-1, 's')) == duration.value(1, 's')",
    "duration.value(1, 's') < duration.value(2, 's')",
    "duration.value(1, 's') + duration.value(1, 's') == duration.value(2, 's')",
    "duration.value(3, 's') - duration.value(1, 's') == duration.value(2, 's')",
  ],
  false: ["duration.value(1, 's') == 1", "duration.value(1, 's') >= duration.value(1, 'm')"],
  error: [
    "duration.value(1, 'y') == null",
    "duration.value(1, 'constructor') == null",
    "duration.value('1', 's') == null",
    "duration.value(1) == null",
    "duration.abs(1) == 1",
    "duration.value(1, 's') * 2 == null",
    "duration.value(1, 's') > 1",
    "duration.value(1, 's') - request.time == null",
  ],
});

testExpressions("latlng and math", {
  true: [
    "latlng.value(1.5, 2).latitude() == 1.5 && latlng.value(1.5, 2).longitude() == 2",
    "latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000 && latlng.value(0, 0).distance(latlng.value(0, 1)) < 111400",
    "latlng.value(1, 1).distance(latlng.value(1, 1)) == 0",
    "latlng.value(1, 2) == latlng.value(1.0, 2.0)",
    "math.abs(-3) == 3 && math.abs(-3) is int && math.abs(-2.5) == 2.5",
    "math.ceil(1.2) == 2 && math.ceil(-1.2) == -1 && math.ceil(1.2) is int",
    "math.floor(-1.2) == -2 && math.round(1.5) == 2 && math.round(1.4) == 1",
    "math.pow(2, 3) == 8 && math.pow(2, 3) is float && math.pow(4, 0.5) == 2",
    "math.sqrt(9) == 3 && math.isNaN(math.sqrt(-1)) && math.isInfinite(1 / 0.0) && !math.isInfinite(1)",
  ],
  false: ["latlng.value(1, 2) == latlng.value(2, 1)", "math.isNaN(1)"],
  error: [
    "latlng.value(91, 0) == null",
    "latlng.value(0, 181) == null",
    "latlng.value('0', 0) == null",
    "latlng.value(0, 0).distance(1) == 0",
    "latlng.value(0, 0) < latlng.value(1, 1)",
    "math.abs('1') == 1",
    "math.abs(null) == 0",
    "math.ceil(1 / 0.0) == 0",
    "math.max(1, 2) == 2",
    "math.pow(2) == 4",
    "math.constructor() == null",
  ],
});
