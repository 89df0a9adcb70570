namespace SpanPack;

/// <summary>Codes of answers as objects, made once each.</summary>
/// <remarks>Safe for any number of threads.</remarks>
internal static class BoxedStatusCodes
{
    private const int First = 100;
    private const int Last = 599;

    private static readonly object?[] s_codes = new object?[Last - First + 1];

    /// <summary>The object of a code. Two threads may make it at once: it does not matter which one stays.</summary>
    internal static object Of(int code) => code is >= First and <= Last ? s_codes[code - First] ??= code : code;
}
