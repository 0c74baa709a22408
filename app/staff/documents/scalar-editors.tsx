import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { readNumbers, writeNumbers } from "~/domain/documents/convert-value";
import { doubleText } from "~/domain/documents/difference";
import { isDocumentPath } from "~/domain/documents/document-access";
import { isBase64, isReference, readDouble, readInteger } from "~/domain/documents/tagged-json";
import { lostNanoseconds, readTimestamp } from "~/domain/documents/timestamp";
import { vectorNumbers, vectorOf, type WireValue } from "~/domain/documents/wire-value";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { inputStyle } from "~/ui/field";
import { documentAddress } from "./documents-api";

interface EditorProps {
  /** Names the control: the path of the field. */
  label: string;
  value: WireValue;
  isReadOnly: boolean;
  onChange: (value: WireValue) => void;
  /** Told while what is typed is no value of the type; not any more once the control is gone, and the text with it. */
  onInvalid: (isInvalid: boolean) => void;
}

/** The control of a value that holds no others, by its type. */
export function ScalarEditor(props: EditorProps) {
  const { value, onChange, onInvalid, label, isReadOnly } = props;
  const tell = useRef(onInvalid);
  tell.current = onInvalid;
  useEffect(() => () => tell.current(false), []);
  if ("stringValue" in value) {
    return (
      <textarea
        aria-label={label}
        dir="auto"
        readOnly={isReadOnly}
        rows={Math.min(
          8,
          Math.max(1, value.stringValue.split("\n").length, Math.ceil(value.stringValue.length / 90)),
        )}
        value={value.stringValue}
        onChange={({ target }) => onChange({ stringValue: target.value })}
        className={classNames(inputStyle, "resize-y px-2.5 py-1.5 sm:text-sm")}
      />
    );
  }
  if ("integerValue" in value) {
    return (
      <TypedText
        {...props}
        text={value.integerValue}
        problem="Digits alone, within 64 bits: -9223372036854775808 to 9223372036854775807."
        read={(text) => {
          const integerValue = readInteger(text);
          return integerValue === null ? null : { integerValue };
        }}
      />
    );
  }
  if ("doubleValue" in value) {
    return (
      <TypedText
        {...props}
        text={doubleText(value.doubleValue)}
        problem="A number such as 1.5 or 2e-9, or NaN, Infinity, -Infinity."
        read={(text) => {
          const doubleValue = readDouble(text);
          return doubleValue === null ? null : { doubleValue };
        }}
      />
    );
  }
  if ("booleanValue" in value) {
    return (
      <select
        aria-label={label}
        disabled={isReadOnly}
        value={String(value.booleanValue)}
        onChange={({ target }) => onChange({ booleanValue: target.value === "true" })}
        className={classNames(inputStyle, "h-8 max-w-28 px-2 sm:text-sm")}
      >
        <option value="true">true</option>
        <option value="false">false</option>
      </select>
    );
  }
  if ("timestampValue" in value) return <TimestampEditor {...props} text={value.timestampValue} />;
  if ("referenceValue" in value) {
    const { referenceValue } = value;
    return (
      <span className="grid gap-1">
        <TypedText
          {...props}
          text={referenceValue}
          problem="The path of a document: collection/id."
          read={(text) => (isReference(text.trim()) ? { referenceValue: text.trim() } : null)}
        />
        {isDocumentPath(referenceValue) && (
          <Link to={documentAddress(referenceValue)} className="w-fit text-accent text-xs underline">
            Open {referenceValue}
          </Link>
        )}
      </span>
    );
  }
  if ("bytesValue" in value) {
    const bytes = Math.floor((value.bytesValue.replace(/=+$/, "").length * 3) / 4);
    return (
      <TypedText
        {...props}
        isLong
        text={value.bytesValue}
        hint={`${bytes.toLocaleString("en")} ${bytes === 1 ? "byte" : "bytes"}, in base64`}
        problem="Base64: letters, digits, + and /, filled up with = to fours."
        read={(text) => {
          const typed = text.replace(/\s/g, "");
          return isBase64(typed) ? { bytesValue: typed } : null;
        }}
      />
    );
  }
  if ("geoPointValue" in value) {
    return <GeoPointEditor {...props} point={value.geoPointValue} />;
  }
  if ("maskedValue" in value) {
    return (
      <span className="flex flex-wrap items-center gap-2 text-muted text-sm">
        •••••• <span className="text-xs">Masked, and kept as it is</span>
        {!isReadOnly && (
          <Button size="sm" variant="ghost" onClick={() => onChange({ stringValue: "" })}>
            Replace
          </Button>
        )}
      </span>
    );
  }
  const numbers = vectorNumbers(value);
  if (numbers) {
    return (
      <TypedText
        {...props}
        isLong
        text={writeNumbers(numbers)}
        hint={`${numbers.length} ${numbers.length === 1 ? "dimension" : "dimensions"}`}
        problem="1 to 2,048 numbers with commas between them; NaN is none."
        read={(text) => {
          const typed = readNumbers(text);
          return typed && vectorOf(typed);
        }}
      />
    );
  }
  return <span className="text-muted text-sm">null</span>;
}

