namespace SpanPack;

/// <summary>Status codes of responses as cached objects.</summary>
/// <remarks>Safe for any number of threads.</remarks>
internal static class BoxedStatusCodes
{
    private const int First = 100;
    private const int Last = 599;

    private static readonly object?[] s_codes = new object?[Last - First + 1];

    /// <summary>Returns the object of a code. Two threads may create it at once; either one is kept.</summary>
    internal static object Of(int code) => code is >= First and <= Last ? s_codes[code - First] ??= code : code;
}
