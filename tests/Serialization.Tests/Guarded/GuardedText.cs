namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>Kinds of text that are written in ways of their own, or leave it at another place.</summary>
internal enum GuardedText
{
    Ascii,
    ForeignFirst,
    ForeignLast,
    ThreeByte,
    LoneSurrogate,
}