interface GeoPoint {
  latitude: number;
  longitude: number;
}

const mostDegrees: GeoPoint = { latitude: 90, longitude: 180 };

/** Two numbers, each with what is wrong about it; the value is none while either is. */
function GeoPointEditor({ point, ...props }: EditorProps & { point: GeoPoint }) {
  const { label, onChange, onInvalid } = props;
  const [wrong, setWrong] = useState({ latitude: false, longitude: false });
  const part = (of: keyof GeoPoint, name: string) => (
    <TypedText
      {...props}
      label={`${label}, ${name}`}
      text={String(point[of])}
      problem={`${name}: degrees from -${mostDegrees[of]} to ${mostDegrees[of]}.`}
      read={(typed) => {
        const degrees = readDouble(typed);
        return typeof degrees === "number" && Math.abs(degrees) <= mostDegrees[of]
          ? { geoPointValue: { ...point, [of]: degrees } }
          : null;
      }}
      onChange={onChange}
      onInvalid={(isWrong) => {
        const now = { ...wrong, [of]: isWrong };
        setWrong(now);
        onInvalid(now.latitude || now.longitude);
      }}
    />
  );
  return (
    <span className="grid grid-cols-2 gap-2">
      {part("latitude", "Latitude")}
      {part("longitude", "Longitude")}
    </span>
  );
}

interface TypedTextProps extends EditorProps {
  text: string;
  /** Said where what is typed cannot be read. */
  problem: string;
  hint?: string;
  isLong?: boolean;
  /** Null for what is none of the type. */
  read: (text: string) => WireValue | null;
}

/** What is typed stays as it is typed; the value follows whenever it can be read. */
function TypedText(props: TypedTextProps) {
  const { label, text, problem, hint, read, isReadOnly, isLong = false, onChange, onInvalid } = props;
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  const isWrong = read(typed) === null;
  // Changed from elsewhere: put back, or read anew.
  if (text !== seen) {
    setSeen(text);
    setTyped(text);
  }
  const common = {
    "aria-label": label,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong || hint ? id : undefined,
    readOnly: isReadOnly,
    spellCheck: false,
    value: typed,
    onChange: ({ target }: { target: { value: string } }) => {
      const value = read(target.value);
      setTyped(target.value);
      onInvalid(value === null);
      if (value === null) return;
      setSeen(textOfSame(value, target.value, text));
      onChange(value);
    },
    className: classNames(inputStyle, "px-2.5 font-mono sm:text-xs", isLong ? "py-1.5" : "h-8"),
  };
  return (
    <span className="grid gap-1">
      {isLong ? <textarea rows={2} {...common} /> : <input type="text" {...common} />}
      {(isWrong || hint) && (
        <span id={id} className={classNames("text-xs", isWrong ? "text-danger" : "text-muted")}>
          {isWrong ? problem : hint}
        </span>
      )}
    </span>
  );
}

/** The text that a value has in its one form: what comes back from above after it was typed, so that typing is not undone. */
function textOfSame(value: WireValue, typed: string, before: string): string {
  if ("integerValue" in value) return value.integerValue;
  if ("doubleValue" in value) return doubleText(value.doubleValue);
  if ("timestampValue" in value) return value.timestampValue;
  if ("referenceValue" in value) return value.referenceValue;
  if ("bytesValue" in value) return value.bytesValue;
  if ("geoPointValue" in value) return before === String(Number(typed)) ? before : String(Number(typed));
  const numbers = vectorNumbers(value);
  return numbers ? writeNumbers(numbers) : typed;
}

const local = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "long" });

function TimestampEditor({ text, ...props }: EditorProps & { text: string }) {
  const { isReadOnly, onChange, onInvalid } = props;
  const lost = lostNanoseconds(text);
  const cut = lost > 0 ? ` The database keeps microseconds: it cuts off ${lost} ns.` : "";
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <TypedText
        {...props}
        text={text}
        hint={`${local.format(new Date(text))} here.${cut}`}
        problem="A moment such as 2026-01-31T12:00:00.123456789Z, or with +01:00."
        read={(typed) => {
          const timestampValue = readTimestamp(typed);
          return timestampValue === null ? null : { timestampValue };
        }}
      />
      {!isReadOnly && (
        <Button
          size="sm"
          onClick={() => {
            onInvalid(false);
            onChange({ timestampValue: readTimestamp(new Date().toISOString()) ?? text });
          }}
        >
          Now
        </Button>
      )}
    </span>
  );
}
