namespace SpanPack;

/// <summary>Where in a document of JSON a character is. Those after <see cref="Word"/> are in a number.</summary>
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
