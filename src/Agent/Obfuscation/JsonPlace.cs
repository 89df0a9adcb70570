namespace SpanPack;

/// <summary>The position of a character in a JSON document. Members after <see cref="Word"/> are in a number.</summary>
internal enum JsonPlace : byte
{
    Value,
    ValueOrEnd,
    Key,
    KeyOrEnd,
    AfterKey,
    AfterValue,
    String,
    Escape,
    Word,
    Minus,
    Zero,
    Integer,
    Point,
    Fraction,
    Exponent,
    ExponentSign,
    ExponentDigits,
}
